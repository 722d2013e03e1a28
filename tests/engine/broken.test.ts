/** Whatever a document holds, a tick neither throws nor hangs: README of src/engine, "Broken worlds". */
import { describe, expect, it } from "vitest";
import type { TickInput, WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { openedGame } from "../support/openedGame.ts";
import { breakGame } from "../support/oracle/worlds/breakGame.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame } from "../support/oracle/worlds/randomGame.ts";
import { actor, character, condition, game, moveBy, play, rule } from "../support/pictures.ts";

const WORLDS = Number(process.env.GRIDLINGS_WORLDS ?? 60);
const FIRST_SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const BUSY: TickInput = { keys: [37, 38, Number.NaN], clicks: ["H1", "one-1", "__proto__"] };

/** A game whose hero H has these rules, beside a valid walker W. */
function heroWith(rules: unknown, changes: object = {}): WorldDocument {
  const walker = character("W", [rule("W", { main: "W1", actions: [moveBy("W1", 0, 1)] })]);
  const whole = game("H . W\n. . .\n. . .", { characters: [character("H"), walker], wrap: "xy" });
  const hero = { ...whole.characters.H, rules, ...changes };
  return { ...whole, characters: { ...whole.characters, H: hero } } as unknown as WorldDocument;
}

const act = (action: unknown) => [{ ...rule("H"), actions: [action] }];
const when = (broken: unknown) => [{ ...rule("H", { actions: [moveBy("H1", 0, 1)] }), conditions: [broken] }];
const looking = (extent: object) => [{ ...rule("H"), extent: { ...rule("H").extent, ...extent } }];
const container = (fields: object) => [{ type: "group-flow", id: "g", name: "g", behavior: "first", ...fields }];
const add = (value: unknown) => ({ type: "variable", actorId: "H1", variable: "score", operation: "add", value });

/** Nested groups, built without recursion. */
function nested(depth: number, behavior: string, loopCount?: unknown): unknown {
  let node: unknown = rule("H", { actions: [moveBy("H1", 0, 1)] });
  for (let n = 0; n < depth; n++)
    node = { type: "group-flow", id: `g${n}`, name: "g", behavior, loopCount, rules: [node] };
  return node;
}

function cyclic(behavior: string, loopCount?: unknown): unknown {
  const group: { rules: unknown[]; [name: string]: unknown } = {
    type: "group-flow",
    id: "g",
    name: "g",
    behavior,
    loopCount,
    rules: [],
  };
  group.rules.push(group, rule("H", { actions: [moveBy("H1", 0, 1)] }));
  return group;
}

function withStage(changes: object): WorldDocument {
  const whole = heroWith([rule("H .", { actions: [moveBy("H1", 1)] })]);
  const stage = { ...whole.world.stages.stage, ...changes };
  return { ...whole, world: { ...whole.world, stages: { stage } } } as unknown as WorldDocument;
}

const hero = (changes: object) =>
  withStage({ actors: { H1: { ...actor("H1", { x: 0, y: 0 }), ...changes }, W1: actor("W1", { x: 2, y: 0 }) } });

const BROKEN: readonly (readonly [string, () => WorldDocument])[] = [
  ["an unknown action", () => heroWith(act({ type: "dance", actorId: "H1" }))],
  ["an action without a type", () => heroWith(act({}))],
  ["an action that is nothing", () => heroWith(act(null))],
  [
    "a list of actions with holes",
    () => heroWith([{ ...rule("H"), actions: Object.assign([], { 2: moveBy("H1", 1) }) }]),
  ],
  ["an action naming nobody", () => heroWith(act({ type: "move", offset: { x: 0, y: 0 } }))],
  ["an action naming a missing actor", () => heroWith(act(moveBy("gone", 1)))],
  ["a step to no number", () => heroWith(act(moveBy("H1", Number.NaN)))],
  ["a step to infinity", () => heroWith(act(moveBy("H1", Number.POSITIVE_INFINITY)))],
  ["a huge step", () => heroWith(act(moveBy("H1", 1e300)))],
  ["a step by text", () => heroWith(act({ type: "move", actorId: "H1", delta: { x: "a", y: {} } }))],
  ["creating nothing", () => heroWith(act({ type: "create", actorId: "n", offset: { x: 0, y: 0 } }))],
  ["creating nowhere", () => heroWith(act({ type: "create", actorId: "n", actor: actor("n", { x: 0, y: 0 }) }))],
  ["an unknown operation", () => heroWith(act({ ...add({ constant: "1" }), operation: "multiply" }))],
  ["a value that is no text", () => heroWith(act(add({ constant: { toString: null } })))],
  ["a value that is nothing", () => heroWith(act(add(null)))],
  ["a value of no kind", () => heroWith(act(add({})))],
  ["adding no number", () => heroWith(act(add({ constant: "hello" })))],
  ["adding huge numbers", () => heroWith(act(add({ constant: "1e308" })))],
  ["an unknown comparator", () => heroWith(when(condition("H1", "score", "0", { comparator: "~" as "=" })))],
  ["a condition without sides", () => heroWith(when({ key: "k", enabled: true, comparator: "=" }))],
  ["a condition that is nothing", () => heroWith(when(null))],
  ["a condition naming nobody", () => heroWith(when(condition("gone", "score", "0")))],
  ["a condition against an object", () => heroWith(when(condition("H1", "score", {} as string)))],
  [
    "an unknown event",
    () => heroWith([{ type: "group-event", id: "e", event: "shout", rules: act(moveBy("H1", 0, 1)) }]),
  ],
  ["a key event without a code", () => heroWith([{ type: "group-event", id: "e", event: "key", rules: [] }])],
  ["an unknown behavior", () => heroWith(container({ behavior: "worst", rules: [rule("H")] }))],
  ["an unknown kind of node", () => heroWith([{ type: "poem", id: "p" }])],
  ["a node that is nothing", () => heroWith([null, undefined, 3, "rule"])],
  ["a group without children", () => heroWith(container({}))],
  ["children that are no list", () => heroWith(container({ rules: { a: 1 } }))],
  ["rules that are no list", () => heroWith("none")],
  ["no rules at all", () => heroWith(undefined)],
  [
    "a loop of no number",
    () => heroWith(container({ behavior: "loop", loopCount: { constant: Number.NaN }, rules: [rule("H")] })),
  ],
  [
    "an endless loop",
    () => heroWith(container({ behavior: "loop", loopCount: { constant: 1e300 }, rules: [rule("H")] })),
  ],
  ["a loop count of no kind", () => heroWith(container({ behavior: "loop", loopCount: {}, rules: [rule("H")] }))],
  [
    "a loop count that is nothing",
    () => heroWith(container({ behavior: "loop", loopCount: null, rules: [rule("H")] })),
  ],
  ["a rule without a picture", () => heroWith([{ type: "rule", id: "r" }])],
  ["a main actor that is missing", () => heroWith([{ ...rule("H"), mainActorId: "gone" }])],
  ["a picture with nobody in it", () => heroWith([{ ...rule("H"), actors: { H1: null } }])],
  ["an actor that stands nowhere", () => heroWith([{ ...rule("H"), actors: { H1: { id: "H1", characterId: "H" } } }])],
  ["no extent", () => heroWith([{ ...rule("H"), extent: undefined }])],
  ["an extent of no numbers", () => heroWith(looking({ xmin: Number.NaN, xmax: "a", ymin: null, ymax: {} }))],
  ["an endless extent", () => heroWith(looking({ xmin: Number.NEGATIVE_INFINITY, xmax: Number.POSITIVE_INFINITY }))],
  ["a huge extent", () => heroWith(looking({ xmin: -1e9, xmax: 1e9, ymin: -1e9, ymax: 1e9 }))],
  ["an extent inside out", () => heroWith(looking({ xmin: 1, xmax: -1 }))],
  ["nothing known of ignored squares", () => heroWith(looking({ ignored: null }))],
  ["no pictures", () => heroWith([rule("H")], { spritesheet: undefined })],
  ["no variables", () => heroWith(act(add({ constant: "1" })), { variables: undefined })],
  [
    "a look of endless size",
    () => heroWith([rule("H .")], sheet({ width: Number.NaN, height: 1e9, anchor: null, filled: null })),
  ],
  [
    "a look filled with nonsense",
    () =>
      heroWith(
        [rule("H .")],
        sheet({ width: 1, height: 1, anchor: { x: 0, y: 0 }, filled: { a: true, "1": true, "1e9,1e9": true } }),
      ),
  ],
  ["groups nested 10,000 deep", () => heroWith([nested(10_000, "first")])],
  ["groups doing all, nested 10,000 deep", () => heroWith([nested(10_000, "all")])],
  ["loops nested 10,000 deep", () => heroWith([nested(10_000, "loop", { constant: 100 })])],
  ["a group within itself", () => heroWith([cyclic("first")])],
  ["a group doing all within itself", () => heroWith([cyclic("all")])],
  ["a shuffled group within itself", () => heroWith([cyclic("random")])],
  ["a loop within itself", () => heroWith([cyclic("loop", { constant: 100 })])],
  ["an actor that is nothing", () => withStage({ actors: { H1: null, W1: actor("W1", { x: 2, y: 0 }) } })],
  ["actors that are no map", () => withStage({ actors: undefined })],
  ["an actor standing nowhere", () => hero({ position: undefined })],
  ["an actor standing at no number", () => hero({ position: { x: Number.NaN, y: Number.NaN } })],
  ["an actor standing far out", () => hero({ position: { x: 1e300, y: -1e300 } })],
  ["an actor between squares", () => hero({ position: { x: 0.5, y: 0.5 } })],
  ["an actor without values", () => hero({ variableValues: undefined })],
  ["an actor with an unknown direction", () => hero({ transform: "sideways" })],
  ["an actor without a look", () => hero({ appearance: undefined })],
  ["an actor with another id than its key", () => hero({ id: "other" })],
  ["a stage of size zero", () => withStage({ width: 0, height: 0 })],
  ["a stage of negative size", () => withStage({ width: -3, height: -3 })],
  ["a stage of no size", () => withStage({ width: undefined, height: Number.NaN })],
  ["a stage of endless size", () => withStage({ width: Number.POSITIVE_INFINITY, height: 1e300 })],
  ["a world without globals", () => ({ ...heroWith([rule("H")]), world: { ...heroWith([]).world, globals: {} } })],
  ["a world without stages", () => ({ ...heroWith([rule("H")]), world: { ...heroWith([]).world, stages: {} } })],
];

function sheet(info: object): object {
  const appearances = { idle: [""] };
  return { spritesheet: { appearances, appearanceNames: {}, appearanceInfo: { idle: info } } };
}

describe.each(BROKEN)("a world with %s", (_, broken) => {
  it("plays on as it is", () => {
    playThrough(broken());
  });

  it("plays on once it was opened", () => {
    const document = openedGame(broken());
    if (document) playThrough(document);
  });
});

describe("a world with a broken part", () => {
  it.each<[string, unknown]>([
    ["an action that is nothing", act(null)],
    ["a condition that is nothing", when(null)],
    ["a rule without a picture", [{ type: "rule", id: "r" }]],
    ["a group within itself", [cyclic("all")]],
  ])("lets the others play: %s", (_, rules) => {
    const simulation = play(heroWith(rules));
    expect(simulation.tick(BUSY).error).toBeNull();
    expect(simulation.actors().get("W1")?.position).toEqual({ x: 2, y: 1 });
  });

  it("skips an action that nobody knows, and carries out the others", () => {
    const dance = { type: "dance", actorId: "H1" };
    const simulation = play(heroWith([{ ...rule("H"), actions: [dance, moveBy("H1", 0, 1)] }]));
    expect(simulation.tick(BUSY).error).toBeNull();
    expect(simulation.actors().get("H1")?.position).toEqual({ x: 0, y: 1 });
  });

  it("names the rule whose operation nobody knows, and stays as it was", () => {
    const simulation = play(heroWith(act({ ...add({ constant: "1" }), operation: "multiply" })));
    expect(simulation.tick(BUSY).error).toMatchObject({ ruleId: "rule" });
    expect(simulation.actors().get("W1")?.position).toEqual({ x: 2, y: 0 });
  });
});

describe(`${WORLDS} broken games from seed ${FIRST_SEED}`, () => {
  it("play on as they are, and once they were opened", { timeout: 60_000 + WORLDS * 300 }, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + WORLDS; seed++) {
      const broken = breakGame(randomGame(seed), new Dice(seed));
      const document = openedGame(structuredClone(broken));
      expect(() => playThrough(broken as WorldDocument), `seed ${seed}, as it is`).not.toThrow();
      if (document) expect(() => playThrough(document), `seed ${seed}, opened`).not.toThrow();
    }
  });
});

function playThrough(document: WorldDocument): void {
  let made = 0;
  const simulation = Simulation.load(document, { seed: 1, newId: () => `new${++made}` });
  for (let n = 0; n < 4; n++) {
    const { error } = simulation.tick(BUSY);
    expect(error === null || typeof error.message === "string").toBe(true);
  }
  while (simulation.untick());
  simulation.state();
}
