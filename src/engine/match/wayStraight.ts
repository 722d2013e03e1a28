/** The way straight to the nearest of some characters, whatever stands between. */
import type { CharacterSet } from "../grid/CharacterSets.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Point } from "../grid/point.ts";
import type { Way } from "../world/rule.ts";

/** The direction of a straight step to the nearest other actor of a set: along the longer axis, across if both are as long. */
export function wayStraight(slot: number, set: CharacterSet, stage: LiveStage): Way {
  const from = squareOf(slot, stage);
  const goal = nearest(from, set, { stage, except: slot });
  if (goal < 0) return "none";
  const { x, y } = stepsTo(squareOf(goal, stage), from, stage);
  if (x === 0 && y === 0) return "here";
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

/** The nearest actor of a set by steps across and down, the first of several in stage order; -1 if there is none. */
export function nearest(
  from: Point,
  set: CharacterSet,
  { stage, except }: { readonly stage: LiveStage; readonly except: number },
): number {
  const { x, y } = stage.table;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of stage.population.slotsOf(set)) {
    if (slot === except) continue;
    const steps = lengthTo(x[slot] as number, y[slot] as number, from, stage);
    if (steps >= least) continue;
    best = slot;
    least = steps;
  }
  return best;
}

function lengthTo(x: number, y: number, from: Point, { grid }: LiveStage): number {
  const across = shorterWay(x - from.x, grid.width, grid.wrapX);
  const down = shorterWay(y - from.y, grid.height, grid.wrapY);
  return Math.abs(across) + Math.abs(down);
}

function stepsTo(to: Point, from: Point, { grid }: LiveStage): Point {
  return {
    x: shorterWay(to.x - from.x, grid.width, grid.wrapX),
    y: shorterWay(to.y - from.y, grid.height, grid.wrapY),
  };
}

/** The steps on one axis, the shorter way round where it wraps; right or down if both ways round are as long. */
function shorterWay(steps: number, size: number, wraps: boolean): number {
  if (!wraps) return steps;
  const forward = ((steps % size) + size) % size;
  return forward * 2 <= size ? forward : forward - size;
}

function squareOf(slot: number, { table }: LiveStage): Point {
  return { x: table.x[slot] as number, y: table.y[slot] as number };
}
