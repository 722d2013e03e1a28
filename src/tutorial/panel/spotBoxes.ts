import type { Spot } from "../lessons/LessonStep.ts";
import { boxOf, overlaps, type PageBox, windowBox, within } from "./boxes.ts";
import { elementOf, openSheet } from "./things.ts";

const TILE = 40;

/** The visible box of a spot; null if it is not on the page or not on the screen. */
export function boxOfSpot(spot: Spot): PageBox | null {
  const element = spot.on === "page" ? elementOf(spot) : viewOf(spot.on);
  const box = element && boxIn(element, spot);
  const sheet = openSheet();
  if (!box || !sheet || sheet.contains(element) || !overlaps(box, boxOf(sheet))) return box;
  return boxOfSpot(CLOSE_SHEET);
}

/** Stands for everything under the sheet, which has to be closed first. */
const CLOSE_SHEET: Spot = { on: "page", name: "closeSheet" };

function boxIn(element: HTMLElement, spot: Spot): PageBox | null {
  const seen = visiblePart(element);
  if (spot.on === "page") return seen ?? edgeTowards(element);
  return seen && within(squaresBox(element, spot), seen);
}

/** The element to scroll to and to focus. */
export function elementAt(spot: Spot | undefined): HTMLElement | null {
  if (!spot) return null;
  return spot.on === "page" ? elementOf(spot) : viewOf(spot.on);
}

function viewOf(view: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-view="${view}"]`);
}

/** The box of squares of a stage, which tells its zoom and scroll position in data attributes. */
function squaresBox(view: HTMLElement, { cell, wide, high }: Extract<Spot, { readonly wide: number }>): PageBox {
  const { left, top } = boxOf(view);
  const tile = TILE * Number(view.dataset.zoom ?? 1);
  return {
    left: left + Number(view.dataset.left ?? 0) + cell.x * tile,
    top: top + Number(view.dataset.top ?? 0) + cell.y * tile,
    width: wide * tile,
    height: high * tile,
  };
}

/** The box of an element without what is scrolled out of the lists around it. */
function visiblePart(element: HTMLElement): PageBox | null {
  let seen: PageBox | null = within(boxOf(element), windowBox());
  for (let around = element.parentElement; seen && around; around = around.parentElement) {
    if (clips(around)) seen = within(seen, boxOf(around));
  }
  return seen;
}

/** The edge of the list that has to be scrolled to reach the element; null if no scrolling does. */
function edgeTowards(element: HTMLElement): PageBox | null {
  const list = scrollerOf(element);
  const seen = list && visiblePart(list);
  if (!seen) return null;
  const isBelow = boxOf(element).top > seen.top;
  return { ...seen, top: isBelow ? seen.top + seen.height : seen.top, height: 0, isBeyond: true };
}

/** The vertically scrolling list around an element. */
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
