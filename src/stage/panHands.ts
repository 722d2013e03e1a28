/** Moves what a view shows where there is more to see: the wheel, two fingers, or a drag with Space or the middle button (details §2). */
import { keepsItsKeys } from "../browser/keepsItsKeys.ts";
import type { Point } from "../engine/index.ts";
import type { StageView } from "./StageView.ts";

const MIDDLE_BUTTON = 1;

export interface PanHands {
  /** Whether a press belongs to panning, and so is none of a tool. */
  readonly takes: (event: PointerEvent) => boolean;
  readonly end: () => void;
}

interface Holding {
  /** Where every pointer that is down on the view is. */
  readonly pointers: Map<number, Point>;
  /** The pointer that pans alone, by Space or the middle button. */
  single: number | null;
  isSpaceDown: boolean;
}

export function attachPanning(element: HTMLElement, stageView: StageView): PanHands {
  const holding: Holding = { pointers: new Map(), single: null, isSpaceDown: false };
  const listening = new AbortController();
  const { signal } = listening;
  const lift = ({ pointerId }: PointerEvent) => {
    holding.pointers.delete(pointerId);
    if (holding.single === pointerId) holding.single = null;
  };
  const holdSpace = (isDown: boolean) => {
    holding.isSpaceDown = isDown && stageView.canPan;
    element.toggleAttribute("data-pans", holding.isSpaceDown);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === " " && !keepsItsKeys(event.target)) holdSpace(event.type === "keydown");
  };
  window.addEventListener("pointermove", (event) => moved(stageView, holding, event), { signal });
  window.addEventListener("pointerup", lift, { signal });
  window.addEventListener("pointercancel", lift, { signal });
  window.addEventListener("keydown", onKey, { signal });
  window.addEventListener("keyup", onKey, { signal });
  window.addEventListener("blur", () => holdSpace(false), { signal });
  element.addEventListener("wheel", (event) => wheeled(stageView, event), { signal, passive: false });
  return { takes: (event) => takes(stageView, holding, event), end: () => listening.abort() };
}

function takes(stageView: StageView, holding: Holding, event: PointerEvent): boolean {
  holding.pointers.set(event.pointerId, placeOf(event));
  if (holding.pointers.size > 1) return true;
  if (!stageView.canPan || !(holding.isSpaceDown || event.button === MIDDLE_BUTTON)) return false;
  // The middle button would have the browser scroll by itself.
  event.preventDefault();
  holding.single = event.pointerId;
  return true;
}

function moved(stageView: StageView, { pointers, single }: Holding, event: PointerEvent): void {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = placeOf(event);
  pointers.set(event.pointerId, now);
  if (pointers.size < 2 && single !== event.pointerId) return;
  stageView.pan({ x: (now.x - before.x) / pointers.size, y: (now.y - before.y) / pointers.size });
}

function wheeled(stageView: StageView, event: WheelEvent): void {
  if (!stageView.canPan || event.ctrlKey) return;
  event.preventDefault();
  stageView.pan(event.shiftKey ? { x: -event.deltaY, y: 0 } : { x: -event.deltaX, y: -event.deltaY });
}

function placeOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
