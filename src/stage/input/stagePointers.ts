import type { Target, ViewId } from "../../editor/index.ts";
import type { Point, Side } from "../../engine/index.ts";
import { SIDES } from "../overlay/overlayPlaces.ts";
import { attachEdgePan, type EdgePanDeps } from "./edgePan.ts";
import { attachPanning, type Panning } from "./panning.ts";

export interface StagePointerDeps extends EdgePanDeps {
  readonly view: ViewId;
  /** What lies around the picture with it: the handles of the extent. */
  readonly place: HTMLElement;
}

/** The side that is dragged, if any, and where its handle is. */
interface DraggedSide {
  readonly side: Side;
  readonly lineAt: (pixel: Point) => number;
}

/** Passes the pointers on a stage view to the active tool. The returned function ends that. */
export function attachStagePointers(deps: StagePointerDeps): () => void {
  const { element, place, pointers } = deps;
  let dragged: DraggedSide | null = null;
  const locate = (pixel: Point, held: Target | null) =>
    held?.kind === "handle" && dragged ? handleAt(deps, dragged, pixel) : locateOn(deps, pixel, held);
  const panning = attachPanning(element, deps.stageView);
  const ends = [
    panning.end,
    pointers.register({ element: place, locate }),
    listen(element, "pointerdown", (event) => pressed(deps, panning, event)),
    listen(place, "pointerdown", (event) => {
      const side = sideOf(event.target);
      if (!side || event.button !== 0) return;
      dragged = { side, lineAt: deps.stageView.hitTest.gridLines(side) };
      pointers.begin(event, handleAt(deps, dragged, pixelOf(event)));
    }),
    holdWhilePressed(deps),
    attachEdgePan(deps),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function locateOn({ element, stageView }: StagePointerDeps, pixel: Point, held: Target | null): Target | null {
  const place = placeIn(element, pixel);
  // The square right beside the picture is where a jump ends.
  return stageView.hitTest.isSeenAt(place, held ? 1 : 0) ? stageView.hitTest.squareAt(place) : null;
}

function handleAt({ element, view }: StagePointerDeps, { side, lineAt }: DraggedSide, pixel: Point): Target {
  return { kind: "handle", view, side, line: lineAt(placeIn(element, pixel)) };
}

function pressed(deps: StagePointerDeps, panning: Panning, event: PointerEvent): void {
  const pans = panning.takes(event);
  const target = pans || !isOnPicture(event.target) ? null : locateOn(deps, pixelOf(event), null);
  suppressClick(deps, event);
  if (pans) cancelForPan(deps, pixelOf(event));
  if (event.button === 0 && target) deps.pointers.begin(event, target);
}

/** The second finger cancels the gesture of the first: together they pan. */
function cancelForPan({ editor }: StagePointerDeps, pixel: Point): void {
  editor.toolbox.dispatch({ kind: "cancel", target: { kind: "nothing" }, pixel, shift: false, alt: false });
}

/** No view moves by itself while a pointer is pressed anywhere on the page. */
function holdWhilePressed({ stageView }: StagePointerDeps): () => void {
  const pressed = new Set<number>();
  const release = ({ pointerId }: PointerEvent) => {
    if (pressed.delete(pointerId) && pressed.size === 0) stageView.hold(false);
  };
  const ends = [
    listen(window, "pointerdown", ({ pointerId }) => {
      pressed.add(pointerId);
      stageView.hold(true);
    }),
    listen(window, "pointerup", release),
    listen(window, "pointercancel", release),
  ];
  return () => {
    for (const end of ends) end();
    // A press that began a recording is lifted only after the stage has given way to it.
    if (pressed.size > 0) stageView.hold(false);
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

function pixelOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function sideOf(target: EventTarget | null): Side | null {
  const handle = target instanceof Element ? target.closest("[data-side]") : null;
  return SIDES.find((side) => side === handle?.getAttribute("data-side")) ?? null;
}

/** Whether it is the picture, not one of the buttons over it. */
function isOnPicture(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest("button");
}
