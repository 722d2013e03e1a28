import { focusWhenRendered } from "../../browser/focus.ts";
import type { Editor } from "../../editor/Editor.ts";
import { compareTurns } from "../../editor/film/comparison.ts";
import { haveSameRules } from "../../editor/film/rulesOfNow.ts";

/** Marks the button that plays the comparison, to which the focus is led. */
export const AGAIN = "data-compare-again";

/** Shows what the rules as they are now would have made of the last turns. */
export function showComparison(editor: Editor): void {
  const { film, ui, store } = editor;
  if (store.getState().playback.running) editor.playback.stop();
  const comparison = film && compareTurns(film, store.getState().document);
  if (!comparison) {
    editor.notices.tell("There is no film to compare with yet.");
    return;
  }
  ui.ask(null);
  ui.set({ compared: comparison, past: comparison.from, inside: null });
  focusWhenRendered(() => document.querySelector<HTMLElement>(`[${AGAIN}]`));
}

/** Whether the rules are not those any more by which the last turns were played. */
export function hasChangedRules({ film, store }: Editor): boolean {
  const played = film?.lastReel?.document;
  return played !== undefined && !haveSameRules(played, store.getState().document);
}
