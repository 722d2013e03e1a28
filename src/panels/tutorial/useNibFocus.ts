import { type RefObject, useEffect, useRef } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import type { Spot } from "../../editor/tutorial/LessonStep.ts";
import { elementAt } from "./spotBoxes.ts";

const FOCUSABLE = "button:not(:disabled), [href], input, select, textarea, [tabindex='0']";

/** Keeps Nib's buttons usable while a dialog is open. F6 goes from Nib directly to what Nib points at and, within a dialog, to Nib. */
export function useNibFocus(layer: RefObject<HTMLElement | null>, spots: readonly Spot[], turn: string): void {
  useFocusHandover(layer, turn);
  useEffect(() => freeFromDialogs(layer), [layer]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const here = layer.current;
      if (event.key !== "F6" || !here) return;
      here.dataset.leadsTo = partOf(here, elementAt(spots[0]));
      const isHere = here.contains(document.activeElement);
      if (isHere && !event.shiftKey) focusTarget(here, spots);
      else if (!isHere && isInDialog(document.activeElement)) focusFirst(here);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, [layer, spots]);
}

/** If a focused button disappears with its step, the first button of the next step takes the focus. */
function useFocusHandover(layer: RefObject<HTMLElement | null>, turn: string): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const came = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && layer.current?.contains(target) === true;
    };
    document.addEventListener("focusin", came, { capture: true });
    return () => document.removeEventListener("focusin", came, { capture: true });
  }, [layer]);
  useEffect(() => takeUp(layer.current, wasHere.current, turn), [layer, turn]);
}

function takeUp(layer: HTMLElement | null, wasHere: boolean, _turn: string): void {
  if (wasHere && isFocusFree() && layer) focusFirst(layer);
}

function focusFirst(layer: HTMLElement): void {
  layer.querySelector<HTMLElement>("[data-first]")?.focus();
}

/** Dialogs trap the focus. */
function isInDialog(place: Element | null): boolean {
  return place?.closest("[role=dialog]") != null;
}

/** The part of the editor around an element, by default the stage. */
function partOf(layer: HTMLElement, target: HTMLElement | null): string {
  const part = target && !layer.contains(target) ? target.closest<HTMLElement>("[data-part]") : null;
  return part?.dataset.part ?? "Stage";
}

/**
 * Dialogs trap the focus, and menus close at a press outside, by listeners on the document. Events within Nib's layer are stopped before
 * they reach it.
 */
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

/** Focuses what Nib points at, or the stage if that cannot have the focus. */
function focusTarget(layer: HTMLElement, spots: readonly Spot[]): void {
  const stage = document.querySelector<HTMLElement>("[data-view]");
  for (const element of [elementAt(spots[0]), stage]) {
    if (!element || layer.contains(element)) continue;
    const inside = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    (inside ?? element).focus();
    if (!layer.contains(document.activeElement)) return;
  }
}
