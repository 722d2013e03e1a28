import { Lock, LockOpen, ScrollText } from "lucide-react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { StampItem } from "../../editor/index.ts";
import { type Characters, defaultAppearance, findNode, type Id } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
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
  const thing = stampedItem(item, characters, editor);
  const character = thing?.appearance ? characters[thing.appearance.characterId] : undefined;
  return (
    <p className={styles.chip} role="status">
      {character && thing?.appearance ? (
        <ActorPicture character={character} appearanceId={thing.appearance.appearanceId} size={24} />
      ) : (
        <ScrollText size={18} aria-hidden="true" />
      )}
      <span>{thing?.name ?? "Pick something"}</span>
    </p>
  );
}

interface StampedItem {
  readonly name: string;
  /** Null for rules, which have no appearance. */
  readonly appearance: { readonly characterId: Id; readonly appearanceId: Id } | null;
}

/** The name and appearance of what the stamp would place; null if nothing is picked or it is gone. */
function stampedItem(item: StampItem | null, characters: Characters, editor: Editor): StampedItem | null {
  switch (item?.kind) {
    case "rule": {
      const rule = findNode(characters[item.characterId]?.rules ?? [], item.ruleId);
      return rule ? { name: rule.name ?? "Rules", appearance: null } : null;
    }
    case "actor": {
      const actor = editor.scene(item.view)?.stage.actors[item.actorId];
      return actor ? itemOfCharacter(characters, actor.characterId, actor.appearance) : null;
    }
    case "character":
      return itemOfCharacter(characters, item.characterId, item.appearanceId);
    default:
      return null;
  }
}

function itemOfCharacter(characters: Characters, characterId: Id, stampedId: Id): StampedItem | null {
  const character = characters[characterId];
  if (!character) return null;
  const appearanceId = stampedId in character.spritesheet.appearances ? stampedId : defaultAppearance(character);
  return { name: character.name, appearance: appearanceId === undefined ? null : { characterId, appearanceId } };
}
