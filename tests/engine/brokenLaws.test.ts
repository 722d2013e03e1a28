/**
 * A part of the later laws that cannot be read or done breaks no game: a check does not hold, an action is skipped, everything else is
 * played on. Each row is one broken part, in a rule by which the hero takes a step down.
 */
import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { openedGame } from "../support/openedGame.ts";
import { actor, character, game, moveBy, rule } from "../support/pictures.ts";

const TICKS = 30;
const ROWS = 3;
const STEP = moveBy("H1", 0, 1);
const SOUNDS = { pop: { id: "pop", name: "Pop" } };

/** A game in which a hero with these rules and a walker go down side by side, past a block. */
function gameOf(rules: unknown, world: object = {}, hero: object = {}): WorldDocument {
  const walker = character("W", [rule("W", { main: "W1", id: "walk", actions: [moveBy("W1", 0, 1)] })]);
  const whole = game("H . W\n. . .\n. B .", { characters: [character("H"), walker, character("B")], wrap: "xy" });
  const characters = { ...whole.characters, H: { ...whole.characters.H, rules, ...hero } };
  return { ...whole, characters, world: { ...whole.world, sounds: SOUNDS, ...world } } as unknown as WorldDocument;
}

/** The rule of the hero with some parts replaced. */
const step = (parts: object = {}) => [{ ...rule("H", { actions: [STEP] }), ...parts }];
const looking = (extent: object) => step({ extent: { ...rule("H").extent, ...extent } });
const asking = (left: unknown, comparator = "!=") =>
  step({ conditions: [{ key: "k", enabled: true, left, comparator, right: { constant: "nothing" } }] });
const doing = (...actions: unknown[]) => step({ actions: [...actions, STEP] });
const giving = (value: unknown) =>
  doing({ type: "variable", actorId: "H1", variable: "score", operation: "set", value });
const event = (parts: object) => [{ type: "group-event", id: "e", event: "timer", rules: step(), ...parts }];
const group = (parts: object) => [
  { type: "group-flow", id: "g", name: "g", behavior: "first", rules: step(), ...parts },
];
const chance = (oneIn?: unknown) => group({ behavior: "chance", oneIn });
const onlyIf = (left: unknown) =>
  group({ conditions: [{ key: "k", enabled: true, left, comparator: "!=", right: { constant: "nothing" } }] });
/** The rule looks for someone else of a kind on the square of the hero, where nobody of it is. */
const besides = (kind: unknown) =>
  step({ actors: { ...rule("H").actors, x: { ...actor("x", { x: 0, y: 0 }), characterId: "B", kind } } });
const say = (parts: object) => doing({ type: "say", actorId: "H1", text: "Hi!", ticks: 3, ...parts });
const travel = (parts: object) =>
  doing({ type: "travel", actorId: "H1", to: "stage", at: { x: 0, y: 0 }, show: true, ...parts });
const going = (to: unknown) => doing({ type: "move", actorId: "H1", to });
const making = (to: unknown) => doing({ type: "create", actorId: "n", actor: actor("n", { x: 0, y: 0 }), to });
const kinds = (entries: unknown) => ({ kinds: entries });
const derived = (from: unknown, turn: unknown = "90", looks: unknown = "turn") =>
  step({ derived: { from, turn, looks } });
