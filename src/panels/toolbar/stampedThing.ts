import type { Editor } from "../../editor/Editor.ts";
import type { StampItem } from "../../editor/state/EditorState.ts";
import { type Characters, defaultAppearance, findNode, type Id } from "../../engine/index.ts";

export interface StampedThing {
  readonly name: string;
  /** Null for rules, which have no appearance. */
  readonly look: { readonly characterId: Id; readonly appearanceId: Id } | null;
}

/** The name and appearance of what the stamp would place; null if nothing is picked or it is gone. */
export function stampedThing(item: StampItem | null, characters: Characters, editor: Editor): StampedThing | null {
  switch (item?.kind) {
    case "rule": {
      const rule = findNode(characters[item.characterId]?.rules ?? [], item.ruleId);
      return rule ? { name: rule.name ?? "Rules", look: null } : null;
    }
    case "actor": {
      const actor = editor.scene(item.view)?.stage.actors[item.actorId];
      return actor ? looking(characters, actor.characterId, actor.appearance) : null;
    }
    case "character":
      return looking(characters, item.characterId, item.appearanceId);
    default:
      return null;
  }
}

function looking(characters: Characters, characterId: Id, wished: Id): StampedThing | null {
  const character = characters[characterId];
  if (!character) return null;
  const appearanceId = wished in character.spritesheet.appearances ? wished : defaultAppearance(character);
  return { name: character.name, look: appearanceId === undefined ? null : { characterId, appearanceId } };
}
