import type { Id } from "../../engine/index.ts";
import type { PageSpot, PageThing, Spot } from "../lessons/LessonStep.ts";
import { boxOf, distanceOf, isSameBox, overlaps, type PageBox, windowBox, within } from "./boxes.ts";

const TILE = 40;

/** The visible box of a spot; null if it is not on the page or not on the screen. */
export function boxOfSpot(spot: Spot): PageBox | null {
  const element = spot.on === "page" ? elementOf(spot) : viewOf(spot.on);
  const box = element && boxIn(element, spot);
  if (!box || isCovered(element, box)) return null;
  return isUnderSheet(element, box) ? boxOfSpot(CLOSE_SHEET) : { ...box, ...aroundOf(element) };
}

/** Whether it lies under the open inspector, or on a phone beside it, where a tap only closes the inspector. */
function isUnderSheet(element: HTMLElement, box: PageBox): boolean {
  const sheet = openSheet();
  if (!sheet || sheet.contains(element)) return false;
  return [sheet, find("[data-beside-sheet]")].some((over) => over !== null && overlaps(box, boxOf(over)));
}

/** The part of the editor, the dialog or the menu that an element belongs to and is not itself, and how near the next thing in there is. */
function aroundOf(element: HTMLElement): Pick<PageBox, "pane" | "isEntry" | "gutter"> {
  const pane = element.parentElement?.closest("[data-part], [role=dialog], [role=menu]");
  const own = boxOf(element);
  const beside = [element.previousElementSibling, element.nextElementSibling].flatMap((next) => next ?? []).map(boxOf);
  // The ends of a list are marks without size.
  const gutters = beside.filter(({ width }) => width > 1).map((box) => distanceOf(own, box));
  const gutter = Math.min(...gutters);
  return pane ? { pane: boxOf(pane), isEntry: pane.role === "menu", gutter } : { gutter };
}

/** Whether a dialog, a menu or the folded rows of a recording lie over it, so that a mark would seem to be about something in there. */
function isCovered(element: HTMLElement, box: PageBox): boolean {
  const above = [...document.querySelectorAll("[role=dialog], [role=menu], [data-rows-sheet]")];
  return above.some((over) => !over.contains(element) && overlaps(box, boxOf(over)));
}

/** Stands for everything under the sheet, which has to be closed first. */
const CLOSE_SHEET: Spot = { on: "page", name: "closeSheet" };

function boxIn(element: HTMLElement, spot: Spot): PageBox | null {
  const seen = visiblePart(openingOf(element) ?? element);
  if (spot.on === "page") return seen && isSeenEnough(element, seen) ? seen : (headOf(element) ?? edgeTowards(element));
  return seen && within(squaresBox(element, spot), seen);
}

