/** Says that a game is kept in this browser only, and leads to where it is safe (spec §2 "Toolbar"). */
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { buttonClass } from "../../widgets/buttonClass.ts";
import { shownWorldName } from "./shownWorldName.ts";
import styles from "./Toolbar.module.css";
import { useLeaving } from "./useLeaving.ts";

export interface WayToSafety {
  readonly text: string;
  /** What the link is called. */
  readonly label: string;
  /** Where it leads, for a game of that shown name. */
  readonly pathFor: (shownName: string) => string;
  readonly onGo: (path: string) => void;
}

export function UnsavedNotice({ text, label, pathFor, onGo }: WayToSafety) {
  const name = useEditorState((state) => shownWorldName(state.document.world.metadata.name));
  const { leave } = useLeaving();
  const path = pathFor(name);
  // The last change is kept first, or it would stay behind.
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
