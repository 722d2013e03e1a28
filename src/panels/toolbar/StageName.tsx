import { Map as MapIcon } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import styles from "./StageName.module.css";

/** Names the shown stage and opens the list of stages. */
export function StageName() {
  const editor = useEditor();
  const name = useEditorState((state) => currentStage(state.document.world)?.name) || "Untitled Stage";
  // A recording cannot switch stages.
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
