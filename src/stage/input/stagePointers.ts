import type { Target, ViewId } from "../../editor/index.ts";
import type { Point, Side } from "../../engine/index.ts";
import { SIDES } from "../overlay/overlayPlaces.ts";
import { attachEdgePan, type EdgePanDeps } from "./edgePan.ts";
import { attachPanning, type Panning } from "./panning.ts";

export interface StagePointerDeps extends EdgePanDeps {
  readonly view: ViewId;
}

/** Passes the pointers on a stage view to the active tool. The returned function ends that. */
export function attachStagePointers(deps: StagePointerDeps): () => void {
  const { element, pointers } = deps;
  const locate = (pixel: Point, held: Target | null) => locateOn(deps, pixel, held);
  const panning = attachPanning(element, deps.stageView);
  const ends = [
    panning.end,
    pointers.register({ element, locate }),
    listen(element, "pointerdown", (event) => pressed(deps, panning, event)),
    freezeWhilePressed(deps),
    attachEdgePan(deps),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function locateOn({ element, stageView, view }: StagePointerDeps, pixel: Point, held: Target | null): Target | null {
  const place = placeIn(element, pixel);
  const side = held?.kind === "handle" ? held.side : null;
  if (side) return { kind: "handle", view, side, line: stageView.hitTest.gridLineAt(place, side) };
  return held || isInside(element, place) ? stageView.hitTest.squareAt(place) : null;
}

function pressed(deps: StagePointerDeps, panning: Panning, event: PointerEvent): void {
  const pans = panning.takes(event);
  const target = pans ? null : targetOf(deps, event);
  suppressClick(deps, event);
  if (pans) cancelForPan(deps, { x: event.clientX, y: event.clientY });
  if (event.button === 0 && target) deps.pointers.begin(event, target);
}

function targetOf(deps: StagePointerDeps, { target, clientX, clientY }: PointerEvent): Target | null {
  const { element, stageView, view } = deps;
  const pixel = { x: clientX, y: clientY };
  const side = sideOf(target);
  if (side) return { kind: "handle", view, side, line: stageView.hitTest.gridLineAt(placeIn(element, pixel), side) };
  return isOnPicture(target) ? locateOn(deps, pixel, null) : null;
}

/** The second finger cancels the gesture of the first: together they pan. */
function cancelForPan({ editor }: StagePointerDeps, pixel: Point): void {
  editor.toolbox.dispatch({ kind: "cancel", target: { kind: "nothing" }, pixel, shift: false, alt: false });
}

/** No view moves by itself while a pointer is pressed anywhere on the page. */
function freezeWhilePressed({ stageView }: StagePointerDeps): () => void {
  const pressed = new Set<number>();
  const release = ({ pointerId }: PointerEvent) => {
    if (pressed.delete(pointerId) && pressed.size === 0) stageView.freeze(false);
  };
  const ends = [
    listen(window, "pointerdown", ({ pointerId }) => {
      pressed.add(pointerId);
      stageView.freeze(true);
    }),
    listen(window, "pointerup", release),
    listen(window, "pointercancel", release),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * A tap may change what is under the finger, and the click that browsers send afterwards would press that. The listener is on the touched
 * element, which gets the event even if it was removed in the meantime. Without a click, the focus must be set here.
 */
function suppressClick({ element }: StagePointerDeps, { target, pointerType }: PointerEvent): void {
  if (pointerType !== "touch" || !isOnPicture(target)) return;
  const lifted = (event: Event) => event.cancelable && event.preventDefault();
  target?.addEventListener("touchend", lifted, { once: true, passive: false });
  element.focus({ preventScroll: true });
}

function listen(on: HTMLElement | Window, kind: PointerKind, call: (event: PointerEvent) => unknown): () => void {
  const heard = (event: Event) => event instanceof PointerEvent && call(event);
  on.addEventListener(kind, heard);
  return () => on.removeEventListener(kind, heard);
}

type PointerKind = "pointerdown" | "pointermove" | "pointerup" | "pointercancel";

function placeIn(element: Element, { x, y }: Point): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

function isInside({ clientWidth, clientHeight }: Element, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < clientWidth && y < clientHeight;
}

function sideOf(target: EventTarget | null): Side | null {
  const handle = target instanceof Element ? target.closest("[data-side]") : null;
  return SIDES.find((side) => side === handle?.getAttribute("data-side")) ?? null;
}

/** Whether it is the picture, not one of the buttons over it. */
function isOnPicture(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest("button");
}
