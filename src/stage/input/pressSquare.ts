/** The tap of those who have no pointer: one press and release on a square. */
import type { Editor } from "../../editor/Editor.ts";
import type { SquareTarget } from "../../editor/tools/ToolEvent.ts";
import type { Point } from "../../engine/index.ts";

export function pressSquare(
  editor: Editor,
  target: SquareTarget,
  pixel: Point,
  keys: { readonly shift: boolean; readonly alt: boolean },
): void {
  editor.dispatch({ kind: "press", target, pixel, ...keys });
  editor.dispatch({ kind: "release", target, pixel, ...keys });
}

/** A place of a view as a place of the page. */
export function pageMiddle(element: Element, { x, y }: Point): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + x, y: top + y };
}
