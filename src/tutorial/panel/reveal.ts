import { prefersReducedMotion } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import { containersAround } from "../../engine/index.ts";
import type { Spot } from "../lessons/LessonStep.ts";
import { boxOf, isSameBox } from "./boxes.ts";
import { boxOfSpot, elementAt, scrollerOf } from "./spotBoxes.ts";

type Behaviour = ScrollToOptions["behavior"];

/** Space above the first target in a list, for its outline; CSS px. */
const MARGIN = 16;

/** Makes what Nib points at visible: unfolds the groups around a rule, and scrolls. */
export function reveal(editor: Editor, spots: readonly Spot[]): void {
  for (const spot of spots) unfoldTo(editor, spot);
  const things = spots.filter(isHidden).flatMap((spot) => elementAt(spot) ?? []);
  const behavior: Behaviour = prefersReducedMotion() ? "auto" : "smooth";
  const [list] = things.flatMap((thing) => scrollerOf(thing) ?? []);
  if (list) scrollTo(list, inList(list, spots), behavior);
  for (const thing of things) {
    if (!list?.contains(thing)) thing.scrollIntoView?.({ block: "center", inline: "nearest", behavior });
  }
}

/** Whether it is not on the screen, or only in part. */
function isHidden(spot: Spot): boolean {
  const element = spot.on === "page" ? elementAt(spot) : null;
  return element !== null && !isSameBox(boxOfSpot(spot), boxOf(element));
}

function inList(list: HTMLElement, spots: readonly Spot[]): HTMLElement[] {
  return spots.flatMap((spot) => elementAt(spot) ?? []).filter((element) => list.contains(element));
}

/** Scrolls all of them to the middle if they fit, otherwise the first one to the top. */
function scrollTo(list: HTMLElement, things: readonly HTMLElement[], behavior: Behaviour): void {
  const boxes = things.map(boxOf);
  const [first] = boxes;
  if (!first) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  const view = boxOf(list);
  const fitsAll = bottom - top + 2 * MARGIN <= view.height;
  const by = fitsAll ? (top + bottom) / 2 - (view.top + view.height / 2) : first.top - view.top - MARGIN;
  list.scrollBy?.({ top: by, behavior });
}

/** Unfolds the groups of the shown character around the rule of a spot. */
function unfoldTo(editor: Editor, spot: Spot): void {
  if (spot.on !== "page" || (spot.name !== "rule" && spot.name !== "ruleKey")) return;
  const { ui, document: game } = editor.store.getState();
  const containers = containersAround(game.characters[ui.selectedCharacterId ?? ""]?.rules ?? [], spot.id ?? "");
  for (const { id } of containers) {
    const block = document.querySelector(`[data-rule-id="${CSS.escape(id)}"]`);
    block?.querySelector<HTMLElement>(":scope > header button[aria-expanded=false]")?.click();
  }
}
