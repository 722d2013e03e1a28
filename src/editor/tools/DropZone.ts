import type { Point } from "../../engine/index.ts";
import type { Target } from "./ToolEvent.ts";

/**
 * A part of the page that a hand can be on: a stage view, a list of the inspector. It is registered with `Pointers`
 * (same folder), which follows every pointer over the whole page and sends ToolEvents to the editor.
 */
export interface DropZone {
  readonly element: Element;
  /**
   * What is at a place of the page (CSS px), null where this surface has nothing there. `held` is the target the
   * gesture began on when it began on this surface: a handle goes on being the handle wherever the pointer goes.
   */
  locate(pixel: Point, held: Target | null): Target | null;
}
