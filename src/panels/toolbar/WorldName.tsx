/** The name of the game, changed where it stands (spec §2 "Toolbar"). */
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { InlineText } from "../../widgets/InlineText.tsx";
import styles from "./Toolbar.module.css";

const UNTITLED = "Untitled";

export function WorldName() {
  const editor = useEditor();
  const name = useEditorState((state) => state.document.world.metadata.name);
  return (
    <h1 className={styles.worldName}>
      <InlineText
        name="Name of the game"
        value={shownName(name)}
        emptyValue={UNTITLED}
        onCommit={(text) => editor.renameWorld(text)}
      />
    </h1>
  );
}

function shownName(name: string): string {
  return name === "" || name.startsWith(UNTITLED) ? UNTITLED : name;
}
