import { after } from "./timers.ts";

/** A closing dialog or a new card moves the focus itself within this time, and comes first. */
const SETTLE_MS = 120;
/** No machine takes longer to render what was asked for. */
const LATE_MS = 5000;
/** A menu disappears together with its entry, and the button that opened it may disappear too; so the last few are remembered. */
const STOPS_MAX = 5;
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributeFilter: ["disabled", "hidden", "inert"],
};
const USES = ["keydown", "pointerdown", "click"] as const;
/** Text fields are left out: they would swallow the next key, and on a touch screen open the keyboard. */
const CONTROL =
  "button, a[href], select, [tabindex], input:is([type=checkbox], [type=radio], [type=range], [type=color], [type=file])";
/** The search for a control nearby does not leave the closest of these. */
const REGION = "[data-part], [role=dialog], main, section, aside, nav, form";

/** The id of the element around the content of every page. It can have the focus, but is no stop of the Tab key. */
export const CONTENT_ID = "content";

/** Where the Tab key and a screen reader begin on a new page. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * Moves the focus to where a press leads, such as from Play to the stage. After a press of the pointer no ring is
 * shown there, not even at the first key of the game: until it loses the focus, the element has the attribute `data-led`.
 */
export function leadFocusTo(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const isByKeys = document.activeElement?.matches(":focus-visible") ?? false;
  if (!isByKeys && element !== document.activeElement) {
    element.dataset.led = "";
    element.addEventListener("blur", () => delete element.dataset.led, { once: true });
  }
  element.focus({ preventScroll: true });
}

/** A control that nobody chose: it was focused because another one was removed or closed. Null once a key or pointer is used. */
let standIn: Element | null = null;

/** Says that this control is about to be focused only because something closed. */
export function setStandIn(control: Element | null): void {
  standIn = control;
}

/** Whether the focus is free for whatever wants it: no control has it, or only one that stands in for a lost one. */
export function isFocusFree(focused: Element | null = document.activeElement): boolean {
  return !focused || focused === document.body || focused.id === CONTENT_ID || focused === standIn;
}

/** Ends the wait for an element that is not rendered yet. */
let stopWaiting = () => {};

/**
 * Focuses an element that may not be rendered yet, because large changes are rendered in short slices. If it is late, only as long as the
 * focus has not been moved to another control by then, and nothing else has been waited for since.
 */
export function focusWhenRendered(find: () => HTMLElement | null): void {
  stopWaiting();
  const element = find();
  if (element) {
    element.focus({ preventScroll: true });
    return;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stopWaiting();
    if (isFocusFree()) late.focus({ preventScroll: true });
  });
  const cancel = after(LATE_MS, () => observer.disconnect());
  stopWaiting = () => {
    observer.disconnect();
    cancel();
  };
  observer.observe(document.body, { subtree: true, childList: true });
}

/**
 * Watches the whole page so that keyboard users never lose their place: if the focused control is removed or disabled, or a dialog closes
 * whose opener is gone, the focus moves to the same control of the neighboring row, else to the nearest control, else to the content of
 * the page. Returns a function that ends it.
 */
export function restoreLostFocus(): () => void {
  const history = new FocusHistory();
  const observer = new MutationObserver((changes) => history.handleChanges(changes));
  const onFocusIn = ({ target }: FocusEvent) => history.handleFocusIn(target);
  const onFocusOut = ({ target }: FocusEvent) => after(0, () => history.handleFocusOut(target));
  const onUse = () => {
    standIn = null;
  };
  observer.observe(document, CHANGES);
  document.addEventListener("focusin", onFocusIn, { capture: true });
  document.addEventListener("focusout", onFocusOut, { capture: true });
  for (const type of USES) document.addEventListener(type, onUse, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn, { capture: true });
    document.removeEventListener("focusout", onFocusOut, { capture: true });
    for (const type of USES) document.removeEventListener(type, onUse, { capture: true });
    history.cancel();
  };
}

export function isFocusable(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element.matches(":disabled") || element.closest("[inert]")) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** An element that had the focus. */
interface FocusStop {
  readonly element: HTMLElement;
  /** Where it was, if it has been removed from the page. */
  gap: FocusGap | null;
}

/** The place in the page of an element that was removed, or that is still there but disabled. */
interface FocusGap {
  readonly parent: Element;
  readonly next: Node | null;
  readonly previous: Node | null;
  readonly removed: Node;
}

class FocusHistory {
  /** The latest is the last. */
  #stops: FocusStop[] = [];
  #hadFocus = false;
  #cancel = () => {};

  handleFocusIn(target: EventTarget | null): void {
    this.#hadFocus = true;
    // A dialog focuses itself when its focused control is removed; that control remains the last stop.
    if (!(target instanceof HTMLElement) || isUnfocused(target)) return;
    const others = this.#stops.filter(({ element }) => element !== target);
    this.#stops = [...others, { element: target, gap: null }].slice(-STOPS_MAX);
  }

