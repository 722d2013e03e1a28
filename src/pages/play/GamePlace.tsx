import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { WorldRecord } from "../../api/wire.ts";
import { onElementSize } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { WorldDocument } from "../../engine/index.ts";
import styles from "../../player/Place.module.css";
import { shownName } from "../../player/shownName.ts";
import { playPath } from "../games/gamePaths.ts";
import { Player } from "./Player.tsx";
import type { BesideStage } from "./PlayerBoard.tsx";
import { useFullScreen } from "./useFullScreen.ts";

export interface GamePlaceProps {
  readonly record: WorldRecord;
  readonly document: WorldDocument;
  readonly beside?: BesideStage | null;
  readonly onPlay?: () => void;
  /** Gets what plays the game. */
  readonly editorRef?: RefObject<Editor | null>;
}

/** The title of a game with its player. */
export function GamePlace({ record, document, beside, onPlay, editorRef }: GamePlaceProps) {
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
      <Player
        document={document}
        gameId={record.id}
        editorRef={editorRef}
        fullScreen={fullScreen}
        beside={beside ?? null}
        onPlay={onPlay}
      />
    </div>
  );
}

function PlayHead({ world }: { readonly world: WorldRecord }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <NameOf world={world} />
      </h1>
      {world.forkParent && (
        <p className={styles.parent}>
          Remixed from <Link to={playPath(world.forkParent.id)}>{shownName(world.forkParent.name)}</Link>
        </p>
      )}
    </header>
  );
}

/** The name and the maker, one link to the maker's page. A local game has no maker to link to. */
function NameOf({ world }: { readonly world: WorldRecord }) {
  const { username } = world.user;
  const name = <span className={styles.name}>{shownName(world.name)}</span>;
  if (username === "") return name;
  return (
    <Link to={`/u/${encodeURIComponent(username)}`} className={styles.made}>
      {name}{" "}
      <span className={styles.by}>
        by <span className={styles.maker}>{username}</span>
      </span>
    </Link>
  );
}

/** How far below the top of the page an element begins, in CSS px. Measured again when its size changes. */
function useRoomBelow(element: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setAbove(Math.round(current.getBoundingClientRect().top + window.scrollY));
    look();
    return onElementSize(current, look);
  }, [element]);
  return above;
}
