import { type Actor, clamp, type Point, type Stage } from "../../engine/index.ts";
import type { SquareTarget, Target, ViewId } from "./ToolEvent.ts";

/** Where a dragged actor would be dropped. */
export interface DropTarget {
  readonly view: ViewId;
  readonly cell: Point;
}

/** A picture from the library is dragged by the middle of its anchor tile. */
export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Where in an actor it was grabbed: from the top left of its anchor tile, in tiles. */
export function grabOf({ cell, within }: SquareTarget, position: Point): Point {
  return { x: cell.x + within.x - position.x, y: cell.y + within.y - position.y };
}

/** The cell under the middle of the anchor tile, or the nearest one if that is off the stage; null if the pointer is off the stage. */
export function dropTargetOf(target: Target, grab: Point, stageOf: (view: ViewId) => Stage | null): DropTarget | null {
  const stage = target.kind === "square" && target.inside ? stageOf(target.view) : null;
  if (target.kind !== "square" || !stage) return null;
  const { view, cell, within } = target;
  const x = Math.floor(cell.x + within.x - grab.x + 0.5);
  const y = Math.floor(cell.y + within.y - grab.y + 0.5);
  return { view, cell: { x: clamp(x, 0, stage.width - 1), y: clamp(y, 0, stage.height - 1) } };
}

/** The step nearest to the preferred one that keeps the anchors of all actors on the stage. */
export function stepOnStage(stage: Stage, actors: readonly Actor[], preferred: Point): Point {
  const across = actors.map(({ position }) => position.x);
  const down = actors.map(({ position }) => position.y);
  return { x: stepOnAxis(across, stage.width, preferred.x), y: stepOnAxis(down, stage.height, preferred.y) };
}

function stepOnAxis(places: readonly number[], length: number, step: number): number {
  return Math.max(Math.min(step, length - 1 - Math.max(...places)), -Math.min(...places));
}
