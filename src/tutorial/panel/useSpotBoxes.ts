import { useEffect, useState } from "react";
import { nextFrame, prefersReducedMotion } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import { containersAround } from "../../engine/index.ts";
import type { Spot } from "../lessons/LessonStep.ts";
import { boxOf, isSameBox, type PageBox } from "./boxes.ts";
import { boxOfSpot, elementAt, scrollerOf } from "./spotBoxes.ts";

/** How long the boxes must stand still before they are shown, ms. */
const STILL_MS = 100;
/** A smaller movement, such as that of a pressed button, counts as standing still, CSS px. */
const JITTER_MAX = 3;

export interface SpotBoxes {
  /** Identifies the spots that the boxes are of. */
  readonly key: string;
  /** One for each spot; null if it is not visible. */
  readonly boxes: readonly (PageBox | null)[];
  /** False while something scrolls, slides or grows, so that no mark is drawn around what is no longer there. */
  readonly isStill: boolean;
}

const NOWHERE: SpotBoxes = { key: "", boxes: [], isStill: false };

/**
 * Follows spots on the page frame by frame, through scrolling, resizing, dialogs and edits. `visitKey` identifies the visit of a step; each
 * visit scrolls to its spots once.
 */
export function useSpotBoxes(editor: Editor, spots: readonly Spot[], visitKey: string): SpotBoxes {
  const [places, setPlaces] = useState<SpotBoxes>(NOWHERE);
  // Each render creates new spots, which mostly are equal.
  const key = JSON.stringify(spots);
  useEffect(() => {
    return follow(key, setPlaces);
  }, [key]);
  useEffect(() => revealAll(editor, JSON.parse(key), visitKey), [editor, key, visitKey]);
  return places.key === key ? places : NOWHERE;
}

/** `_visitKey` makes another step with the same spots scroll to them again. The result ends what is still to be done. */
function revealAll(editor: Editor, spots: readonly Spot[], _visitKey: string): () => void {
  if (spots.some(isHead)) foldBlocks();
  for (const spot of spots) unfoldTo(editor, spot);
  // What is folded or unfolded is rendered by then.
  return nextFrame(() => reveal(spots));
}

function follow(key: string, tell: (places: SpotBoxes) => void): () => void {
  const spots: readonly Spot[] = JSON.parse(key);
  let told: SpotBoxes = { ...NOWHERE, key };
  let resting: SpotBoxes["boxes"] = [];
  let restingSince = 0;
  const measure = (now: number) => {
    const boxes = spots.map(boxOfSpot);
    if (!areSameBoxes(resting, boxes, JITTER_MAX)) {
      resting = boxes;
      restingSince = now;
    }
    const isStill = now - restingSince >= STILL_MS;
    if (!areSameBoxes(told.boxes, boxes) || isStill !== told.isStill) {
      told = { key, boxes, isStill };
      tell(told);
    }
    cancel = nextFrame(measure);
  };
  let cancel = nextFrame(measure);
  return () => cancel();
}

function areSameBoxes(boxes: SpotBoxes["boxes"], now: SpotBoxes["boxes"], tolerance?: number): boolean {
  return boxes.length === now.length && boxes.every((box, index) => isSameBox(box, now[index] ?? null, tolerance));
}

type Behavior = ScrollToOptions["behavior"];

/** Space above the first target in a list, for its outline; CSS px. */
const MARGIN = 16;
/** The top of a high card, by which it is held: the rest may stay out of sight; CSS px. */
const HEAD = 64;

/** Scrolls to what Nib points at. */
function reveal(spots: readonly Spot[]): void {
  const things = spots.filter(isHidden).flatMap((spot) => elementAt(spot) ?? []);
  const behavior: Behavior = prefersReducedMotion() ? "auto" : "smooth";
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

/** Scrolls all of them to the middle if they, or at least their heads, fit; otherwise the first one to the top. */
function scrollTo(list: HTMLElement, things: readonly HTMLElement[], behavior: Behavior): void {
  const boxes = things.map(boxOf);
  const [first] = boxes;
  if (!first) return;
  const view = boxOf(list);
  const fitting = [span(boxes), span(boxes.map(headOf))].find(
    ({ top, bottom }) => bottom - top + 2 * MARGIN <= view.height,
  );
  const by = fitting
    ? (fitting.top + fitting.bottom) / 2 - (view.top + view.height / 2)
    : first.top - view.top - MARGIN;
  list.scrollBy?.({ top: by, behavior });
}

function span(boxes: readonly PageBox[]): { readonly top: number; readonly bottom: number } {
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.top + box.height)),
  };
}

function headOf(box: PageBox): PageBox {
  return { ...box, height: Math.min(box.height, HEAD) };
}

function isHead(spot: Spot): boolean {
  return spot.on === "page" && spot.name === "ruleHead";
}

/** A step that points at the heads of blocks is about their order: folded, all of them are in sight, and near each other. */
function foldBlocks(): void {
  const arrows = document.querySelectorAll<HTMLElement>(
    "[data-rule-tree] > ol > li > section > header > button[aria-expanded=true]",
  );
  for (const arrow of arrows) arrow.click();
}

/** Unfolds the groups of the shown character around the rule of a spot. */
function unfoldTo(editor: Editor, spot: Spot): void {
  if (spot.on !== "page" || (spot.name !== "rule" && spot.name !== "ruleMenu")) return;
  const { ui, document: game } = editor.store.getState();
  const containers = containersAround(game.characters[ui.selectedCharacterId ?? ""]?.rules ?? [], spot.id ?? "");
  for (const { id } of containers) {
    const block = document.querySelector(`[data-rule-id="${CSS.escape(id)}"]`);
    block?.querySelector<HTMLElement>(":scope > header button[aria-expanded=false]")?.click();
  }
}
