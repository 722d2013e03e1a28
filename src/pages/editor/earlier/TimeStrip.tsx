/** A row of small pictures, the newest at the right end, where the strip begins. */
import { CloudCheck, Laptop } from "lucide-react";
import { useEffect, useRef } from "react";
import { GamePicture } from "../../games/GamePicture.tsx";
import { timeAgo } from "../../games/timeAgo.ts";
import { useLoaded } from "../../useLoaded.ts";
import { clockTime } from "../../games/clockTime.ts";
import styles from "./EarlierVersions.module.css";
import type { EarlierVersion } from "./listEarlierVersions.ts";

export interface TimeStripProps {
  readonly moments: readonly EarlierVersion[];
  readonly chosen: EarlierVersion | null;
  readonly onChoose: (moment: EarlierVersion) => void;
}

const KINDS = {
  saved: { Icon: CloudCheck, words: "Saved" },
  journal: { Icon: Laptop, words: "In this browser" },
} as const;

export function TimeStrip({ moments, chosen, onChoose }: TimeStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.lastElementChild?.scrollIntoView({ inline: "end", block: "nearest" });
  }, []);
  return (
    <ul ref={strip} className={styles.strip} aria-label="Moments of this game">
      {moments.map((moment) => (
        <li key={moment.key}>
          <MomentButton moment={moment} isChosen={moment === chosen} onChoose={() => onChoose(moment)} />
        </li>
      ))}
    </ul>
  );
}

interface MomentButtonProps {
  readonly moment: EarlierVersion;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function MomentButton({ moment, isChosen, onChoose }: MomentButtonProps) {
  const now = Date.now();
  const { Icon, words } = KINDS[moment.kind];
  const { loaded } = useLoaded(moment.picture);
  return (
    <button type="button" className={styles.moment} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.picture}>{loaded.status === "ready" && <GamePicture thumbnail={loaded.value} />}</span>
      <span className={styles.time}>{clockTime(moment.at, now)}</span>
      <span className={styles.kind}>
        <Icon size={14} aria-hidden="true" /> {words}, {timeAgo(new Date(moment.at).toISOString(), now)}
      </span>
    </button>
  );
}
