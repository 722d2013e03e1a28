/**
 * Small games drawn as text. Squares are separated by spaces and hold one letter for each actor, or `.` for none; a letter is a character,
 * and `H1`, `H2`... are its actors in reading order. In the picture of a rule, `?` marks an ignored square.
 */
import {
  type Action,
  type Actor,
  type Actors,
  type AppearanceInfo,
  type Character,
  type Condition,
  type EventContainer,
  type FlowContainer,
  type Globals,
  type GlobalVariable,
  newDocument,
  newStage,
  type Point,
  type Rule,
  type RuleNode,
  type Stage,
  type TickInput,
  type World,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";

export const NO_INPUT: TickInput = { keys: [], clicks: [] };

interface Square {
  readonly at: Point;
  readonly text: string;
}

function squaresOf(picture: string): Square[] {
  const rows = picture.trim().split("\n");
  return rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .map((text, x) => ({ at: { x, y }, text })),
  );
}

/** The actors of a picture, with positions relative to `origin`. */
export function actorsIn(picture: string, origin: Point = { x: 0, y: 0 }): Record<string, Actor> {
  const counts = new Map<string, number>();
  const actors = squaresOf(picture).flatMap(({ at, text }) =>
    [...text.replace(/[.?]/g, "")].map((letter) => {
      const number = (counts.get(letter) ?? 0) + 1;
      counts.set(letter, number);
      const position = { x: at.x - origin.x, y: at.y - origin.y };
      return actor(`${letter}${number}`, position);
    }),
  );
  return Object.fromEntries(actors.map((each) => [each.id, each]));
}

export function actor(id: string, position: Point, changes: Partial<Actor> = {}): Actor {
  return { id, characterId: id.charAt(0), position, appearance: "idle", variableValues: {}, ...changes };
}

interface RuleParts {
  readonly id?: string;
  readonly main?: string;
  readonly conditions?: readonly Condition[];
  readonly actions?: readonly Action[];
  readonly actors?: Actors;
}

/** The rule of a picture. Its main actor is `H1` by default; its extent is the whole picture. */
export function rule(picture: string, { id = "rule", main = "H1", ...parts }: RuleParts = {}): Rule {
  const origin = actorsIn(picture)[main]?.position ?? { x: 0, y: 0 };
  const squares = squaresOf(picture).map(({ at, text }) => ({ x: at.x - origin.x, y: at.y - origin.y, text }));
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const ignored = squares.filter(({ text }) => text.includes("?")).map(({ x, y }) => [`${x},${y}`, true as const]);
  return {
    type: "rule",
    id,
    name: id,
    mainActorId: main,
    conditions: parts.conditions ?? [],
    actors: { ...actorsIn(picture, origin), ...parts.actors },
    actions: parts.actions ?? [],
    extent: {
      xmin: Math.min(...xs),
      xmax: Math.max(...xs),
      ymin: Math.min(...ys),
      ymax: Math.max(...ys),
      ignored: Object.fromEntries(ignored),
    },
  };
}

/** A character with the appearances `idle` and `other`, the variable `score` and these rules. */
export function character(id: string, rules: readonly RuleNode[] = [], info?: AppearanceInfo): Character {
  return {
    id,
    name: id,
    spritesheet: {
      appearances: { idle: [""], other: [""] },
      appearanceNames: { idle: "Idle", other: "Other" },
      appearanceInfo: info ? { idle: info } : {},
    },
    rules,
    variables: { score: { id: "score", name: "Score", defaultValue: "0" } },
  };
}

interface GameParts {
  /** Characters that are more than a letter without rules. */
  readonly characters?: readonly Character[];
  readonly wrap?: "x" | "y" | "xy";
  readonly globals?: Globals;
  /** Actors that replace those of the picture. */
  readonly actors?: Actors;
}

/** A game whose only stage is the picture, by default without wrapping. */
export function game(
  picture: string,
  { characters = [], wrap, globals = {}, actors = {} }: GameParts = {},
): WorldDocument {
  const placed = { ...actorsIn(picture), ...actors };
  const plain = Object.values(placed).map(({ characterId }) => character(characterId));
  const document = newDocument("Test", () => "stage");
  const stage: Stage = { ...newStage("stage", 0), ...sizeOf(picture), ...wrapping(wrap), actors: placed };
  return {
    ...document,
    characters: Object.fromEntries([...plain, ...characters].map((each) => [each.id, each])),
    world: { ...document.world, stages: { stage }, globals: { ...document.world.globals, ...globals } },
  };
}

