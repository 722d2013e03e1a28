import { nextFrame } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { PointerInput } from "../../editor/index.ts";
import type { Point } from "../../engine/index.ts";
import type { StageView } from "../view/StageView.ts";

const EDGE = 40;
/** The speed at the very edge, CSS px per frame. */
const FASTEST = 12;
/** The pointer must be near an edge for this many frames, so that one that only enters or leaves does not pan. */
const DELAY_FRAMES = 15;

export interface EdgePanDeps {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly editor: Editor;
  readonly pointers: PointerInput;
}

/** Pans while something is dragged near the edge of the view. The returned function ends that. */
export function attachEdgePan({ element, stageView, editor, pointers }: EdgePanDeps): () => void {
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
      // The square under the pointer has changed.
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

/** Whether something is dragged or a selection box is drawn. */
function isDragging({ store }: EdgePanDeps["editor"]): boolean {
  const { preview } = store.getState();
  return preview !== null && (preview.ghost !== null || preview.box !== null);
}

type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far to pan in a frame, CSS px; farther if the pointer is nearer to the edge. Null away from the edges and outside the view. */
export function panStep({ x, y }: Point, { left, right, top, bottom }: Edges): Point | null {
  if (x < left || x > right || y < top || y > bottom) return null;
  const step = { x: pull(x - left) - pull(right - x), y: pull(y - top) - pull(bottom - y) };
  return step.x === 0 && step.y === 0 ? null : step;
}

function pull(distance: number): number {
  return distance >= EDGE ? 0 : Math.ceil(((EDGE - distance) / EDGE) * FASTEST);
}