/** A map with an entry by the name of what every object inherits. */
const inherited = (value: unknown) => JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`) as unknown;

type Row = readonly [string, WorldDocument];

/** The hero stays where it is. */
const CHECKS: readonly Row[] = [
  ["an event that nobody knows", gameOf(event({ event: "shout" }))],
  ["a timer without a number", gameOf(event({}))],
  ["a timer that rings every 0 ticks", gameOf(event({ every: 0 }))],
  ["a timer that rings every -1 ticks", gameOf(event({ every: -1 }))],
  ["a timer that rings every NaN ticks", gameOf(event({ every: Number.NaN }))],
  ["a timer that rings every 2.5 ticks", gameOf(event({ every: 2.5 }))],
  ["a timer that rings too seldom", gameOf(event({ every: 1001 }))],
  ["a timer with a huge number", gameOf(event({ every: 1e300 }))],
  ["a behavior that nobody knows", gameOf(group({ behavior: "worst" }))],
  ["a chance without a number", gameOf(chance())],
  ["a chance of one in 0", gameOf(chance(0))],
  ["a chance of one in 1", gameOf(chance(1))],
  ["a chance of one in -2", gameOf(chance(-2))],
  ["a chance of one in NaN", gameOf(chance(Number.NaN))],
  ["a chance of one in 2.5", gameOf(chance(2.5))],
  ["a chance that is too rare", gameOf(chance(101))],
  ["a chance with a huge number", gameOf(chance(1e300))],
  ["a count of nobody known", gameOf(asking({ count: "lost" }))],
  ["a count of what every object inherits", gameOf(asking({ count: "constructor" }))],
  ["a count of an object", gameOf(asking({ count: {} }))],
  ["a way to nobody known", gameOf(asking({ actorId: "H1", way: "lost" }))],
  ["a way around to nobody known", gameOf(asking({ actorId: "H1", way: "__proto__", around: true }))],
  ["a way of nobody", gameOf(asking({ actorId: "lost", way: "*" }))],
  ["a way to a number", gameOf(asking({ actorId: "H1", way: 7 }))],
  ["the column of nobody", gameOf(asking({ actorId: "lost", variableId: "column" }))],
  ["a random number in a condition", gameOf(asking({ random: { from: 1, to: 2 } }))],
  ["a comparator that nobody knows", gameOf(asking({ actorId: "H1", variableId: "row" }, "<>"))],
  ["a container that asks for a count of nobody known", gameOf(onlyIf({ count: "lost" }))],
  ["a container that asks for a random number", gameOf(onlyIf({ random: { from: 1, to: 2 } }))],
  ["somebody of an unknown kind", gameOf(besides("lost"))],
  ["somebody of a kind of nobody", gameOf(besides("none"), kinds({ none: { id: "none", name: "", characters: [] } }))],
  ["somebody of a kind without a list", gameOf(besides("odd"), kinds({ odd: { id: "odd", name: "", characters: 7 } }))],
  ["somebody of a kind that is nothing", gameOf(besides("odd"), kinds({ odd: null }))],
  ["somebody of a kind of gone characters", gameOf(besides("gone"), kinds({ gone: { characters: ["a", {}, null] } }))],
  ["somebody of what every object inherits", gameOf(besides("__proto__"))],
  ["kinds that are no map", gameOf(besides("k"), kinds("all"))],
  ["a kind by the name of what every object inherits", gameOf(besides("__proto__"), kinds(inherited(null)))],
  ["an edge that is no yes", gameOf(looking({ edge: { "0,0": "no" } }))],
  ["an edge in the midst of the stage", gameOf(looking({ xmax: 1, edge: { "1,0": true } }))],
  ["edges that are no map", gameOf(looking({ edge: 7 }))],
];

/** The hero does the rest of the rule. */
const ACTIONS: readonly Row[] = [
  ["an action that nobody knows", gameOf(doing({ type: "dance", actorId: "H1" }))],
  ["an unknown sound", gameOf(doing({ type: "sound", sound: "lost" }))],
  ["a sound that is a number", gameOf(doing({ type: "sound", sound: 7 }))],
  ["a sound that every object inherits", gameOf(doing({ type: "sound", sound: "constructor" }))],
  ["sounds that are no map", gameOf(doing({ type: "sound", sound: "pop" }), { sounds: 7 })],
  ["a level to nowhere", gameOf(doing({ type: "stage", to: "lost", fresh: true }))],
  ["a level after the last one", gameOf(doing({ type: "stage", to: "next", fresh: true }))],
  ["a level that every object inherits", gameOf(doing({ type: "stage", to: "__proto__", fresh: true }))],
  ["a level that is a number", gameOf(doing({ type: "stage", to: 7 }))],
  ["a door to nowhere", gameOf(travel({ to: "lost" }))],
  ["a door to what every object inherits", gameOf(travel({ to: "__proto__" }))],
  ["a door to a number", gameOf(travel({ to: {} }))],
  ["a door to no square", gameOf(travel({ at: undefined }))],
  ["a door to a square of no numbers", gameOf(travel({ at: { x: Number.NaN, y: "a" } }))],
  ["a door to a square that is endlessly far", gameOf(travel({ at: { x: 1e300, y: Number.NEGATIVE_INFINITY } }))],
  ["a bubble for NaN ticks", gameOf(say({ ticks: Number.NaN }))],
  ["a bubble for -5 ticks", gameOf(say({ ticks: -5 }))],
  ["a bubble for endless ticks", gameOf(say({ ticks: Number.POSITIVE_INFINITY }))],
  ["a bubble for no ticks", gameOf(say({ ticks: {} }))],
  ["a bubble without a text", gameOf(say({ text: undefined }))],
  ["a bubble with an object", gameOf(say({ text: { toString: null } }))],
  ["a bubble with a long text", gameOf(say({ text: "[".repeat(20_000) }))],
  ["the name of nobody in a bubble", gameOf(say({ text: "[nobody] [constructor] [] [[]] [" }))],
  ["an end that nobody knows", gameOf(doing({ type: "end", outcome: "draw", text: "[nobody]" }))],
  ["an end without a text", gameOf(doing({ type: "end", outcome: "won" }))],
  ["a random number from NaN", gameOf(giving({ random: { from: Number.NaN, to: 3 } }))],
  ["a random number from 0.5", gameOf(giving({ random: { from: 0.5, to: 3 } }))],
  ["a huge random number", gameOf(giving({ random: { from: -1e300, to: 1e300 } }))],
  ["an endless random number", gameOf(giving({ random: { from: 0, to: Number.POSITIVE_INFINITY } }))],
  ["a random number from nothing", gameOf(giving({ random: null }))],
  ["a random look", gameOf(doing({ type: "appearance", actorId: "H1", value: { random: { from: 1, to: 2 } } }))],
  ["a value that is a count of nobody known", gameOf(giving({ count: "lost" }))],
  ["a value that is a way to nobody known", gameOf(giving({ actorId: "H1", way: "lost", around: true }))],
  ["a column that is set", gameOf(doing({ type: "variable", actorId: "H1", variable: "column", operation: "set" }))],
  ["a place that nobody knows", gameOf(going({ north: true }))],
  ["a place that is a number", gameOf(going(7))],
  ["a place beside nobody known", gameOf(going({ nearest: "lost" }))],
  ["a place beside a number", gameOf(going({ nearest: 7 }))],
  ["a random place of another sort", gameOf(going({ random: "full" }))],
  ["a start that is not wanted", gameOf(going({ start: false }))],
  ["creating beside nobody known", gameOf(making({ nearest: "lost" }))],
  ["creating at a place that nobody knows", gameOf(making({ start: true }))],
  ["a rule derived from itself", gameOf(derived("rule"))],
  [
    "rules derived from each other",
    gameOf([...step({ id: "a", derived: { from: "b", turn: "90", looks: "turn" } }), ...derived("a")]),
  ],
  ["a rule derived from none", gameOf(derived("lost"))],
  ["a rule derived from an object", gameOf(derived({}))],
  ["a turn that nobody knows", gameOf(derived("rule", "45"))],
  ["looks that nobody knows", gameOf(derived("rule", "90", 7))],
  ["a derivation that is nothing", gameOf(step({ derived: null }))],
];

/** What a world and its actors hold; the hero goes on. */
const WORLDS: readonly Row[] = [
  ["too many kinds", gameOf(step(), kinds(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [n, { id: n }]))))],
  ["a count of NaN ticks", gameOf(step(), { ticks: Number.NaN })],
  ["a count of -5 ticks", gameOf(step(), { ticks: -5 })],
  ["a count of endless ticks", gameOf(step(), { ticks: Number.POSITIVE_INFINITY })],
  ["a count of ticks that is a text", gameOf(step(), { ticks: "many" })],
  ["a last stage that is an object", gameOf(step(), { ticked: {} })],
  ["settling that is a text", gameOf(step(), { settle: "yes" })],
  ["numbers on the stage that are no list", gameOf(step(), { hud: { globalId: {} } })],
  ["a history without sense", gameOf(step(), { history: [{ stageId: "stage", actors: {}, stages: 7, ticks: {} }] })],
  [
    "a history of stages that are gone",
    gameOf(step(), { history: [{ stageId: "stage", actors: {}, stages: { lost: 7 } }] }),
  ],
  ["a layer of NaN", gameOf(step(), {}, { layer: Number.NaN })],
  ["a layer that is endlessly high", gameOf(step(), {}, { layer: 1e300 })],
];

function played(document: WorldDocument, heroGoes: boolean): void {
  let made = 0;
  const simulation = Simulation.load(document, { seed: 1, newId: () => `made-${++made}` });
  for (let tick = 1; tick <= TICKS; tick++) {
    const { error } = simulation.tick({ keys: [32], clicks: ["H1"], pressed: [Number.NaN] });
    expect(error).toBeNull();
    expect(simulation.actors().get("W1")?.position.y).toBe(tick % ROWS);
    expect(simulation.actors().get("H1")?.position.y).toBe(heroGoes ? tick % ROWS : 0);
  }
  simulation.state();
  while (simulation.untick());
  simulation.state();
}

function expectPlayed(document: WorldDocument, heroGoes: boolean): void {
  played(document, heroGoes);
  const opened = openedGame(structuredClone(document));
  if (opened) played(opened, heroGoes);
}

describe("what cannot be read does not hold", () => {
  it.each(CHECKS)("%s", (_, document) => expectPlayed(document, false));
});

describe("what cannot be done is skipped", () => {
  it.each(ACTIONS)("%s", (_, document) => expectPlayed(document, true));
});

describe("what a world cannot be is left aside", () => {
  it.each(WORLDS)("%s", (_, document) => expectPlayed(document, true));
});
