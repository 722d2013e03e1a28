/** Where the nearest one is and how to get there: README of src/engine, "Comparators and operands". */
import type { Actor, Id, Point, Stage, Way } from "../../../src/engine/index.ts";
import { isGround, isOf } from "./kinds.ts";
import type { Scene } from "./Scene.ts";
import { fills, placeOf } from "./squares.ts";

const STEPS: readonly (readonly [Way, Point])[] = [
  ["right", { x: 1, y: 0 }],
  ["down", { x: 0, y: 1 }],
  ["left", { x: -1, y: 0 }],
  ["up", { x: 0, y: -1 }],
];

/** The nearest other actor of the id by steps, the first one in stage order if several are. */
export function nearestTo(from: Point, id: Id, except: Id, scene: Scene): Actor | undefined {
  return othersOf(id, except, scene)
    .map((actor) => ({ actor, steps: stepsBetween(from, actor.position, scene.stage) }))
    .sort((a, b) => a.steps - b.steps)[0]?.actor;
}

export function straightWay(from: Point, id: Id, except: Id, scene: Scene): Way {
  const goal = nearestTo(from, id, except, scene);
  if (!goal) return "none";
  const { stage } = scene;
  const x = shorter(goal.position.x - from.x, stage.width, stage.wrapX);
  const y = shorter(goal.position.y - from.y, stage.height, stage.wrapY);
  if (x === 0 && y === 0) return "here";
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

/** Spreads from the goals over all squares until the start is reached. */
export function wayAround(from: Point, id: Id, except: Id, scene: Scene): Way {
  const goals = othersOf(id, except, scene).map(({ position }) => position);
  if (goals.some((goal) => isSame(goal, from))) return "here";
  const blockers = scene.actors.filter(
    (actor) => actor.id !== except && !isOf(actor, id, scene) && !isGround(actor, scene),
  );
  const isFree = (square: Point) => isSame(square, from) || !blockers.some((actor) => fills(actor, square));
  const reached = [...goals];
  let rim = goals;
  while (rim.length > 0) {
    const first = STEPS.find(([, step]) => {
      const next = placeOf(scene, from, step);
      return next && rim.some((square) => isSame(square, next));
    });
    if (first) return first[0];
    const beside = rim.flatMap((square) => STEPS.flatMap(([, step]) => placeOf(scene, square, step) ?? []));
    rim = [];
    for (const square of beside) {
      if (reached.some((each) => isSame(each, square)) || !isFree(square)) continue;
      reached.push(square);
      rim.push(square);
    }
  }
  return "none";
}

/** The squares that nobody fills, by rows from the top. */
export function freeSquares(scene: Scene): Point[] {
  const { width, height } = scene.stage;
  const fillers = scene.actors.filter((actor) => !isGround(actor, scene));
  const squares = Array.from({ length: width * height }, (_, n) => ({ x: n % width, y: Math.floor(n / width) }));
  return squares.filter((square) => !fillers.some((actor) => fills(actor, square)));
}

function othersOf(id: Id, except: Id, scene: Scene) {
  return scene.actors.filter((actor) => actor.id !== except && isOf(actor, id, scene));
}

function stepsBetween(a: Point, b: Point, stage: Stage): number {
  const x = shorter(b.x - a.x, stage.width, stage.wrapX);
  return Math.abs(x) + Math.abs(shorter(b.y - a.y, stage.height, stage.wrapY));
}

/** The shorter way round; to the right or down if both are equal. */
function shorter(steps: number, size: number, wraps: boolean): number {
  if (!wraps) return steps;
  const there = ((steps % size) + size) % size;
  return there * 2 <= size ? there : there - size;
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
