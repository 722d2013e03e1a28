/** The stage picker: names the stage that is shown and opens the list of all (spec §2 "Toolbar"). */
import { Map as MapIcon } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import styles from "./StageName.module.css";

export function StageName() {
  const editor = useEditor();
  const name = useEditorState((state) => currentStage(state.document.world)?.name) || "Untitled Stage";
  // A rule is taught on the stage it was begun on (details §10).
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <Tooltip text="Stages of this game">
      <button
        type="button"
        className={styles.stageName}
        aria-label={`Stages: ${name}`}
        aria-haspopup="dialog"
        disabled={recording}
        onClick={() => editor.openModal({ id: "stages" })}
      >
        <MapIcon size={18} aria-hidden="true" />
        <span>{name}</span>
      </button>
    </Tooltip>
  );
}
