import {
  type Action,
  type Actor,
  type Characters,
  type Id,
  isInExtent,
  type NewId,
  type Point,
  type Rule,
  rulesIn,
  samePoint,
} from "../../engine/index.ts";
import { BOULDER, ROCK, SCOUT, STANDING } from "./cast.ts";

/** The three rules that children record in the tutorial, recognized by what they do and not by their names. */
export type Shape = "climb" | "slip" | "gravity";

/** The character that each rule belongs to. */
export const OWNER: Readonly<Record<Shape, Id>> = { climb: SCOUT, slip: BOULDER, gravity: BOULDER };

const FITS: Readonly<Record<Shape, (rule: Rule) => boolean>> = {
  climb: (rule) => endsAt(rule, 1, -1) && others(rule).some((actor) => actor.characterId === ROCK && isAt(actor, 1, 0)),
  slip: (rule) => endsAt(rule, -1, 0) && others(rule).some(({ characterId }) => characterId === SCOUT),
  gravity: (rule) => endsAt(rule, 0, 1) && others(rule).length === 0 && isInExtent(rule.extent, { x: 0, y: 1 }),
};

/** The rules of a shape that its character has, from the top. */
export function rulesOf(characters: Characters, shape: Shape): Rule[] {
  const rules = characters[OWNER[shape]]?.rules ?? [];
  return rulesIn(rules).filter((rule) => FITS[shape](rule));
}

/** Where an actor that starts at `from` is after all rows, relative to the main actor's start. */
export function endOf(actions: readonly Action[], actorId: Id, from = { x: 0, y: 0 }): { x: number; y: number } {
  return actions.reduce((at, action) => {
    if (action.type !== "move" || action.actorId !== actorId) return at;
    if (action.offset) return action.offset;
    return { x: at.x + (action.delta?.x ?? 0), y: at.y + (action.delta?.y ?? 0) };
  }, from);
}

function endsAt({ actions, mainActorId }: Rule, x: number, y: number): boolean {
  const end = endOf(actions, mainActorId);
  return end.x === x && end.y === y;
}

function others({ actors, mainActorId }: Rule): Actor[] {
  return Object.values(actors).filter(({ id }) => id !== mainActorId);
}

function isAt({ position }: Actor, x: number, y: number): boolean {
  return position.x === x && position.y === y;
}

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
  const me = newActor(newId(), OWNER[shape], { x: 0, y: 0 });
  const actors = [me, ...others.map(({ characterId, at }) => newActor(newId(), characterId, at))];
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

function newActor(id: Id, characterId: Id, position: Point): Actor {
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
