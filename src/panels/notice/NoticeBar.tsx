/** The short line the editor has for the child, with its one button (details, top). */
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { Notice } from "../../widgets/Notice.tsx";
import styles from "./NoticeBar.module.css";

/** A dialog that says what it did has the notice within it, where the focus can go to it; meanwhile the page has none. */
export function NoticeBar({ inDialog = false }: { readonly inDialog?: boolean }) {
  const editor = useEditor();
  const notice = useEditorState((state) => state.notice);
  const isDialogs = useEditorState((state) => state.ui.modal?.id === "stages");
  if (!notice || isDialogs !== inDialog) return null;
  return (
    <div className={inDialog ? styles.inDialog : styles.bar}>
      <Notice
        key={notice.serial}
        text={notice.text}
        button={notice.button && { label: notice.button.label, onPress: () => editor.followNotice() }}
        onGone={() => editor.dismissNotice()}
      />
    </div>
  );
}
