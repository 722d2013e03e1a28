import type { CompiledAction } from "../compile/CompiledRule.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { add, type Point, subtract } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import type { Action } from "../world/rule.ts";
import type { Bound } from "./Sight.ts";

/** Follows the moves of a rule without making them: the first target off the stage, counted from the main actor; null if there is none. */
export function moveOffStage(
  actions: readonly CompiledAction[],
  stage: LiveStage,
  bound: Bound,
  me: number,
): Point | null {
  const origin = squareOf(me, stage);
  /** Where each actor is by then; null if it is gone. */
  const places = new Map<number, Point | null>();
  for (const { action, role } of actions) {
    const place = places.has(role) ? places.get(role) : standingAt(bound[role] ?? -1, stage);
    if (leadsElsewhere(action)) places.set(role, null);
    const target = targetOf(action, origin, place ?? null);
    if (!target) continue;
    const square = wrapPoint(stage.grid, target);
    if (!square) return subtract(target, origin);
    places.set(role, square);
  }
  return null;
}

/** Whether its actor is gone then, or where it is shows only when the action is carried out. */
function leadsElsewhere(action: Action): boolean {
  return action.type === "delete" || action.type === "travel" || (action.type === "move" && action.to !== undefined);
}

function targetOf(action: Action, origin: Point, place: Point | null): Point | null {
  if (action.type === "create" && !action.to) return action.offset ? add(origin, action.offset) : null;
  if (action.type !== "move" || action.to || !place) return null;
  if (action.offset) return add(origin, action.offset);
  return action.delta ? add(place, action.delta) : null;
}

function standingAt(slot: number, stage: LiveStage): Point | null {
  return slot >= 0 && stage.table.isThere(slot) ? squareOf(slot, stage) : null;
}

function squareOf(slot: number, { table }: LiveStage): Point {
  return { x: table.x[slot] as number, y: table.y[slot] as number };
}
