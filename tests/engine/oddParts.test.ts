/** Whatever stands in a field of the laws of "Rules that say more", the game plays the same as it is and once it was opened, and never throws. */
import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { sanitizeDocument } from "../../src/engine/sanitize/sanitizeDocument.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { at, changed, RULE } from "../support/changedGame.ts";
import { gameThatSaysMore } from "../support/gameThatSaysMore.ts";

/** The game with rules that happen in every tick, and a second hero who only walks, so that what is odd in one of them shows. */
function busyGame(): WorldDocument {
  const game = gameThatSaysMore();
  const rule = at(game, RULE) as object;
  const walk = {
    ...rule,
    id: "walk",
    conditions: [],
    actors: { me: actorOf("hero", "me") },
    actions: [{ type: "move", actorId: "me", offset: { x: 1, y: 0 } }],
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: { "0,0": true } },
  };
  const { hero } = game.characters;
  const timer = { ...hero?.rules[0], conditions: [], every: 1, rules: [{ ...rule, conditions: [] }] };
  const press = { ...hero?.rules[2], rules: [{ ...walk, id: "walk on" }] };
  const maybe = { ...hero?.rules[3], conditions: [], rules: [{ ...walk, id: "walk again" }] };
  const rules = [timer, ...(hero?.rules.slice(1, 2) ?? []), press, maybe, walk];
  const busy = changed("characters.hero.rules", rules, game);
  const second = { ...actorOf("hero", "h2"), position: { x: 0, y: 1 } };
  return changed("world.stages.s1.actors.h2", second, busy) as unknown as WorldDocument;
}

