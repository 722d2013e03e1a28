import type { Point } from "../../engine/index.ts";
import type { Target } from "./ToolEvent.ts";

/**
 * A part of the page that the pointer can act on: a stage view, a list of the inspector. It is registered with
 * `PointerInput`, which follows every pointer over the whole page and sends ToolEvents to the editor.
 */
export interface DropZone {
  readonly element: Element;
  /**
   * What is at a point of the page (CSS px); null if this zone has nothing there. `held` is the target of the gesture
   * if it began in this zone: a handle stays the target wherever the pointer goes.
   */
  locate(pixel: Point, held: Target | null): Target | null;
}
