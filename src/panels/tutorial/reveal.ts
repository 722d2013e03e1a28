/** Brings what Nib points at into sight: opens the groups around a rule, and scrolls to it. */
import { prefersReducedMotion } from "../../browser/frames.ts";
import { nodesIn } from "../../editor/commands/ruleTree.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { Spot } from "../../editor/tutorial/Step.ts";
import { boxOf, isSameBox } from "./boxes.ts";
import { elementAt, placeOf } from "./places.ts";

export function reveal(editor: Editor, spot: Spot): void {
  if (spot.on === "page" && (spot.name === "rule" || spot.name === "ruleKey")) unfoldTo(editor, spot.id ?? "");
  const element = elementAt(spot);
  if (!element || spot.on !== "page" || isSameBox(placeOf(spot), boxOf(element))) return;
  element.scrollIntoView?.({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** The folded groups of the shown character that hold the rule. */
function unfoldTo(editor: Editor, ruleId: string): void {
  const { ui, document: game } = editor.store.getState();
  const nodes = nodesIn(game.characters[ui.selectedCharacterId ?? ""]?.rules ?? []);
  for (const node of nodes) {
    if (node.type === "rule" || !nodesIn(node.rules).some(({ id }) => id === ruleId)) continue;
    const block = document.querySelector(`[data-rule-id="${CSS.escape(node.id)}"]`);
    block?.querySelector<HTMLElement>(":scope > header button[aria-expanded=false]")?.click();
  }
}
