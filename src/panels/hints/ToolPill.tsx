import { Lock, LockOpen } from "lucide-react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { StampItem, ToolId } from "../../editor/index.ts";
import { type Characters, defaultAppearance, findNode, type Id, own } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { Button } from "../../widgets/Button.tsx";
import { TOOLBAR_TOOLS } from "../toolbar/toolList.ts";
import styles from "./hints.module.css";
import { Pill } from "./Pill.tsx";
import { toolWords } from "./toolWords.ts";
import { useTeach } from "./useTeach.ts";

export interface ToolPillProps {
  readonly tool: ToolId;
  /** The verb for a press with the input in use. */
  readonly press: string;
}

/** What the tool in hand waits for, with what the stamp holds, because touch screens show no cursor; and a button that puts the tool down. */
export function ToolPill({ tool, press }: ToolPillProps) {
  const editor = useEditor();
  const item = useEditorState(({ ui }) => ui.stampItem);
  const characters = useEditorState(({ document }) => document.characters);
  const chosenId = useEditorState(({ ui }) => ui.selectedCharacterId);
  const held = tool === "stamp" ? (stampedItem(item, characters, editor) ?? stampedNext(characters, chosenId)) : null;
  const words = toolWords(tool, press, held?.name ?? null, item);
  const character = held?.appearance ? characters[held.appearance.characterId] : undefined;
  const picture = TOOLBAR_TOOLS.find(({ id }) => id === tool)?.picture;
  if (words === null || picture === undefined) return null;
  return (
    <Pill
      words={words}
      picture={
        <>
          <img className={styles.tool} src={picture} alt="" width={32} height={32} draggable={false} />
          {character && held?.appearance && (
            <ActorPicture character={character} appearanceId={held.appearance.appearanceId} size={32} />
          )}
        </>
      }
      closing="Put it down"
      onClose={() => editor.toolbox.chooseTool("pointer")}
    >
      {(tool === "stamp" || tool === "trash") && <ToolLock tool={tool} />}
      {tool === "record" && <TeachPicked />}
    </Pill>
  );
}

/** An actor that is already picked needs no second press. */
function TeachPicked() {
  const teach = useTeach();
  const picked = useEditorState(({ ui, document }) => {
    const isPicked = ui.selectedView === "stage" && ui.selectedActorId !== null;
    return isPicked ? own(document.characters, ui.selectedCharacterId ?? "") : undefined;
  });
  if (!picked) return null;
  return (
    <Button variant="sunny" size="small" onClick={() => teach(picked.id)}>
      Teach {picked.name}
    </Button>
  );
}

/** The alternative to holding Shift: the tool stays chosen for more than one use. */
function ToolLock({ tool }: { readonly tool: "stamp" | "trash" }) {
  const editor = useEditor();
  const locked = useEditorState((state) => state.ui.toolStays);
  const Icon = locked ? Lock : LockOpen;
  return (
    <Button
      size="small"
      variant={locked ? "sunny" : "plain"}
      aria-label={`Keep the ${tool}`}
      title={`Keep the ${tool} (Shift)`}
      aria-pressed={locked}
      onClick={() => editor.ui.lockTool(!locked)}
    >
      <Icon size={18} aria-hidden="true" /> Keep
    </Button>
  );
}

interface HeldItem {
  readonly name: string;
  /** Null for rules, which have no appearance. */
  readonly appearance: { readonly characterId: Id; readonly appearanceId: Id } | null;
}

/** The name and appearance of what the stamp would place; null if nothing is picked or it is gone. */
function stampedItem(item: StampItem | null, characters: Characters, editor: Editor): HeldItem | null {
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

/** On an empty square, a stamp without anything places the character that is chosen in the library. */
function stampedNext(characters: Characters, chosenId: Id | null): HeldItem | null {
  return chosenId === null ? null : itemOfCharacter(characters, chosenId, "");
}

function itemOfCharacter(characters: Characters, characterId: Id, stampedId: Id): HeldItem | null {
  const character = own(characters, characterId);
  if (!character) return null;
  const appearanceId = stampedId in character.spritesheet.appearances ? stampedId : defaultAppearance(character);
  return { name: character.name, appearance: appearanceId === undefined ? null : { characterId, appearanceId } };
}
