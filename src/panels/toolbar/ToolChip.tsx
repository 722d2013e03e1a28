import { Lock, LockOpen, ScrollText } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { stampedThing } from "./stampedThing.ts";
import styles from "./Toolbar.module.css";

/** What the stamp would place, because touch screens show no cursor, and a lock for the tools that are mostly used repeatedly. */
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

/** The alternative to holding Shift: the tool stays chosen for more than one use. */
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
