/** What the stamp would put down, shown beside the tools for hands that have no cursor (details §2). */
import { Lock, LockOpen, ScrollText } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { stampedThing } from "./stampedThing.ts";
import styles from "./Toolbar.module.css";

export function StampChip() {
  const holdsStamp = useEditorState((state) => state.ui.toolId === "stamp");
  if (!holdsStamp) return null;
  return (
    <div className={styles.group}>
      <Chip />
      <StampLock />
    </div>
  );
}

/** The twin of Shift: the stamp stays in the hand for more than one stroke. */
function StampLock() {
  const editor = useEditor();
  const locked = useEditorState((state) => state.ui.toolStays);
  const Icon = locked ? Lock : LockOpen;
  return (
    <IconButton
      icon={<Icon size={18} aria-hidden="true" />}
      name="Keep the stamp"
      shortcut="Shift"
      pressed={locked}
      onClick={() => editor.keepTool(!locked)}
    />
  );
}

function Chip() {
  const editor = useEditor();
  const item = useEditorState((state) => state.ui.stampItem);
  const characters = useEditorState((state) => state.document.characters);
  const thing = stampedThing(item, characters, editor);
  const character = thing?.look ? characters[thing.look.characterId] : undefined;
  return (
    <p className={styles.chip} role="status">
      {character && thing?.look ? (
        <ActorPicture character={character} appearanceId={thing.look.appearanceId} size={24} />
      ) : (
        <ScrollText size={18} aria-hidden="true" />
      )}
      <span>{thing?.name ?? "Pick something"}</span>
    </p>
  );
}
