import type { Point } from "../../engine/index.ts";
import type { ActionRow } from "../../recording/actionRows.ts";
import type { Recording } from "../../recording/index.ts";

/** The square of the picture that an action leads to, if it leads to one. */
export function cellsOf({ route }: ActionRow, { origin, extent }: Recording): Point[] {
  return route ? [{ x: origin.x + extent.xmin + route.to.x, y: origin.y + extent.ymin + route.to.y }] : [];
}
