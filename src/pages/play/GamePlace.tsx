/** The part of the window that is the game's: whose it is, its stage and what it is played with. */
import { type CSSProperties, useRef } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { Player } from "./Player.tsx";
import { PlayHead } from "./PlayHead.tsx";
import styles from "./PlayPage.module.css";
import { useFullScreen } from "./useFullScreen.ts";
import { useRoomBelow } from "./useRoomBelow.ts";

export interface GamePlaceProps {
  readonly record: WorldRecord;
  readonly document: WorldDocument;
}

export function GamePlace({ record, document }: GamePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const above = useRoomBelow(place);
  const fullScreen = useFullScreen(place);
  return (
    <div
      ref={place}
      className={styles.game}
      data-large={fullScreen.isOn}
      style={{ "--above": `${above}px` } as CSSProperties}
    >
      <PlayHead world={record} />
      <Player document={document} fullScreen={fullScreen} />
    </div>
  );
}
