/** The large parts of the editor as a keyboard goes from one to the next: whatever carries `data-part`, in the page's order. */

const PART = "[data-part]";
const STOP = "[tabindex='0'], button, input, select, textarea, a[href]";

/** What had the focus last in each of them. */
const last = new WeakMap<Element, HTMLElement>();
/** The one that had it last of all: what had the focus may be gone. */
let lastPart: Element | null = null;

/** Remembers where the focus is; for `focusin` of the page. */
export function rememberFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const part = target.closest(PART);
  if (!part) return;
  last.set(part, target);
  lastPart = part;
}

/** Gives the focus to the next part, or (-1) to the one before, round at the ends. */
export function focusPartBeside(step: 1 | -1): void {
  const parts = [...document.querySelectorAll(PART)].filter((part) => stopIn(part));
  const focused = partInFocus();
  const here = focused ? parts.indexOf(focused) : -1;
  const next = here < 0 && step < 0 ? -1 : here + step;
  const part = parts.at(next % parts.length);
  if (part) stopIn(part)?.focus();
}

/** Gives the focus to the part of that name, where it is in sight. */
export function focusPart(name: string): void {
  const part = document.querySelector(`[data-part="${name}"]`);
  if (part) stopIn(part)?.focus();
}

function partInFocus(): Element | null {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body ? activeElement.closest(PART) : lastPart;
}

/** Where it was last, else the first stop of the Tab key. */
function stopIn(part: Element): HTMLElement | undefined {
  const before = last.get(part);
  if (before && part.contains(before) && canHaveFocus(before)) return before;
  return [...part.querySelectorAll<HTMLElement>(STOP)].find((stop) => stop.tabIndex >= 0 && canHaveFocus(stop));
}

function canHaveFocus(element: HTMLElement): boolean {
  return !element.matches(":disabled") && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}
