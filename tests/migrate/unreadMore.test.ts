/** A rule or group with something of the laws of "Rules that say more" that cannot be read never does more than its maker meant. */
import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { restingSentence } from "../../src/migrate/restingWords.ts";
import { at, changed, RULE, stored } from "../support/changedGame.ts";
import { gameThatSaysMore } from "../support/gameThatSaysMore.ts";

describe("a step that cannot be read", () => {
  it.each<[string, unknown]>([
    ["of an unknown type", { type: "dance", actorId: "me" }],
    ["without a type", { actorId: "me" }],
    ["a sound of no name", { type: "sound", sound: {} }],
    ["a saying of nobody", { type: "say", text: "Hi", ticks: 3 }],
    ["a saying that is no text", { type: "say", actorId: "me", text: ["Hi"], ticks: 3 }],
    ["a level of no name", { type: "stage", fresh: true }],
    ["a door to nowhere", { type: "travel", actorId: "me", at: { x: 0, y: 0 } }],
    ["a door to no square", { type: "travel", actorId: "me", to: "s2", at: "far", show: true }],
    ["a door that nobody goes through", { type: "travel", to: "s2", at: { x: 0, y: 0 } }],
    ["an end that is no text", { type: "end", outcome: "won", text: { toString: null } }],
    ["a move to an odd place", { type: "move", actorId: "me", to: { moon: true } }],
    ["a move to an odd place beside a step", { type: "move", actorId: "me", to: "far", offset: { x: 1, y: 0 } }],
    [
      "a creation where an actor is",
      { type: "create", actorId: "n", actor: gameThatSaysMore().world.stages.s1?.actors.b1, to: { actorId: "me" } },
    ],
    [
      "a random number up to a word",
      { type: "global", global: "score", operation: "set", value: { random: { from: 1, to: "six" } } },
    ],
    [
      "a random number without bounds",
      { type: "variable", actorId: "me", variable: "v", operation: "set", value: { random: {} } },
    ],
    ["a random look", { type: "appearance", actorId: "me", value: { random: { from: 1, to: 6 } } }],
  ])("is kept, left out and told once: %s", (_, action) => {
    const { document, notes } = migrate(changed(`${RULE}.actions`, [action, { type: "delete", actorId: "foe" }]));
    expect(at(document, RULE)).toMatchObject({
      actions: [
        { type: "unknown", stored: stored(action) },
        { type: "delete", actorId: "foe" },
      ],
    });
    expect(at(document, RULE)).not.toHaveProperty("unread");
    expect(notes).toEqual(["“Go” has a step this Gridlings can't read. The step is left out while the game plays."]);
    expect(migrate(stored(document))).toMatchObject({ document, notes: [] });
  });

  it("is the same step however often it was kept", () => {
    const dance = { type: "dance" };
    const nested = { type: "unknown", stored: { type: "unknown", stored: dance } };
    const { document, notes } = migrate(changed(`${RULE}.actions`, [nested]));
    expect(at(document, `${RULE}.actions`)).toEqual([{ type: "unknown", stored: dance }]);
    expect(notes).toEqual([]);
  });

  it("leaves the others of its rule to be done", () => {
    const walk = {
      ...(at(gameThatSaysMore(), RULE) as object),
      conditions: [],
      actors: { me: at(gameThatSaysMore(), `${RULE}.actors.me`) },
      extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
      actions: [{ type: "dance" }, { type: "move", actorId: "me", offset: { x: 0, y: 1 } }],
    };
    const game = changed("characters.hero.rules", [walk]);
    for (const document of [game as unknown as WorldDocument, migrate(game).document]) {
      const simulation = Simulation.load(document, { seed: 1, newId: () => "n" });
      expect(simulation.tick({ keys: [], clicks: [] }).error).toBeNull();
      expect(simulation.actors().get("h1")?.position).toEqual({ x: 0, y: 1 });
    }
  });
});

