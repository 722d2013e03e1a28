/** Moves the keyboard focus between the large parts of the editor, which are marked with `data-part`. */
import { useEffect } from "react";
import { isFocusable } from "../../browser/focus.ts";

const PART = "[data-part]";
const STOP = "[tabindex='0'], button, input, select, textarea, a[href]";

/** The last focused element of each part. */
const lastFocused = new WeakMap<Element, HTMLElement>();
/** The last focused part, for when the focused element has been removed. */
let lastPart: HTMLElement | null = null;

/** F6 focuses the next part, Shift+F6 the previous one. */
export function usePartKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || event.defaultPrevented || isInDialog(event.target)) return;
      event.preventDefault();
      focusPartBeside(event.shiftKey ? -1 : 1);
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("focusin", rememberFocus);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("focusin", rememberFocus);
    };
  }, []);
}

/** A dialog traps the focus. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}

function rememberFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const part = target.closest<HTMLElement>(PART);
  if (!part) return;
  lastFocused.set(part, target);
  lastPart = part;
}

/** Focuses the next or previous part, wrapping around at the ends. If no part has the focus, begins with an open lesson. */
function focusPartBeside(step: 1 | -1): void {
  const parts = partsInOrder();
  const focused = partInFocus();
  const here = focused ? parts.indexOf(focused) : -1;
  const part =
    here < 0 ? (parts.find(pointsToPart) ?? parts.at(step < 0 ? -1 : 0)) : parts.at((here + step) % parts.length);
  if (part) focusTargetIn(part)?.focus();
}

/** Focuses the part with this name, if it is visible. */
export function focusPart(name: string): void {
  const part = document.querySelector(`[data-part="${name}"]`);
  if (part) focusTargetIn(part)?.focus();
}

/** In document order, except that a part that points to another one, as the tutorial does, comes right before it. */
function partsInOrder(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(PART)].filter((part) => focusTargetIn(part));
  const leading = parts.find(pointsToPart);
  if (!leading) return parts;
  const others = parts.filter((part) => part !== leading);
  const place = others.findIndex(({ dataset }) => dataset.part === leading.dataset.leadsTo);
  return place < 0 ? parts : [...others.slice(0, place), leading, ...others.slice(place)];
}

function pointsToPart({ dataset }: HTMLElement): boolean {
  return dataset.leadsTo !== undefined;
}

function partInFocus(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body ? activeElement.closest<HTMLElement>(PART) : lastPart;
}

/** The element to focus in a part: the one marked with `data-first`, else the last focused one, else the first one of the Tab order. */
function focusTargetIn(part: Element): HTMLElement | undefined {
  const known = [part.querySelector<HTMLElement>("[data-first]"), lastFocused.get(part)];
  const preferred = known.find((stop) => stop && part.contains(stop) && isFocusable(stop));
  if (preferred) return preferred;
  return [...part.querySelectorAll<HTMLElement>(STOP)].find((stop) => stop.tabIndex >= 0 && isFocusable(stop));
}
