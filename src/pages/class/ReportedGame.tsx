import type { ReactNode } from "react";
import type { Reason, Report } from "../../api/operations.ts";
import { shownName } from "../../player/shownName.ts";
import { GamePicture } from "../games/GamePicture.tsx";
import { playPath } from "../games/gamePaths.ts";
import styles from "./WallDialogs.module.css";

/** Why a game was reported, in the words of the one who chose them. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  mean: "It's mean to someone.",
  scary: "It's too scary.",
  private: "It tells something private.",
  other: "Something else is wrong.",
};

interface ReportedGameProps {
  readonly report: Report;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A reported game. */
export function ReportedGame({ report: { reason, by, maker, at, game }, children }: ReportedGameProps) {
  const when = new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className={styles.gameRow}>
      <GamePicture thumbnail={game.thumbnail} />
      <div className={styles.gameWords}>
        <a href={playPath(game.id)} target="_blank" rel="noopener">
          {maker === "" ? shownName(game.name) : `${shownName(game.name)} by ${maker}`}
        </a>
        <strong>{REASON_WORDS[reason]}</strong>
        <span>{by === "" ? when : `Reported by ${by}, ${when}`}</span>
      </div>
      <div className={styles.gameActs}>{children}</div>
    </li>
  );
}
