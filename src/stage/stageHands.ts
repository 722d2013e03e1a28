/** Brings pointers on a stage view to the tool in hand. */
import type { Editor } from "../editor/Editor.ts";
import type { ViewId } from "../editor/state/EditorState.ts";
import type { PointerInput } from "../editor/tools/PointerInput.ts";
import type { Side, Target } from "../editor/tools/ToolEvent.ts";
import type { Point } from "../engine/index.ts";
import { attachEdgePan } from "./edgePan.ts";
import { SIDES } from "./handlePlaces.ts";
import { attachPanning, type PanHands } from "./panHands.ts";
import type { StageView } from "./StageView.ts";

export interface Hands {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly view: ViewId;
  readonly editor: Editor;
  readonly pointers: PointerInput;
}

/** Takes part in every gesture of the page; the answer ends it. */
export function attachHands(hands: Hands): () => void {
  const { element, pointers } = hands;
  const locate = (pixel: Point, held: Target | null) => locateOn(hands, pixel, held);
  const panning = attachPanning(element, hands.stageView);
  const ends = [
    panning.end,
    pointers.register({ element, locate }),
    listen(element, "pointerdown", (event) => pressed(hands, panning, event)),
    holdWhilePressed(hands),
    attachEdgePan(hands),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function locateOn({ element, stageView, view }: Hands, pixel: Point, held: Target | null): Target | null {
  const place = placeIn(element, pixel);
  const side = held?.kind === "handle" ? held.side : null;
  if (side) return { kind: "handle", view, side, line: stageView.line(place, side) };
  return held || isInside(element, place) ? stageView.locate(place) : null;
}

function pressed(hands: Hands, panning: PanHands, event: PointerEvent): void {
  const pans = panning.takes(event);
  const target = pans ? null : targetOf(hands, event);
  holdBackClick(hands, event);
  if (pans) dropForPan(hands, { x: event.clientX, y: event.clientY });
  if (event.button === 0 && target) hands.pointers.begin(event, target);
}

function targetOf(hands: Hands, { target, clientX, clientY }: PointerEvent): Target | null {
  const { element, stageView, view } = hands;
  const pixel = { x: clientX, y: clientY };
  const side = sideOf(target);
  if (side) return { kind: "handle", view, side, line: stageView.line(placeIn(element, pixel), side) };
  return isOnPicture(target) ? locateOn(hands, pixel, null) : null;
}

/** The second finger ends what the first began: now they pan. */
function dropForPan({ editor }: Hands, pixel: Point): void {
  editor.toolbox.dispatch({ kind: "cancel", target: { kind: "nothing" }, pixel, shift: false, alt: false });
}

/** Whatever is pressed, on this view or beside it: no view moves under a hand (details §10). */
function holdWhilePressed({ stageView }: Hands): () => void {
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
  };
}

/**
 * A tap may change what lies under the finger, and the click that a browser makes of it afterwards would press that. It is
 * held back on what was touched, which hears of the end even when it is gone by then; the focus comes here without it.
 */
function holdBackClick({ element }: Hands, { target, pointerType }: PointerEvent): void {
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

/** Not on one of the buttons that lie over the picture. */
function isOnPicture(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest("button");
}
