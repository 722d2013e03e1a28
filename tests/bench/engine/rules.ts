import {
  type Action,
  type Actor,
  type Character,
  type Condition,
  type EventContainer,
  type FlowContainer,
  newCharacter,
  type Rule,
  type RuleNode,
} from "../../../src/engine/index.ts";

export const KEY_RIGHT = 39;

export function character(id: string, rules: readonly RuleNode[] = []): Character {
  const variables = { energy: { id: "energy", name: "Energy", defaultValue: "3" } };
  const spritesheet = { appearances: { idle: [""], awake: [""] }, appearanceNames: {}, appearanceInfo: {} };
  return { ...newCharacter(id), rules, variables, spritesheet };
}

export function actorAt(id: string, characterId: string, x: number, y: number, changes: Partial<Actor> = {}): Actor {
  return { id, characterId, position: { x, y }, appearance: "idle", variableValues: {}, ...changes };
}

interface RuleParts {
  readonly actions?: readonly Action[];
  readonly conditions?: readonly Condition[];
  /** The actors beside `me`, by id. */
  readonly others?: readonly Actor[];
}

/**
 * A rule from its picture, in rows of one sign for each square: `@` is the main actor `me`, `.` an empty square, `?` an ignored one, `#`
 * one of the `others`.
 */
export function rule(id: string, characterId: string, picture: string, parts: RuleParts = {}): Rule {
  const rows = picture.split("/");
  const ymin = -rows.findIndex((row) => row.includes("@"));
  const xmin = -(rows[-ymin]?.indexOf("@") ?? 0);
  const signs = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, key: `${x + xmin},${y + ymin}` })));
  const ignored = signs.filter(({ sign }) => sign === "?").map(({ key }) => [key, true as const]);
  const actors = [actorAt("me", characterId, 0, 0), ...(parts.others ?? [])];
  return {
    type: "rule",
    id,
    name: id,
    mainActorId: "me",
    conditions: parts.conditions ?? [],
    actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])),
    actions: parts.actions ?? [],
    extent: {
      xmin,
      xmax: xmin + (rows[0]?.length ?? 1) - 1,
      ymin,
      ymax: ymin + rows.length - 1,
      ignored: Object.fromEntries(ignored),
    },
  };
}

export const step = (x: number, y: number): Action => ({ type: "move", actorId: "me", offset: { x, y } });
export const turn = (to: string): Action => ({ type: "transform", actorId: "me", value: { constant: to } });
export const look = (to: string): Action => ({ type: "appearance", actorId: "me", value: { constant: to } });

export function energy(operation: "add" | "subtract" | "set", constant: string): Action {
  return { type: "variable", actorId: "me", variable: "energy", operation, value: { constant } };
}

export function when(
  variableId: string,
  comparator: Condition["comparator"],
  right: Condition["right"] | string,
  actorId = "me",
): Condition {
  const other = typeof right === "string" ? { constant: right } : right;
  return { key: `${actorId}-${variableId}`, enabled: true, left: { actorId, variableId }, right: other, comparator };
}

export function onKey(id: string, code: number, ...rules: RuleNode[]): EventContainer {
  return { type: "group-event", id, event: "key", code, rules };
}

export function group(behavior: FlowContainer["behavior"], ...rules: RuleNode[]): FlowContainer {
  return { type: "group-flow", id: behavior, name: behavior, behavior, loopCount: { constant: 2 }, rules };
}
