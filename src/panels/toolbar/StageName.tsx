/** The name of the stage that is shown (spec §2 "Toolbar"). */
import { Map as MapIcon } from "lucide-react";
import { useEditorState } from "../../editor/EditorContext.tsx";
import { currentStage } from "../../engine/index.ts";
import styles from "./Toolbar.module.css";

export function StageName() {
  const name = useEditorState((state) => currentStage(state.document.world)?.name);
  return (
    <p className={styles.stageName} title={name}>
      <MapIcon size={18} aria-hidden="true" />
      <span>{name || "Untitled Stage"}</span>
    </p>
  );
}