/** What is seen of a picture of a recording: its element also has the space that the picture may grow into. */
function openingOf({ dataset: { view } }: HTMLElement): HTMLElement | null {
  return view === undefined ? null : find(`[data-opening="${view}"]`);
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

/** How much of a thing may be cut off by the list around it, CSS px. */
const CUT_MAX = 8;

/** Whether all of it is in sight, or all of the height of its list is: an outline around a part would mark that part together with the next thing. */
function isSeenEnough(element: HTMLElement, seen: PageBox): boolean {
  const { height } = boxOf(element);
  if (seen.height >= height - CUT_MAX) return true;
  const list = scrollerOf(element);
  return list === null || seen.height >= Math.min(height, list.clientHeight) - CUT_MAX;
}

/** The head of a card, by which it is held, if all of it is in sight. */
function headOf(element: HTMLElement): PageBox | null {
  const head = element.querySelector<HTMLElement>(":scope > header");
  const seen = head && visiblePart(head);
  return seen && isSameBox(seen, boxOf(head)) ? seen : null;
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

type Finder = (id: Id) => HTMLElement | null;

const DIALOG = "[role=dialog]";

/** The elements of the page by the names that steps use, or what stands for them while they are not rendered. */
const FIND: Readonly<Record<PageThing, Finder>> = {
  playback: () => find('[aria-label="Play the game"]'),
  play: () => find('[aria-label="Play the game"] button[aria-label="Play"]'),
  stop: () => find('[aria-label="Play the game"] button[aria-label="Stop"]'),
  stepBack: () => find('[aria-label="Play the game"] button[aria-label="Back"]'),
  stepForward: () => find('[aria-label="Play the game"] button[aria-label="Forward"]'),
  rightKey: () => find('[data-screen-keys] [data-key="39"]'),
  stage: () => find('[data-view="stage"]'),
  library: () => find('[data-part="Characters"]'),
  addCharacter: () => find('button[aria-label="Add a character"]'),
  paintCanvas: () => find(`${DIALOG} [aria-roledescription=canvas]`),
  paintSave: () => withText(`${DIALOG} button`, /^Save$/),
  tile: (id) => find(`[data-tile="${CSS.escape(id)}"]`),
  stamp: () => find('[aria-label="Tools"] button[aria-label="Stamp"]'),
  trash: () => find('[aria-label="Tools"] button[aria-label="Trash"]'),
  undo: () => find('button[aria-label^="Undo"]'),
  record: () => find('[aria-label="Tools"] button[aria-label="Record"]'),
  before: () => matOf("before"),
  after: () => matOf("after"),
  handle: (side) => find(`[data-handles="before"] [data-side="${CSS.escape(side)}"]`),
  saveRecording: () => withText('[aria-label="Recording a rule"] button', /^Save Recording$/),
  rule: (id) => find(`[data-rule-id="${CSS.escape(id)}"]`) ?? rulesTab(),
  ruleHead: (id) => find(`[data-rule-id="${CSS.escape(id)}"] > header`) ?? FIND.rule(id),
  ruleMenu: (id) => find(`[data-rule-id="${CSS.escape(id)}"] button[aria-label^="More:"]`) ?? rulesTab(),
  rulesTab,
  closeSheet: () => openSheet()?.querySelector<HTMLElement>('button[aria-label="Close the inspector"]') ?? null,
  add: () => withText('[data-part="Inspector"] button', /^Add$/),
  addStep: (step) => tileOf(step) ?? find('button[aria-label="Add a step"]'),
  addKey: () => withText("[role=menuitem]", /^When a Key/),
  keyboard: () => find(`${DIALOG} [aria-label="Keyboard"]`),
  keyDone: () => withText(`${DIALOG} button`, /^Done$/),
  mainMenu: () => find('button[aria-label="Main menu"]'),
};

/** Null if it is not on the page; for something in a closed sheet, the button that opens the sheet. */
function elementOf({ name, id = "", entry }: PageSpot): HTMLElement | null {
  const element = (entry ? openEntry(entry) : null) ?? FIND[name](id);
  if (!element) return null;
  return getComputedStyle(element).visibility === "hidden" ? (sheetButton() ?? element) : element;
}

function openEntry(words: string): HTMLElement | null {
  const entries = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
  return entries.find(({ textContent }) => textContent.toLowerCase().includes(words.toLowerCase())) ?? null;
}

/** The open inspector if it lies over the stage; null if it stands beside the stage or is closed. */
function openSheet(): HTMLElement | null {
  const sheet = find('[data-part="Inspector"][data-open="true"]');
  return sheet && getComputedStyle(sheet).position === "absolute" ? sheet : null;
}

/** A picture of a recording with all that stands around it, so that no outline crosses its handles. */
function matOf(view: "before" | "after"): HTMLElement | null {
  return viewOf(view)?.closest("figure") ?? viewOf(view);
}

function rulesTab(): HTMLElement | null {
  return withText("[role=tab]", /^Rules$/);
}

function sheetButton(): HTMLElement | null {
  return find('button[aria-controls="inspector"]');
}

/** The tile of a sort of step, while the popover of steps is open. */
function tileOf(step: string): HTMLElement | null {
  const tiles = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
  return tiles.find(({ textContent }) => textContent.trim() === step) ?? null;
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function withText(selector: string, text: RegExp): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => text.test((element.textContent ?? "").trim())) ?? null;
}
