/** Where on the page the things are that Nib points at. */
import type { Spot } from "../../editor/tutorial/LessonStep.ts";
import { type Box, boxOf, overlaps, windowBox, within } from "./boxes.ts";
import { elementOf, openSheet } from "./things.ts";

const TILE = 40;

/** The box of a spot as far as it is to be seen; null where it is not on the page or not on the screen. */
export function placeOf(spot: Spot): Box | null {
  const element = spot.on === "page" ? elementOf(spot) : viewOf(spot.on);
  const box = element && boxIn(element, spot);
  const sheet = openSheet();
  if (!box || !sheet || sheet.contains(element) || !overlaps(box, boxOf(sheet))) return box;
  return placeOf(CLOSE_SHEET);
}

/** What lies under the sheet has to be laid open first. */
const CLOSE_SHEET: Spot = { on: "page", name: "closeSheet" };

function boxIn(element: HTMLElement, spot: Spot): Box | null {
  const seen = seenPart(element);
  if (spot.on === "page") return seen ?? edgeTowards(element);
  return seen && within(squaresBox(element, spot), seen);
}

/** The element to scroll to and to give the focus to. */
export function elementAt(spot: Spot | undefined): HTMLElement | null {
  if (!spot) return null;
  return spot.on === "page" ? elementOf(spot) : viewOf(spot.on);
}

function viewOf(view: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-view="${view}"]`);
}

/** A stage says where its squares are by its data. */
function squaresBox(view: HTMLElement, { cell, wide, high }: Extract<Spot, { readonly wide: number }>): Box {
  const { left, top } = boxOf(view);
  const tile = TILE * Number(view.dataset.zoom ?? 1);
  return {
    left: left + Number(view.dataset.left ?? 0) + cell.x * tile,
    top: top + Number(view.dataset.top ?? 0) + cell.y * tile,
    width: wide * tile,
    height: high * tile,
  };
}

/** Less what is scrolled out of the lists around it. */
function seenPart(element: HTMLElement): Box | null {
  let seen: Box | null = within(boxOf(element), windowBox());
  for (let around = element.parentElement; seen && around; around = around.parentElement) {
    if (clips(around)) seen = within(seen, boxOf(around));
  }
  return seen;
}

/** Where a list ends that has to be scrolled on to come to the element; null where no scrolling leads there. */
function edgeTowards(element: HTMLElement): Box | null {
  const list = scrollerOf(element);
  const seen = list && seenPart(list);
  if (!seen) return null;
  const isBelow = boxOf(element).top > seen.top;
  return { ...seen, top: isBelow ? seen.top + seen.height : seen.top, height: 0, isBeyond: true };
}

/** The list around an element that goes up and down in it. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && getComputedStyle(around).overflowY === "auto") return around;
  }
  return null;
}

function clips(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return false;
  const { overflowX, overflowY, position } = getComputedStyle(element);
  return position !== "fixed" && (overflowX !== "visible" || overflowY !== "visible");
}
