/** What the stamp would put down, shown beside the tools for hands that have no cursor (details §2), and the lock of the tools that are mostly used more than once. */
import { Lock, LockOpen, ScrollText } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { stampedThing } from "./stampedThing.ts";
import styles from "./Toolbar.module.css";

export function ToolChip() {
  const tool = useEditorState((state) => state.ui.toolId);
  if (tool !== "stamp" && tool !== "trash") return null;
  return (
    <div className={styles.group}>
      {tool === "stamp" && <Chip />}
      <ToolLock tool={tool} />
    </div>
  );
}

/** The twin of Shift: the tool stays in the hand for more than one stroke (details §4). */
function ToolLock({ tool }: { readonly tool: "stamp" | "trash" }) {
  const editor = useEditor();
  const locked = useEditorState((state) => state.ui.toolStays);
  const Icon = locked ? Lock : LockOpen;
  return (
    <IconButton
      icon={<Icon size={18} aria-hidden="true" />}
      name={`Keep the ${tool}`}
      shortcut="Shift"
      pressed={locked}
      onClick={() => editor.ui.lockTool(!locked)}
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
