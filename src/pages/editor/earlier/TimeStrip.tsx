import { CloudCheck, Laptop } from "lucide-react";
import { useEffect, useRef } from "react";
import { clockTime } from "../../games/clockTime.ts";
import { GamePicture } from "../../games/GamePicture.tsx";
import { timeAgo } from "../../games/timeAgo.ts";
import { useLoaded } from "../../useLoaded.ts";
import styles from "./EarlierVersions.module.css";
import type { EarlierVersion } from "./listEarlierVersions.ts";

export interface TimeStripProps {
  readonly versions: readonly EarlierVersion[];
  readonly chosen: EarlierVersion | null;
  readonly onChoose: (version: EarlierVersion) => void;
}

const KINDS = {
  saved: { Icon: CloudCheck, words: "Saved" },
  recorded: { Icon: Laptop, words: "In this browser" },
} as const;

/** A row of thumbnails, the oldest first, scrolled to the newest. */
export function TimeStrip({ versions, chosen, onChoose }: TimeStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.lastElementChild?.scrollIntoView({ inline: "end", block: "nearest" });
  }, []);
  return (
    <ul ref={strip} className={styles.strip} aria-label="Moments of this game">
      {versions.map((version) => (
        <li key={version.key}>
          <VersionButton version={version} isChosen={version === chosen} onChoose={() => onChoose(version)} />
        </li>
      ))}
    </ul>
  );
}

interface VersionButtonProps {
  readonly version: EarlierVersion;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function VersionButton({ version, isChosen, onChoose }: VersionButtonProps) {
  const now = Date.now();
  const { Icon, words } = KINDS[version.kind];
  const { loaded } = useLoaded(version.thumbnail);
  return (
    <button type="button" className={styles.moment} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.picture}>{loaded.status === "ready" && <GamePicture thumbnail={loaded.value} />}</span>
      <span className={styles.time}>{clockTime(version.at, now)}</span>
      <span className={styles.kind}>
        <Icon size={14} aria-hidden="true" /> {words}, {timeAgo(new Date(version.at).toISOString(), now)}
      </span>
    </button>
  );
}