describe("a group rests, tells why, and is told once", () => {
  const TIMER = "characters.hero.rules.0";
  const CHANCE = "characters.hero.rules.3";
  const WAITS = "This group is resting: it waits for a time this Gridlings can't read.";
  const RARELY = "This group is resting: this Gridlings can't read how rarely it is tried.";
  const ASKS = "This group is resting: it asks something this Gridlings can't read.";

  it.each<[string, string, unknown, string]>([
    ["a timer of no number", `${TIMER}.every`, null, WAITS],
    ["a timer by a word", `${TIMER}.every`, "3", WAITS],
    ["a timer of zero", `${TIMER}.every`, 0, WAITS],
    ["a timer between ticks", `${TIMER}.every`, 1.5, WAITS],
    ["a timer too slow", `${TIMER}.every`, 1001, WAITS],
    ["a chance of none", `${CHANCE}.oneIn`, undefined, RARELY],
    ["a chance that is none", `${CHANCE}.oneIn`, 1, RARELY],
    ["a chance of zero", `${CHANCE}.oneIn`, 0, RARELY],
    ["a chance too rare", `${CHANCE}.oneIn`, 101, RARELY],
    ["conditions that are no list", `${CHANCE}.conditions`, { me: {} }, ASKS],
    ["a condition of the future", `${CHANCE}.conditions`, [{ key: "k", left: { moon: 1 }, right: "1" }], ASKS],
    [
      "going on perhaps",
      `${CHANCE}.goOn`,
      "perhaps",
      "This group is resting: this Gridlings can't read what comes after it.",
    ],
    [
      "holding perhaps",
      "characters.hero.rules.2.hold",
      "perhaps",
      "This group is resting: it waits for a key in a way this Gridlings can't read.",
    ],
  ])("with %s", (_, path, value, sentence) => {
    const { document, notes } = migrate(changed(path, value));
    const [index] = /\d/.exec(path) ?? [];
    const node = document.characters.hero?.rules[Number(index)];
    expect(node && restingSentence(node)).toBe(sentence);
    expect(node?.unread).toBeDefined();
    expect(notes).toHaveLength(1);
    expect(migrate(stored(document))).toMatchObject({ document, notes: [] });
  });
});

describe("a rule rests", () => {
  it.each<[string, string, unknown]>([
    ["with a kind that is no name", `${RULE}.actors.foe.kind`, { id: "enemies" }],
    ["where squares let pass what has no name", `${RULE}.extent.passing`, { "1,0": {} }],
    ["where squares let pass in another way", `${RULE}.extent.passing`, "*"],
    ["with an edge that is neither there nor not", `${RULE}.extent.edge`, { "0,0": "yes" }],
    ["with an edge nowhere", `${RULE}.extent.edge`, { here: true }],
    ["with a random number in a condition", `${RULE}.conditions.0.left`, { random: { from: 1, to: 6 } }],
    ["with a count of nothing", `${RULE}.conditions.0.left`, { count: {} }],
    ["with a way of nobody", `${RULE}.conditions.0.left`, { way: "enemies" }],
    ["with a way around perhaps", `${RULE}.conditions.0.left`, { actorId: "me", way: "*", around: "perhaps" }],
  ])("%s", (_, path, value) => {
    const { document, notes } = migrate(changed(path, value));
    expect(at(document, `${RULE}.unread`)).toBeDefined();
    expect(notes).toHaveLength(1);
    expect(migrate(stored(document))).toMatchObject({ document, notes: [] });
  });
});

describe("ties between rules", () => {
  const OTHER = "characters.hero.rules.1.rules.0";
  const UNTIED = "“Go back” is a rule of its own now, because we couldn't read which one it was made from.";

  it.each<[string, unknown]>([
    ["to itself", { from: "go-flip-x", turn: "flip-x", looks: "turn" }],
    ["to a rule that is gone", { from: "gone", turn: "flip-x", looks: "turn" }],
    ["by an unknown turn", { from: "go", turn: "45", looks: "turn" }],
    ["with looks that do what", { from: "go", turn: "90", looks: "perhaps" }],
    ["to nothing", { from: {}, turn: "90", looks: "turn" }],
    ["that are no tie", "go"],
  ])("are left out with a note: %s", (_, derived) => {
    const { document, notes } = migrate(changed(`${OTHER}.derived`, derived));
    expect(at(document, OTHER)).not.toHaveProperty("derived");
    expect(at(document, OTHER)).not.toHaveProperty("unread");
    expect(notes).toEqual([UNTIED]);
    expect(migrate(stored(document))).toMatchObject({ document, notes: [] });
  });

  it("never lead in a circle", () => {
    const tie = (from: string) => ({ from, turn: "90", looks: "turn" });
    const { document, notes } = migrate(changed(`${RULE}.derived`, tie("go-flip-x")));
    expect(JSON.stringify(document.characters.hero)).not.toContain("derived");
    expect(notes).toHaveLength(2);
  });
});
