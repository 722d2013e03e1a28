/** The large parts of the editor as a keyboard goes from one to the next: whatever carries `data-part`, in the page's order. */
import { isFocusable } from "../../../browser/focus.ts";

const PART = "[data-part]";
const STOP = "[tabindex='0'], button, input, select, textarea, a[href]";

/** What had the focus last in each of them. */
const last = new WeakMap<Element, HTMLElement>();
/** The one that had it last of all: what had the focus may be gone. */
let lastPart: HTMLElement | null = null;

/** Remembers where the focus is; for `focusin` of the page. */
export function rememberFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const part = target.closest<HTMLElement>(PART);
  if (!part) return;
  last.set(part, target);
  lastPart = part;
}

/** Gives the focus to the next part, or (-1) to the one before, round at the ends; from nowhere to a lesson, if one is open. */
export function focusPartBeside(step: 1 | -1): void {
  const parts = partsInOrder();
  const focused = partInFocus();
  const here = focused ? parts.indexOf(focused) : -1;
  const part = here < 0 ? (parts.find(leads) ?? parts.at(step < 0 ? -1 : 0)) : parts.at((here + step) % parts.length);
  if (part) stopIn(part)?.focus();
}

/** Gives the focus to the part of that name, where it is in sight. */
export function focusPart(name: string): void {
  const part = document.querySelector(`[data-part="${name}"]`);
  if (part) stopIn(part)?.focus();
}

/** In the page's order; but a part that leads to another one, as Nib to what Nib points at, comes before that. */
function partsInOrder(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(PART)].filter((part) => stopIn(part));
  const leading = parts.find(leads);
  if (!leading) return parts;
  const others = parts.filter((part) => part !== leading);
  const place = others.findIndex(({ dataset }) => dataset.part === leading.dataset.leadsTo);
  return place < 0 ? parts : [...others.slice(0, place), leading, ...others.slice(place)];
}

function leads({ dataset }: HTMLElement): boolean {
  return dataset.leadsTo !== undefined;
}

function partInFocus(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body ? activeElement.closest<HTMLElement>(PART) : lastPart;
}

/** What it offers first, else where the focus was last, else the first stop of the Tab key. */
function stopIn(part: Element): HTMLElement | undefined {
  const known = [part.querySelector<HTMLElement>("[data-first]"), last.get(part)];
  const wished = known.find((stop) => stop && part.contains(stop) && isFocusable(stop));
  if (wished) return wished;
  return [...part.querySelectorAll<HTMLElement>(STOP)].find((stop) => stop.tabIndex >= 0 && isFocusable(stop));
}
