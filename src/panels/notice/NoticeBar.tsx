/** The short line the editor has for the child, with its one button (details, top). */
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { Notice } from "../../widgets/Notice.tsx";
import styles from "./NoticeBar.module.css";

export function NoticeBar() {
  const editor = useEditor();
  const notice = useEditorState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className={styles.bar}>
      <Notice
        key={notice.serial}
        text={notice.text}
        button={notice.button && { label: notice.button.label, onPress: () => editor.followNotice() }}
        onGone={() => editor.dismissNotice()}
      />
    </div>
  );
}
