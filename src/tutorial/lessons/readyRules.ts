import { type Actor, type Id, type NewId, type Point, type Rule, samePoint } from "../../engine/index.ts";
import { BOULDER, ROCK, SCOUT, STANDING } from "./cast.ts";
import { OWNER, type Shape } from "./shapes.ts";

interface Sketch {
  readonly name: string;
  readonly end: Point;
  readonly extent: readonly [xmin: number, xmax: number, ymin: number, ymax: number];
  readonly others: readonly { readonly characterId: Id; readonly at: Point }[];
}

const SKETCHES: Readonly<Record<Shape, Sketch>> = {
  climb: {
    name: "Climb",
    end: { x: 1, y: -1 },
    extent: [0, 1, -1, 0],
    others: [{ characterId: ROCK, at: { x: 1, y: 0 } }],
  },
  slip: {
    name: "Slip",
    end: { x: -1, y: 0 },
    extent: [-2, 0, 0, 4],
    others: [{ characterId: SCOUT, at: { x: -2, y: 4 } }],
  },
  gravity: { name: "Fall", end: { x: 0, y: 1 }, extent: [0, 0, 0, 1], others: [] },
};

const LOOKS: Readonly<Record<Id, Id>> = {
  [SCOUT]: STANDING,
  [ROCK]: "tutorial-rock-idle",
  [BOULDER]: "tutorial-boulder-idle",
};

/** One of the three rules of the tutorial as a child would record it, for children who begin in the middle. */
export function readyRule(shape: Shape, newId: NewId): Rule {
  const { name, end, extent, others } = SKETCHES[shape];
  const me = actor(newId(), OWNER[shape], { x: 0, y: 0 });
  const actors = [me, ...others.map(({ characterId, at }) => actor(newId(), characterId, at))];
  const [xmin, xmax, ymin, ymax] = extent;
  const squares = ignored(shape, extent, [me.position, ...others.map(({ at }) => at), end]);
  return {
    type: "rule",
    id: newId(),
    name,
    mainActorId: me.id,
    conditions: [],
    actors: Object.fromEntries(actors.map((each) => [each.id, each])),
    actions: [{ type: "move", actorId: me.id, offset: end }],
    extent: { xmin, xmax, ymin, ymax, ignored: squares },
  };
}

function actor(id: Id, characterId: Id, position: Point): Actor {
  return { id, characterId, position, appearance: LOOKS[characterId] ?? "", variableValues: {} };
}

/** The picture of the boulder's path to Scout contains the ledge, which does not matter. */
function ignored(
  shape: Shape,
  [xmin, xmax, ymin, ymax]: Sketch["extent"],
  known: readonly Point[],
): Record<string, true> {
  const marks: Record<string, true> = {};
  if (shape !== "slip") return marks;
  for (let x = xmin; x <= xmax; x++) {
    for (let y = ymin; y <= ymax; y++) {
      if (!known.some((square) => samePoint(square, { x, y }))) marks[`${x},${y}`] = true;
    }
  }
  return marks;
}
