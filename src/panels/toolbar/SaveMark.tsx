/** Whether the game as it is now is kept: told by words, shape and colour (product §8). */
import { CircleDashed, CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import type { SaveState } from "../../editor/store/EditorState.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import styles from "./Toolbar.module.css";

const MARKS: Readonly<Record<SaveState["status"], { readonly words: string; readonly Icon: LucideIcon }>> = {
  saved: { words: "Saved", Icon: CloudCheck },
  saving: { words: "Saving…", Icon: CloudUpload },
  unsaved: { words: "Not saved yet", Icon: CircleDashed },
  failed: { words: "Couldn't save", Icon: CloudAlert },
};

export function SaveMark() {
  const editor = useEditor();
  const { status, message } = useEditorState((state) => state.save);
  const { words, Icon } = MARKS[status];
  const saveNow = () => void editor.saveNow().catch(ignoreShownFailure);
  return (
    <div className={styles.save} data-status={status}>
      <Tooltip text={message ?? hint(status)}>
        <button type="button" className={styles.saveButton} onClick={saveNow} aria-label={`${words}. ${hint(status)}`}>
          <Icon size={17} aria-hidden="true" />
          <span>{words}</span>
        </button>
      </Tooltip>
      <span className={styles.unseen} role="status">
        {words}
      </span>
    </div>
  );
}

function hint(status: SaveState["status"]): string {
  return status === "saved" ? "Your game is safe" : status === "saving" ? "One moment" : "Press to save now";
}

/** The store already says that the save failed, and this mark shows it. */
function ignoreShownFailure(): void {}
