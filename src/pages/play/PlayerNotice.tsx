/** Why the game stopped by itself, and the way on (details §16). */
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { Toast } from "../../widgets/Toast.tsx";
import styles from "./PlayPage.module.css";

export function PlayerNotice({ onRestart }: { readonly onRestart: () => void }) {
  const editor = useEditor();
  const notice = useEditorState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className={styles.notice}>
      <Toast
        key={notice.serial}
        text={notice.text}
        buttons={[{ key: "restart", label: "Restart", onPress: onRestart }]}
        onGone={() => editor.notices.dismiss()}
      />
    </div>
  );
}
