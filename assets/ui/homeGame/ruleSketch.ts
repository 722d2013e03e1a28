/** Writes a rule in a few words: what is on which square around me, and what happens then. */
import type { Action, Actor, Condition, Rule, RuleTree } from "../../../src/engine/index.ts";

/** Me, in every rule. */
export const ME = "me";
const MY_SQUARE = "0,0";

/**
 * By `x,y` counted from me: `free`, `any`, or the id of the one character that is there. Squares in between may hold
 * anything, and so may my own beside whom it names.
 */
export type Sees = Readonly<Record<string, string>>;

export interface Sketch {
  readonly name: string;
  readonly sees?: Sees;
  readonly when?: readonly Condition[];
  readonly does: readonly Action[];
}

export function rulesOf(characterId: string, sketches: readonly Sketch[]): RuleTree {
  return sketches.map((sketch) => ruleOf(characterId, sketch));
}

function ruleOf(characterId: string, { name, sees = {}, when = [], does }: Sketch): Rule {
  const squares = [MY_SQUARE, ...Object.keys(sees)].map(spotOf);
  const columns = squares.map(([x]) => x);
  const rows = squares.map(([, y]) => y);
  const box = {
    xmin: Math.min(...columns),
    xmax: Math.max(...columns),
    ymin: Math.min(...rows),
    ymax: Math.max(...rows),
  };
  const others = Object.entries(sees).filter(([, seen]) => seen !== "free" && seen !== "any");
  const actors = [actorAt(ME, characterId, [0, 0]), ...others.map(([spot, id]) => actorAt(id, id, spotOf(spot)))];
  return {
    type: "rule",
    id: `${characterId}: ${name}`,
    name,
    mainActorId: ME,
    conditions: when,
    actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])),
    actions: does,
    extent: { ...box, ignored: ignoredIn(box, sees) },
  };
}

function ignoredIn(box: { xmin: number; xmax: number; ymin: number; ymax: number }, sees: Sees): Record<string, true> {
  const ignored: Record<string, true> = {};
  for (let x = box.xmin; x <= box.xmax; x++) {
    for (let y = box.ymin; y <= box.ymax; y++) if (isIgnored(`${x},${y}`, sees)) ignored[`${x},${y}`] = true;
  }
  return ignored;
}

function isIgnored(square: string, sees: Sees): boolean {
  return square === MY_SQUARE || (sees[square] ?? "any") === "any";
}

export function actorAt(id: string, characterId: string, [x, y]: readonly [number, number], look = ""): Actor {
  return { id, characterId, position: { x, y }, appearance: look, variableValues: {} };
}

function spotOf(key: string): readonly [number, number] {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
}

/** `actorId` is me or the id of a character that the rule sees. */
export function looks(actorId: string, look: string, comparator: "=" | "!=" = "="): Condition {
  return compared({ actorId, variableId: "appearance" }, comparator, look);
}

export function compared(left: Condition["left"], comparator: Condition["comparator"], right: string): Condition {
  return {
    key: `${JSON.stringify(left)} ${comparator} ${right}`,
    enabled: true,
    left,
    comparator,
    right: { constant: right },
  };
}

export function move(x: number, y: number): Action {
  return { type: "move", actorId: ME, offset: { x, y } };
}

export function turnInto(actorId: string, look: string): Action {
  return { type: "appearance", actorId, value: { constant: look } };
}

export function count(variable: string, operation: "add" | "set", value: number): Action {
  return { type: "variable", actorId: ME, variable, operation, value: { constant: String(value) } };
}
