import type { Editor } from "../../editor/Editor.ts";
import type { Id } from "../../engine/index.ts";
import { focusRule } from "./ruleFocus.ts";

/** Copies a rule or container. What that needs is loaded at the first copy. */
export async function clipRule(editor: Editor, characterId: Id, ruleId: Id): Promise<void> {
  (await gifts(editor)).copy(characterId, ruleId);
}

/** Pastes what was copied last into a container or behind a rule, or at the end, and moves the focus there. */
export async function pasteRule(editor: Editor, characterId: Id, besideId: Id | null): Promise<void> {
  const known = editor.store.getState().ui.selectedRuleId;
  (await gifts(editor)).paste(characterId, besideId);
  const { selectedRuleId, modal } = editor.store.getState().ui;
  if (modal === null && selectedRuleId !== null && selectedRuleId !== known) focusRule(selectedRuleId);
}

async function gifts(editor: Editor) {
  const { RuleGifts } = await import("../../editor/actions/RuleGifts.ts");
  return new RuleGifts(editor);
}
