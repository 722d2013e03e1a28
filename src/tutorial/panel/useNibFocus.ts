import { type RefObject, useEffect, useRef } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import type { Spot } from "../lessons/LessonStep.ts";
import { elementAt } from "./spotBoxes.ts";

const FOCUSABLE = "button:not(:disabled), [href], input, select, textarea, [tabindex='0']";

/** Keeps Nib's buttons usable while a dialog is open. F6 goes from Nib directly to what Nib points at and, within a dialog, to Nib. */
export function useNibFocus(layer: RefObject<HTMLElement | null>, spots: readonly Spot[], visitKey: string): void {
  useFocusHandover(layer, visitKey);
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
function useFocusHandover(layer: RefObject<HTMLElement | null>, visitKey: string): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && layer.current?.contains(target) === true;
    };
    document.addEventListener("focusin", onFocusIn, { capture: true });
    return () => document.removeEventListener("focusin", onFocusIn, { capture: true });
  }, [layer]);
  useEffect(() => restoreFocus(layer.current, wasHere.current, visitKey), [layer, visitKey]);
}

function restoreFocus(layer: HTMLElement | null, wasHere: boolean, _visitKey: string): void {
  if (wasHere && isFocusFree() && layer) focusFirst(layer);
}

function focusFirst(layer: HTMLElement): void {
  layer.querySelector<HTMLElement>("[data-first]")?.focus();
}

/** Dialogs trap the focus. */
function isInDialog(element: Element | null): boolean {
  return element?.closest("[role=dialog]") != null;
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
  const stopHere = (event: Event) => {
    const isHere = (node: EventTarget | null) => node instanceof Node && layer.current?.contains(node);
    const other = event instanceof FocusEvent ? event.relatedTarget : null;
    if (isHere(event.target) || isHere(other)) event.stopPropagation();
  };
  for (const kind of STOPPED) document.body.addEventListener(kind, stopHere);
  return () => {
    for (const kind of STOPPED) document.body.removeEventListener(kind, stopHere);
  };
}

const STOPPED = ["focusin", "focusout", "pointerdown"] as const;

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
