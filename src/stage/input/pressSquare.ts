import type { Editor } from "../../editor/Editor.ts";
import type { SquareTarget } from "../../editor/index.ts";
import type { Point } from "../../engine/index.ts";

/** A tap without a pointer: one press and release on a square. */
export function pressSquare(
  editor: Editor,
  target: SquareTarget,
  pixel: Point,
  keys: { readonly shift: boolean; readonly alt: boolean },
): void {
  editor.toolbox.dispatch({ kind: "press", target, pixel, ...keys });
  editor.toolbox.dispatch({ kind: "release", target, pixel, ...keys });
}

/** A point of a view in coordinates of the page. */
export function pageMiddle(element: Element, { x, y }: Point): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + x, y: top + y };
}
