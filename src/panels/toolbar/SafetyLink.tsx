import { CloudUpload } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { shownWorldName } from "./shownWorldName.ts";
import styles from "./Toolbar.module.css";
import { useLeaving } from "./useLeaving.ts";

/** How a game that is not in an account gets into one. */
export interface WayToSafety {
  /** The text of the link. */
  readonly label: string;
  /** The path of the link for a game with this shown name. */
  readonly pathFor: (shownName: string) => string;
  readonly onGo: (path: string) => void;
}

/** The quiet link beside the save mark of a game that is stored in this browser only. */
export function SafetyLink({ label, pathFor, onGo }: WayToSafety) {
  const name = useEditorState((state) => shownWorldName(state.document.world.metadata.name));
  const { leave } = useLeaving();
  const path = pathFor(name);
  // Saves first; otherwise the last change would be lost.
  const go = (event: MouseEvent) => {
    event.preventDefault();
    leave(() => onGo(path));
  };
  return (
    <Link to={path} className={styles.safety} aria-label={label} title={label} onClick={go}>
      <CloudUpload size={22} aria-hidden="true" />
      <span>{label}</span>
    </Link>
  );
}