  /** A press on the bare page leaves a control on purpose, so that there is nothing to restore. */
  handleFocusOut(target: EventTarget | null): void {
    const last = this.#stops.at(-1)?.element;
    if (target !== last || document.activeElement !== document.body || !last || !isFocusable(last)) return;
    this.#stops = [];
    this.#hadFocus = false;
  }

  handleChanges(changes: readonly MutationRecord[]): void {
    for (const change of changes) for (const stop of this.#stops) noteRemoval(stop, change);
    if (!this.#hadFocus) return;
    this.#cancel();
    this.#cancel = after(SETTLE_MS, () => this.#restore());
  }

  cancel(): void {
    this.#cancel();
  }

  /** Whether a control is focusable is asked only here: it forces a layout, which is expensive while the page is being changed. */
  #restore(): void {
    const { activeElement } = document;
    const last = this.#stops.at(-1);
    if (!this.#hadFocus || !isUnfocused(activeElement) || (last && !last.gap && isFocusable(last.element))) return;
    const dialog = activeElement?.closest("[role=dialog]");
    const candidates = this.#stops.toReversed().map(replacementFor);
    const next = candidates.find((candidate) => candidate && (!dialog || dialog.contains(candidate)));
    this.#stops = [];
    standIn = next ?? null;
    if (next) next.focus();
    else if (!dialog) focusContent();
  }
}

/** Remembers where a stop was if this change removed it, or an element that contained it. */
function noteRemoval(stop: FocusStop, { target, removedNodes, nextSibling, previousSibling }: MutationRecord): void {
  const place = stop.gap?.parent ?? stop.element;
  if (place.isConnected || !(target instanceof Element)) return;
  const removed = [...removedNodes].find((node) => node.contains(place));
  if (removed) stop.gap = { parent: target, next: nextSibling, previous: previousSibling, removed };
}

/** Whether no usable control has the focus. Some browsers leave it on a control that was disabled. */
function isUnfocused(focused: Element | null): boolean {
  return !focused || focused === document.body || focused.matches("[role=dialog], :disabled");
}

function replacementFor({ element, gap }: FocusStop): HTMLElement | null {
  return isFocusable(element) ? element : controlNear(gap ?? gapAt(element), element);
}

function gapAt(element: Element): FocusGap {
  const { parentElement, nextSibling, previousSibling } = element;
  return { parent: parentElement ?? element, next: nextSibling, previous: previousSibling, removed: element };
}

function controlNear(gap: FocusGap, lost: HTMLElement): HTMLElement | null {
  if (!gap.parent.isConnected) return null;
  return controlInNextRow(gap, lost) ?? nearestControl(gap);
}

/**
 * Controls are counted from the end of the row, because the ones that all rows have are there. Where the neighbors show that control only
 * while they are chosen, another one of theirs is focused. Menus and dialogs are side by side in the body and are not rows.
 */
function controlInNextRow({ parent, removed, next, previous }: FocusGap, lost: HTMLElement): HTMLElement | null {
  if (!(removed instanceof Element) || parent === document.body) return null;
  const controls = controlsIn(removed);
  const fromEnd = controls.length - controls.indexOf(lost);
  const rows = [next, previous]
    .flatMap((row) => (row instanceof Element && row.tagName === removed.tagName ? [controlsIn(row)] : []))
    .filter((row) => row.length >= fromEnd);
  const same = rows.map((row) => row.at(-fromEnd) ?? null);
  return [...same, ...rows.flat()].find(isFocusable) ?? null;
}

/** Searches outward from the gap: the first control after it, else the last one before it. */
function nearestControl(gap: FocusGap): HTMLElement | null {
  const region = gap.parent.closest(REGION);
  if (!region) return null;
  const controls = controlsIn(region).filter((control) => control.tabIndex >= 0 && isFocusable(control));
  for (let around: Element | null = gap.parent; around && region.contains(around); around = around.parentElement) {
    const near = controls.filter((control) => around?.contains(control));
    const nearest = near.find((control) => isAfter(gap, control)) ?? near.at(-1);
    if (nearest) return nearest;
  }
  return null;
}

/** If neither sibling of the gap is left, its whole surroundings were replaced, and every control counts as after it. */
function isAfter({ parent, next, previous }: FocusGap, control: Element): boolean {
  if (!next?.isConnected && !previous?.isConnected) return true;
  const mark = next?.isConnected ? next : parent;
  if (mark === next && mark.contains(control)) return true;
  const position = mark.compareDocumentPosition(control);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !mark.contains(control);
}

function controlsIn(root: Element): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>(CONTROL)];
  return root instanceof HTMLElement && root.matches(CONTROL) ? [root, ...inside] : inside;
}
