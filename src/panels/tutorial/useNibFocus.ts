/** Nib's buttons can be used while a dialog is open, and F6 leads from them to what Nib points at and back. */
import { type RefObject, useEffect } from "react";
import type { Spot } from "../../editor/tutorial/Step.ts";
import { elementAt } from "./places.ts";

const FOCUSABLE = "button:not(:disabled), [href], input, select, textarea, [tabindex='0']";

export function useNibFocus(layer: RefObject<HTMLElement | null>, spots: readonly Spot[]): void {
  useEffect(() => freeFromDialogs(layer), [layer]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (layer.current?.contains(document.activeElement)) focusTarget(spots);
      else layer.current?.querySelector<HTMLElement>("[data-first]")?.focus();
    };
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, [layer, spots]);
}

/** Dialogs hold the focus, and menus close at a press beside them, by listening at the document: what is done here does not get that far. */
function freeFromDialogs(layer: RefObject<HTMLElement | null>): () => void {
  const keep = (event: Event) => {
    const isHere = (node: EventTarget | null) => node instanceof Node && layer.current?.contains(node);
    const other = event instanceof FocusEvent ? event.relatedTarget : null;
    if (isHere(event.target) || isHere(other)) event.stopPropagation();
  };
  for (const kind of KEPT) document.body.addEventListener(kind, keep);
  return () => {
    for (const kind of KEPT) document.body.removeEventListener(kind, keep);
  };
}

const KEPT = ["focusin", "focusout", "pointerdown"] as const;

function focusTarget(spots: readonly Spot[]): void {
  const element = elementAt(spots[0]);
  if (!element) return;
  const inside = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  (inside ?? element).focus();
}
