/**
 * Keeps the focus off the bare page: where the control that has it goes away or is switched off, anyone who works by keyboard
 * goes on beside it. Whatever takes the focus on purpose at such a moment comes first.
 */
import { after } from "./timers.ts";
import { isFocusable } from "./focusable.ts";
import { controlNear, type FocusGap, gapOf } from "./focusHeir.ts";

/** A dialog that closes or a card that has just come takes the focus within that time. */
const SETTLED_MS = 120;
/** A menu is gone with its entry, and what it was opened from may be gone with them. */
const STOPS_KEPT = 5;
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributeFilter: ["disabled", "hidden", "inert"],
};

/** Watches the whole page; the answer ends it. */
export function restoreLostFocus(): () => void {
  const trail = new FocusTrail();
  const watch = new MutationObserver((changes) => trail.changed(changes));
  const came = ({ target }: FocusEvent) => trail.came(target);
  const left = ({ target }: FocusEvent) => after(0, () => trail.left(target));
  watch.observe(document, CHANGES);
  document.addEventListener("focusin", came, { capture: true });
  document.addEventListener("focusout", left, { capture: true });
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", came, { capture: true });
    document.removeEventListener("focusout", left, { capture: true });
    trail.end();
  };
}

interface Stop {
  readonly element: HTMLElement;
  /** Where it was in the page; null as long as it is there. */
  gap: FocusGap | null;
}

/** Where the focus has been, the latest stop last. */
class FocusTrail {
  #stops: Stop[] = [];
  #cancel = () => {};

  came(target: EventTarget | null): void {
    // A dialog takes the focus itself when something inside of it goes: that is no stop.
    if (!(target instanceof HTMLElement) || isBare(target)) return;
    const others = this.#stops.filter(({ element }) => element !== target);
    this.#stops = [...others, { element: target, gap: null }].slice(-STOPS_KEPT);
  }

  /** A press beside everything leaves a control on purpose; the focus that went on to another one did not. */
  left(target: EventTarget | null): void {
    const last = this.#stops.at(-1)?.element;
    if (target === last && document.activeElement === document.body && last && isFocusable(last)) this.#stops = [];
  }

  changed(changes: readonly MutationRecord[]): void {
    for (const change of changes) for (const stop of this.#stops) follow(stop, change);
    const last = this.#stops.at(-1);
    if (!last || (!last.gap && isFocusable(last.element))) return;
    this.#cancel();
    this.#cancel = after(SETTLED_MS, () => this.#settle());
  }

  end(): void {
    this.#cancel();
  }

  #settle(): void {
    const { activeElement } = document;
    if (!isBare(activeElement)) return;
    const dialog = activeElement?.closest("[role=dialog]");
    const heirs = this.#stops.toReversed().map(heirOf);
    const heir = heirs.find((one) => one && (!dialog || dialog.contains(one)));
    this.#stops = [];
    heir?.focus();
  }
}

/** Remembers where a stop, or what it was in, is taken out of the page. */
function follow(stop: Stop, { target, removedNodes, nextSibling, previousSibling }: MutationRecord): void {
  const place = stop.gap?.parent ?? stop.element;
  if (place.isConnected || !(target instanceof Element)) return;
  const removed = [...removedNodes].find((node) => node.contains(place));
  if (removed) stop.gap = { parent: target, next: nextSibling, previous: previousSibling, removed };
}

function heirOf({ element, gap }: Stop): HTMLElement | null {
  return isFocusable(element) ? element : controlNear(gap ?? gapOf(element), element);
}

/** Nothing that a key could press has the focus; some browsers leave it on what is switched off. */
function isBare(focused: Element | null): boolean {
  return !focused || focused === document.body || focused.matches("[role=dialog], :disabled");
}
