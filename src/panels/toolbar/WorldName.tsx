import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { InlineText } from "../../widgets/InlineText.tsx";
import { shownWorldName, UNTITLED } from "./shownWorldName.ts";
import styles from "./Toolbar.module.css";

/** The name of the game, editable in place. */
export function WorldName() {
  const editor = useEditor();
  const name = useEditorState((state) => state.document.world.metadata.name);
  return (
    <h1 className={styles.worldName}>
      <InlineText
        name="Name of the game"
        value={shownWorldName(name)}
        emptyValue={UNTITLED}
        onCommit={(text) => editor.renameWorld(text)}
      />
    </h1>
  );
}