const ODD: Readonly<Record<string, readonly unknown[]>> = {
  "world.kinds": [null, 7, [], { enemies: null }, { enemies: { characters: {}, except: true } }],
  "world.kinds.enemies.characters": [null, "bat", [null, {}, "bat"], ["gone"], ["hero", "hero"]],
  "world.kinds.enemies.except": [true, false, "perhaps", 1, null],
  "world.ticks": [-1, 2.4, 1e300, "many", {}, null],
  "world.ticked": [7, {}, "gone", "__proto__", null],
  "world.settle": [false, "yes", 1, null],
  "world.sounds": [null, [], { pop: null }, {}],
  "world.hud": [null, "score", [null]],
  "world.history": [
    [
      {
        stageId: "s1",
        actors: {},
        globals: gameThatSaysMore().world.globals,
        stages: { gone: {}, s2: null },
        ticks: "x",
        ticked: {},
      },
    ],
  ],
  "world.stages.s1.actors.h1.saying": [
    null,
    "Hi",
    {},
    { text: "Hi" },
    { text: "Hi", ticks: 1e9 },
    { text: 7, ticks: 2 },
  ],
  "world.stages.s1.startActors": [null, [], { h1: null }, { h1: {} }],
  "characters.bat.ground": [true, "yes", 1, null],
  "characters.hero.layer": ["high", {}, 1e9],
  "characters.hero.rules.0.every": [0, 1.5, "1", null, 1001, {}, 2],
  "characters.hero.rules.0.goOn": ["perhaps", null, 1, false],
  "characters.hero.rules.0.hold": ["perhaps", null],
  "characters.hero.rules.2.hold": ["perhaps", null],
  "characters.hero.rules.0.conditions": [null, {}, [null], [{ left: {}, right: {} }], "always"],
  "characters.hero.rules.3.oneIn": [0, 1, 101, 2.5, "2", null, {}],
  [`${RULE}.derived`]: [null, "go", { from: "go", turn: "45" }, { from: "go-flip-x", turn: "90", looks: "turn" }],
  [`${RULE}.actors.foe.kind`]: ["gone", "*", "__proto__", {}],
  [`${RULE}.extent.passing`]: [null, "*", { "1,0": {} }, { "1,0": "gone" }, { here: "*" }, { "1e9,0": "*" }],
  [`${RULE}.extent.edge`]: [null, true, { "0,-1": "yes" }, { here: true }, { "0,-1": true, "9,9": true }],
  [`${RULE}.conditions`]: [
    [{ left: { count: "gone" }, comparator: "=", right: { constant: "0" } }],
    [{ left: { count: {} }, comparator: "=", right: { constant: "0" } }],
    [{ left: { actorId: "me", way: "gone" }, comparator: "=", right: { constant: "none" } }],
    [{ left: { actorId: "me", way: {} }, comparator: "=", right: { constant: "none" } }],
    [{ left: { actorId: "me", way: "*", around: "perhaps" }, comparator: "!=", right: { constant: "none" } }],
    [{ left: { random: { from: 1, to: 6 } }, comparator: "!=", right: { constant: "9" } }],
    [{ left: { actorId: "me", variableId: "column" }, comparator: ">", right: { constant: "many" } }],
  ],
  [`${RULE}.actions`]: [
    {},
    "dance",
    { type: "unknown" },
    { type: "dance", actorId: "gone" },
    { type: "sound" },
    { type: "sound", sound: "gone" },
    { type: "sound", sound: "__proto__" },
    { type: "say", actorId: "me" },
    { type: "say", actorId: "me", text: {}, ticks: 3 },
    { type: "say", actorId: "me", text: "[gone] [Score]", ticks: "long" },
    { type: "say", actorId: "me", text: 7, ticks: -3.5 },
    { type: "say", actorId: "gone", text: "Hi", ticks: 3 },
    { type: "stage" },
    { type: "stage", to: "gone", fresh: true },
    { type: "stage", to: "constructor", fresh: true },
    { type: "stage", to: "again", fresh: "yes" },
    { type: "travel", actorId: "me", to: "gone", at: { x: 0, y: 0 }, show: true },
    { type: "travel", actorId: "me", to: "s2", at: { x: 99, y: 0 }, show: true },
    { type: "travel", actorId: "me", to: "s2", at: null, show: true },
    { type: "travel", actorId: "me", to: "s2", at: { x: "far", y: 0 } },
    { type: "travel", actorId: "me", to: "s2", at: { x: 0, y: 0 }, show: "yes" },
    { type: "end", outcome: "drawn" },
    { type: "end", outcome: {}, text: {} },
    { type: "move", actorId: "me", to: {} },
    { type: "move", actorId: "me", to: "far", offset: { x: 1, y: 0 } },
    { type: "move", actorId: "me", to: { start: true }, offset: { x: 50, y: 0 } },
    { type: "move", actorId: "me", to: { nearest: "gone" } },
    { type: "move", actorId: "me", to: { nearest: {} } },
    { type: "move", actorId: "me", to: { random: "full" } },
    { type: "move", actorId: "me", to: { start: false } },
    {
      type: "create",
      actorId: "n",
      actor: { ...actorOf("coin"), kind: "enemies", saying: { text: "Hi", ticks: 9 } },
      to: { random: "free" },
    },
    { type: "create", actorId: "n", actor: actorOf("coin"), to: { actorId: "me" } },
    { type: "create", actorId: "n", actor: actorOf("gone"), to: { nearest: "*" } },
    { type: "global", global: "score", operation: "set", value: { random: { from: 0.5, to: 3 } } },
    { type: "global", global: "score", operation: "set", value: { random: { from: 6, to: 1 } } },
    { type: "global", global: "score", operation: "set", value: { random: { from: 1e300, to: 1 } } },
    { type: "global", global: "score", operation: "set", value: { random: { from: "1", to: "6" } } },
    { type: "global", global: "score", operation: "set", value: { random: null } },
    { type: "global", global: "score", operation: "set", value: { count: "gone" } },
    { type: "global", global: "score", operation: "set", value: { actorId: "me", way: "gone" } },
    { type: "appearance", actorId: "me", value: { random: { from: 1, to: 6 } } },
    { type: "variable", actorId: "me", variable: "gone", operation: "set", value: { random: { from: 1, to: 6 } } },
    { type: "variable", actorId: "me", variable: "column", operation: "set", value: { constant: "1" } },
    { weather: [1] },
  ].map((action) => [action, { type: "global", global: "score", operation: "add", value: { constant: "1" } }]),
};

function actorOf(characterId: string, id = "n") {
  return { id, characterId, position: { x: 0, y: 0 }, appearance: "idle", variableValues: {} };
}

const CASES = Object.entries(ODD).flatMap(([path, values]) => values.map((value) => [path, value] as const));

it("a game with all of it in order is played as it is, and shares everything with the document", () => {
  const game = gameThatSaysMore();
  expect(sanitizeDocument(game)).toBe(game);
});

describe("a game plays the same, as it is and opened", () => {
  it.each(CASES)("with %s as %j", (path, value) => {
    const game = changed(path, value, busyGame()) as unknown as WorldDocument;
    expect(played(game)).toEqual(played(migrate(game).document));
  });
});

/** What four ticks and all steps back leave behind. */
function played(document: WorldDocument): unknown[] {
  let made = 0;
  const simulation = Simulation.load(document, { seed: 3, newId: () => `new${++made}` });
  const seen: unknown[] = [];
  for (let n = 0; n < 4; n++) {
    const { error, sounds, ended } = simulation.tick({ keys: n % 2 ? [32] : [], clicks: ["h1"] });
    const { stages, globals, ticks, ticked, history } = simulation.state();
    const actors = Object.values(stages).map((stage) => stage.actors);
    seen.push({
      error,
      sounds,
      ended,
      globals,
      ticks,
      ticked,
      actors,
      history: history.length,
      applied: simulation.applied(),
    });
  }
  while (simulation.untick());
  seen.push(simulation.state().globals);
  return JSON.parse(JSON.stringify(seen));
}
