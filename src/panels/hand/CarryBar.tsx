/** Says that something was picked up and waits for a tap, and puts it back; it lies over the tools, which nobody needs meanwhile (product §2). */
import { Hand } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";
import styles from "./hand.module.css";

export function CarryBar() {
  const editor = useEditor();
  const carries = useEditorState((state) => state.ui.carries);
  return (
    <div className={styles.carryPlace} role="status">
      {carries !== null && (
        <div className={styles.carryBar}>
          <Hand size={20} aria-hidden="true" />
          <p>Tap where {carries} shall go.</p>
          <Button size="small" onClick={() => editor.toolbox.interrupt()}>
            Put it back
          </Button>
        </div>
      )}
    </div>
  );
}
