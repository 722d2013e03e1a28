import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { buttonClass } from "../../widgets/buttonClass.ts";
import { shownWorldName } from "./shownWorldName.ts";
import styles from "./Toolbar.module.css";
import { useLeaving } from "./useLeaving.ts";

export interface WayToSafety {
  readonly text: string;
  /** The text of the link. */
  readonly label: string;
  /** The path of the link for a game with this shown name. */
  readonly pathFor: (shownName: string) => string;
  readonly onGo: (path: string) => void;
}

/** Says that the game is stored in this browser only, and links to a way to make it safe. */
export function UnsavedNotice({ text, label, pathFor, onGo }: WayToSafety) {
  const name = useEditorState((state) => shownWorldName(state.document.world.metadata.name));
  const { leave } = useLeaving();
  const path = pathFor(name);
  // Saves first; otherwise the last change would be lost.
  const go = (event: MouseEvent) => {
    event.preventDefault();
    leave(() => onGo(path));
  };
  return (
    <div className={styles.unsaved}>
      <span>{text}</span>
      <Link to={path} className={buttonClass({ variant: "sunny", size: "small" })} onClick={go}>
        {label}
      </Link>
    </div>
  );
}
