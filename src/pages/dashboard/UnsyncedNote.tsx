import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { Link } from "react-router";
import { editorPath } from "../games/gamePaths.ts";
import { clockTime } from "../games/timeAgo.ts";
import styles from "./UnsyncedNote.module.css";
import type { UnsyncedGame } from "./useUnsyncedGames.ts";

/** Shown on the card of a game with unsynced work. */
export function UnsyncedNote({ id, game }: { readonly id: string; readonly game: UnsyncedGame }) {
  const time = clockTime(game.at, Date.now());
  if (game.is === "kept") {
    return (
      <Link to={editorPath(id)} className={styles.kept}>
        <CloudAlert size={18} aria-hidden="true" />
        <span>Not saved yet: your changes from {time} are still here. Open the game to save them.</span>
      </Link>
    );
  }
  const isSaved = game.is === "saved";
  const Icon = isSaved ? CloudCheck : CloudUpload;
  return (
    <p className={styles.note} role="status">
      <Icon size={18} aria-hidden="true" />
      <span>{isSaved ? `Saved just now with your changes from ${time}` : `Saving your changes from ${time}...`}</span>
    </p>
  );
}
