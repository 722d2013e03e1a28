/** On a game's card: what was made here and was in no save, and what has become of it (details §15). */
import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { Link } from "react-router";
import { clockTime } from "../games/clockTime.ts";
import { editorPath } from "../games/gamePaths.ts";
import styles from "./UnsyncedNote.module.css";
import type { UnsyncedGame } from "./useUnsyncedGames.ts";

export function UnsyncedNote({ id, leftOver }: { readonly id: string; readonly leftOver: UnsyncedGame }) {
  const time = clockTime(leftOver.at, Date.now());
  if (leftOver.is === "kept") {
    return (
      <Link to={editorPath(id)} className={styles.kept}>
        <CloudAlert size={18} aria-hidden="true" />
        <span>Not saved yet: your changes from {time} are kept here. Open it to save them.</span>
      </Link>
    );
  }
  const isSaved = leftOver.is === "saved";
  const Icon = isSaved ? CloudCheck : CloudUpload;
  return (
    <p className={styles.note} role="status">
      <Icon size={18} aria-hidden="true" />
      <span>{isSaved ? `Saved just now, with your changes from ${time}` : `Saving your changes from ${time}...`}</span>
    </p>
  );
}
