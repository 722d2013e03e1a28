/** Who takes the focus when the control that had it is gone: the same control of the row beside it, else what is nearest. */
import { isFocusable } from "./focusable.ts";

/** Where something was taken out of the page, or stands and can no longer be used. */
export interface FocusGap {
  readonly parent: Element;
  readonly next: Node | null;
  readonly previous: Node | null;
  readonly removed: Node;
}

/** Fields to type in are left out: they would swallow the next key, and on a touch screen bring up the keyboard. */
const CONTROL =
  "button, a[href], select, [tabindex], input:is([type=checkbox], [type=radio], [type=range], [type=color], [type=file])";
/** No further than this is looked for what is beside something. */
const PLACE = "[data-part], [role=dialog], main, section, aside, nav, form";

export function gapOf(element: Element): FocusGap {
  const { parentElement, nextSibling, previousSibling } = element;
  return { parent: parentElement ?? element, next: nextSibling, previous: previousSibling, removed: element };
}

export function controlNear(gap: FocusGap, lost: HTMLElement): HTMLElement | null {
  if (!gap.parent.isConnected) return null;
  return sameInRowBeside(gap, lost) ?? nearest(gap);
}

/** Counted from the end, for the controls that rows have in common stand there. */
function sameInRowBeside({ removed, next, previous }: FocusGap, lost: HTMLElement): HTMLElement | null {
  if (!(removed instanceof Element)) return null;
  const controls = controlsIn(removed);
  const fromEnd = controls.length - controls.indexOf(lost);
  for (const row of [next, previous]) {
    if (!(row instanceof Element) || row.tagName !== removed.tagName) continue;
    const same = controlsIn(row).at(-fromEnd);
    if (same && isFocusable(same)) return same;
  }
  return null;
}

/** From the gap outward: the first control behind it, else the last one before it. */
function nearest(gap: FocusGap): HTMLElement | null {
  const place = gap.parent.closest(PLACE);
  if (!place) return null;
  const controls = controlsIn(place).filter((control) => control.tabIndex >= 0 && isFocusable(control));
  for (let around: Element | null = gap.parent; around && place.contains(around); around = around.parentElement) {
    const near = controls.filter((control) => around?.contains(control));
    const heir = near.find((control) => isBehind(gap, control)) ?? near.at(-1);
    if (heir) return heir;
  }
  return null;
}

/** Where all there was is gone, everything there now is new. */
function isBehind({ parent, next, previous }: FocusGap, control: Element): boolean {
  if (!next?.isConnected && !previous?.isConnected) return true;
  const mark = next?.isConnected ? next : parent;
  if (mark === next && mark.contains(control)) return true;
  const place = mark.compareDocumentPosition(control);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !mark.contains(control);
}

function controlsIn(place: Element): HTMLElement[] {
  const inside = [...place.querySelectorAll<HTMLElement>(CONTROL)];
  return place instanceof HTMLElement && place.matches(CONTROL) ? [place, ...inside] : inside;
}
