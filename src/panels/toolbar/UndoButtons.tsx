import { Redo2, Undo2 } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { redoLabel, undoLabel } from "../../editor/state/undoLabels.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./Toolbar.module.css";

/** Created once, because every edit renders the buttons with other names. */
const UNDO = <Undo2 size={24} aria-hidden="true" />;
const REDO = <Redo2 size={24} aria-hidden="true" />;

/** Undo and redo, each naming its edit. */
export function UndoButtons() {
  const editor = useEditor();
  const undoes = useEditorState(undoLabel);
  const redoes = useEditorState(redoLabel);
  return (
    <div className={styles.group}>
      <IconButton
        icon={UNDO}
        name={named("Undo", undoes)}
        shortcut="Ctrl+Z"
        disabled={undoes === null}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon={REDO}
        name={named("Redo", redoes)}
        shortcut="Ctrl+Y"
        disabled={redoes === null}
        onClick={() => editor.redo()}
      />
    </div>
  );
}

function named(verb: string, label: string | null): string {
  return label === null ? verb : `${verb}: ${label}`;
}
