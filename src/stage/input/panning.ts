import { handlesOwnKeys } from "../../browser/keyboard.ts";
import type { Point } from "../../engine/index.ts";
import type { StageView } from "../view/StageView.ts";

const MIDDLE_BUTTON = 1;

export interface Panning {
  /** Whether a press starts panning, so that the tool must ignore it. */
  readonly takes: (event: PointerEvent) => boolean;
  readonly end: () => void;
}

interface PanState {
  /** The position of every pressed pointer. */
  readonly pointers: Map<number, Point>;
  /** The pointer that pans on its own: with Space, the middle button, or from a square around the frame of a recording. */
  single: number | null;
  isSpaceDown: boolean;
}

/**
 * Pans by wheel, two fingers, a drag with Space or the middle button, and a drag of a square around the frame of a recording, if there is
 * more to see than fits. Zooms by pinching and by wheel with Ctrl; in a player that plays, by the wheel alone.
 */
export function attachPanning(element: HTMLElement, stageView: StageView): Panning {
  const view = { element, stageView };
  const holding: PanState = { pointers: new Map(), single: null, isSpaceDown: false };
  const listening = new AbortController();
  const { signal } = listening;
  const lift = ({ pointerId }: PointerEvent) => {
    holding.pointers.delete(pointerId);
    if (holding.single === pointerId) holding.single = null;
  };
  const holdSpace = (isDown: boolean) => {
    // In a player, Space is a key of the game.
    holding.isSpaceDown = isDown && stageView.canPan && !stageView.game.readOnly;
    element.toggleAttribute("data-pans", holding.isSpaceDown);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === " " && !handlesOwnKeys(event.target)) holdSpace(event.type === "keydown");
  };
  window.addEventListener("pointermove", (event) => moved(view, holding, event), { signal });
  window.addEventListener("pointerup", lift, { signal });
  window.addEventListener("pointercancel", lift, { signal });
  window.addEventListener("keydown", onKey, { signal });
  window.addEventListener("keyup", onKey, { signal });
  window.addEventListener("blur", () => holdSpace(false), { signal });
  element.addEventListener("wheel", (event) => wheeled(view, event), { signal, passive: false });
  return { takes: (event) => takes(view, holding, event), end: () => listening.abort() };
}

function takes({ element, stageView }: View, holding: PanState, event: PointerEvent): boolean {
  const place = placeOf(event);
  holding.pointers.set(event.pointerId, place);
  if (holding.pointers.size > 1) return true;
  if (!stageView.canPan) return false;
  const pans =
    holding.isSpaceDown || event.button === MIDDLE_BUTTON || stageView.hitTest.isOnMargin(placeIn(element, place));
  if (!pans) return false;
  // Otherwise the middle button starts scrolling.
  event.preventDefault();
  holding.single = event.pointerId;
  return true;
}

interface View {
  readonly element: HTMLElement;
  readonly stageView: StageView;
}

function moved({ element, stageView }: View, { pointers, single }: PanState, event: PointerEvent): void {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = placeOf(event);
  pointers.set(event.pointerId, now);
  if (pointers.size < 2 && single !== event.pointerId) return;
  stageView.pan({ x: (now.x - before.x) / pointers.size, y: (now.y - before.y) / pointers.size });
  const other = otherOf(pointers, event.pointerId);
  if (!other || !stageView.canZoom) return;
  const spread = distance(now, other) / Math.max(distance(before, other), 1);
  stageView.zoomBy(spread, placeIn(element, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
}

function wheeled({ element, stageView }: View, event: WheelEvent): void {
  const { deltaX, deltaY, ctrlKey, shiftKey } = event;
  const { game } = stageView;
  const zooms = ctrlKey || (game.readOnly && game.store.getState().playback.running);
  // The page of a player is scrolled over a stage that nobody has zoomed.
  const pans = stageView.canPan && (!game.readOnly || stageView.isZoomed);
  if (zooms ? !stageView.canZoom : !pans) return;
  event.preventDefault();
  if (zooms) stageView.zoomBy(timesOf(deltaY), placeIn(element, placeOf(event)));
  // With Shift, some browsers report horizontal scrolling and others do not.
  else stageView.pan(shiftKey ? { x: -(deltaX || deltaY), y: 0 } : { x: -deltaX, y: -deltaY });
}

/** The zoom factor of a wheel event: a notch is one step, a touchpad sends many small ones. */
function timesOf(deltaY: number): number {
  return Math.exp(-Math.max(-WHEEL_MOST, Math.min(WHEEL_MOST, deltaY)) / WHEEL_SCALE);
}

const WHEEL_MOST = 25;
const WHEEL_SCALE = 125;

/** The other of two fingers. */
function otherOf(pointers: ReadonlyMap<number, Point>, id: number): Point | undefined {
  return pointers.size === 2 ? [...pointers].find(([other]) => other !== id)?.[1] : undefined;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function placeOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function placeIn(element: Element, { x, y }: Point): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: x - left, y: y - top };
}
