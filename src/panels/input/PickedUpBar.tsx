import { Hand } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";
import styles from "./input.module.css";

/**
 * Says that something is picked up and waits for a tap, and can put it back. It covers the toolbar's tools, which are of no use meanwhile.
 */
export function PickedUpBar() {
  const editor = useEditor();
  const carries = useEditorState((state) => state.ui.carries);
  return (
    <div className={styles.pickedUp} role="status">
      {carries !== null && (
        <div className={styles.pickedUpBar}>
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