function sizeOf(picture: string): Pick<Stage, "width" | "height"> {
  const rows = picture.trim().split("\n");
  return { width: rows[0]?.trim().split(/\s+/).length ?? 0, height: rows.length };
}

function wrapping(wrap = ""): Pick<Stage, "wrapX" | "wrapY"> {
  return { wrapX: wrap.includes("x"), wrapY: wrap.includes("y") };
}

/** A simulation of a game; created actors have the ids `new1`, `new2`... */
export function play(document: WorldDocument, seed = 1): Simulation {
  let made = 0;
  return Simulation.load(document, { seed, newId: () => `new${++made}` });
}

/** The shown stage as text: the letter of each actor's character, those on one square in stage order. */
export function drawn(simulation: Simulation): string {
  const stage = simulation.state().stages.stage;
  if (!stage) return "";
  const letters = (x: number, y: number) =>
    Object.values(stage.actors)
      .filter(({ position }) => position.x === x && position.y === y)
      .map(({ characterId }) => characterId)
      .join("");
  const row = (y: number) => Array.from({ length: stage.width }, (_, x) => letters(x, y) || ".").join(" ");
  return Array.from({ length: stage.height }, (_, y) => row(y)).join("\n");
}

/** The picture after one tick. */
export function afterTick(document: WorldDocument, input: TickInput = NO_INPUT): string {
  const simulation = play(document);
  simulation.tick(input);
  return drawn(simulation);
}

/** A picture without the indentation of the test around it. */
export function flat(picture: string): string {
  const rows = picture.trim().split("\n");
  return rows.map((row) => row.trim().replace(/\s+/g, " ")).join("\n");
}

export const moveBy = (actorId: string, x: number, y = 0): Action => ({ type: "move", actorId, delta: { x, y } });
export const moveTo = (actorId: string, x: number, y = 0): Action => ({ type: "move", actorId, offset: { x, y } });

/** A condition that compares a variable of an actor with a constant. */
export function condition(
  actorId: string,
  variableId: string,
  constant: string,
  changes: Partial<Condition> = {},
): Condition {
  return {
    key: `${actorId}-${variableId}`,
    enabled: true,
    left: { actorId, variableId },
    right: { constant },
    comparator: "=",
    ...changes,
  };
}

/** An event with these rules; it happens in every tick, unless `parts` say otherwise. */
export function event(rules: readonly RuleNode[], parts: Partial<EventContainer> = {}): EventContainer {
  return { type: "group-event", id: "event", event: "idle", rules, ...parts };
}

/** A group that takes the first of these rules, unless `parts` say otherwise. */
export function group(rules: readonly RuleNode[], parts: Partial<FlowContainer> = {}): FlowContainer {
  return { type: "group-flow", id: "group", name: "group", behavior: "first", rules, ...parts };
}

/** The game with further stages, which are pictures by id, in this order behind the first one. Ids of their actors end with that of the stage. */
export function withStages(document: WorldDocument, pictures: Readonly<Record<string, string>>): WorldDocument {
  const others = Object.entries(pictures).map(([id, picture], index): Stage => {
    const actors = Object.values(actorsIn(picture)).map((each) => ({ ...each, id: `${each.id}-${id}` }));
    const byId = Object.fromEntries(actors.map((each) => [each.id, each]));
    return { ...newStage(id, index + 1), ...sizeOf(picture), ...wrapping(), actors: byId };
  });
  const stages = { ...document.world.stages, ...Object.fromEntries(others.map((stage) => [stage.id, stage])) };
  return { ...document, world: { ...document.world, stages } };
}

/** The same game with other fields of its world. */
export function withWorld(document: WorldDocument, parts: Partial<World>): WorldDocument {
  return { ...document, world: { ...document.world, ...parts } };
}

/** A number or text of the world. */
export function globalOf(id: string, value: string, name = id): GlobalVariable {
  return { id, name, value };
}

/** Each actor of a stage as its id and square, in stage order. */
export function placesOn(simulation: Simulation, stageId = "stage"): string[] {
  const actors = Object.values(simulation.state().stages[stageId]?.actors ?? {});
  return actors.map(({ id, position }) => `${id} ${position.x},${position.y}`);
}
