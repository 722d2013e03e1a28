/** A stage goes on under something that is dragged to its edge (details §5 "Lists scroll 40 px from their edges"). */
import { nextFrame } from "../../browser/screen.ts";
import type { Point } from "../../engine/index.ts";
import type { StagePointerDeps } from "./stagePointers.ts";

const EDGE = 40;
/** CSS px a frame at the very edge. */
const FASTEST = 12;
/** Frames that the hand is near an edge before it counts: one that only comes in or goes out moves nothing. */
const DELAY_FRAMES = 15;

/** The answer ends it. */
export function attachEdgePan({ element, stageView, editor, pointers }: StagePointerDeps): () => void {
  let pointer: Point | null = null;
  let frames = 0;
  let cancel: (() => void) | null = null;
  const rest = () => {
    cancel?.();
    cancel = null;
    frames = 0;
  };
  const go = () => {
    const step =
      pointer && stageView.canPan && isDragging(editor) ? panStep(pointer, element.getBoundingClientRect()) : null;
    if (!step) return rest();
    frames += 1;
    if (frames > DELAY_FRAMES) {
      stageView.pan(step);
      // The square under the hand is another one now.
      pointers.again();
    }
    cancel = nextFrame(go);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const moved = ({ clientX, clientY, buttons }: PointerEvent) => {
    pointer = buttons > 0 ? { x: clientX, y: clientY } : null;
    if (pointer && stageView.canPan && isDragging(editor)) cancel ??= nextFrame(go);
  };
  const lifted = () => {
    pointer = null;
  };
  window.addEventListener("pointermove", moved, { signal });
  window.addEventListener("pointerup", lifted, { signal });
  window.addEventListener("pointercancel", lifted, { signal });
  return () => {
    listening.abort();
    rest();
  };
}

/** Something is on its way, or a box is being drawn. */
function isDragging({ store }: StagePointerDeps["editor"]): boolean {
  const { gesture } = store.getState();
  return gesture !== null && (gesture.ghost !== null || gesture.box !== null);
}

type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far the picture goes in a frame, CSS px; the nearer to the edge, the farther. Null away from the edges, and off the view. */
export function panStep({ x, y }: Point, { left, right, top, bottom }: Edges): Point | null {
  if (x < left || x > right || y < top || y > bottom) return null;
  const step = { x: pull(x - left) - pull(right - x), y: pull(y - top) - pull(bottom - y) };
  return step.x === 0 && step.y === 0 ? null : step;
}

function pull(distance: number): number {
  return distance >= EDGE ? 0 : Math.ceil(((EDGE - distance) / EDGE) * FASTEST);
}
