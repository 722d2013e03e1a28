import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { useCharacterId } from "./ruleContexts.ts";
import { cardAfterDeletion, cardOf, focusAdd, focusRule, idOfCard } from "./ruleFocus.ts";

/**
 * Deletes a rule or container. The focus goes on to the next card, after the last one to the one before it, and to the Add button once none
 * is left.
 */
export function useRuleDeletion(ruleId: Id): () => void {
  const editor = useEditor();
  const characterId = useCharacterId();
  return () => {
    const card = cardOf(document, ruleId);
    const nextId = card && idOfCard(cardAfterDeletion(card));
    editor.rules.remove(characterId, ruleId);
    editor.ui.selectRule(nextId);
    if (nextId === null) focusAdd();
    else focusRule(nextId);
  };
}
