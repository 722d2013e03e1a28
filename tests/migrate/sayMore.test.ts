/** The fields of the laws of "Rules that say more" are read, bounded and kept, and so is what this version does not know. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { at, changed, type Loose, RULE, stored } from "../support/changedGame.ts";
import { gameThatSaysMore } from "../support/gameThatSaysMore.ts";

describe("a game that says more", () => {
  it("is read as it is, without a note, however often it is opened and saved", () => {
    const game = gameThatSaysMore();
    expect(migrate(game)).toEqual({ document: game, notes: [], faults: [] });
    expect(migrate(stored(migrate(stored(game)).document)).document).toEqual(game);
  });

  const plays = join(import.meta.dirname, "../vectors/sayMore");
  it.each(readdirSync(plays).filter((file) => file.endsWith(".json")))("is kept as %s has it", (file) => {
    const { document } = JSON.parse(readFileSync(join(plays, file), "utf8")) as { document: Loose };
    const read = migrate(document).document;
    for (const [id, given] of Object.entries(document.characters as Loose)) {
      const { rules, ground, layer } = given as Loose;
      expect(read.characters[id]).toMatchObject(stored({ rules, ground, layer }) as object);
    }
    const { metadata: _, ...world } = document.world as Loose;
    expect(read.world).toMatchObject(world);
  });
});

const FUTURE = { weather: "rain", sky: { clouds: [1, 2] } };

describe("what this version does not know", () => {
  it.each([
    "world",
    "world.stages.s1",
    "world.stages.s1.camera",
    "world.stages.s1.actors.h1",
    "world.kinds.enemies",
    "world.sounds.pop",
    "world.hud.0",
    "characters.hero",
    RULE,
    `${RULE}.derived`,
    `${RULE}.actors.foe`,
    `${RULE}.conditions.0`,
    `${RULE}.conditions.0.left`,
    `${RULE}.conditions.1.left`,
    `${RULE}.conditions.2.right`,
    ...Array.from({ length: 14 }, (_, n) => `${RULE}.actions.${n}`),
    `${RULE}.actions.5.to`,
    `${RULE}.actions.11.value`,
    `${RULE}.actions.12.value`,
  ])("stays in %s", (path) => {
    const given = at(gameThatSaysMore(), path) as object | undefined;
    const value = path.endsWith("derived") ? { from: "go", turn: "90", looks: "keep" } : given;
    const owner = path.endsWith("derived") ? path.replace("rules.0.rules.0", "rules.1.rules.0") : path;
    const game = changed(owner, { ...value, ...FUTURE });
    const { document, notes } = migrate(game);
    expect(at(document, owner)).toEqual({ ...value, ...FUTURE });
    expect(notes).toEqual([]);
    expect(migrate(stored(document)).document).toEqual(document);
  });

  it.each([`${RULE}.extent`, "characters.hero.rules.0", "characters.hero.rules.3"])(
    "stays in %s, and is not passed over",
    (path) => {
      const game = changed(path, { ...(at(gameThatSaysMore(), path) as object), ...FUTURE });
      const { document, notes } = migrate(game);
      const kept = JSON.stringify(at(document, path.replace(".extent", "")));
      for (const [name, value] of Object.entries(FUTURE)) expect(kept).toContain(`"${name}":${JSON.stringify(value)}`);
      expect(notes).toHaveLength(1);
      expect(migrate(stored(document))).toMatchObject({ document, notes: [] });
    },
  );

  it("is read once a version understands it that was kept by one that did not", () => {
    const say = { type: "say", actorId: "me", text: "Hi", ticks: 2 };
    const kept = changed(`${RULE}.actions`, [{ type: "unknown", stored: say }]);
    expect(at(migrate(kept).document, `${RULE}.actions`)).toEqual([say]);
    const rested = changed(RULE, {
      ...(at(gameThatSaysMore(), RULE) as object),
      actions: [],
      unread: { actions: [say] },
    });
    expect(at(migrate(rested).document, RULE)).toMatchObject({ actions: [say] });
    expect(at(migrate(rested).document, RULE)).not.toHaveProperty("unread");
  });
});

describe("numbers that are out of bounds", () => {
  const actionOf = (action: unknown) =>
    at(migrate(changed(`${RULE}.actions`, [action])).document, `${RULE}.actions.0`) as Action;

  it.each([
    [0, 1],
    [-3, 1],
    [61, 60],
    [Number.POSITIVE_INFINITY, 60],
    ["soon", 1],
    [null, 1],
    [undefined, 1],
    [12, 12],
  ])("go to the nearest one: what is said for %s ticks is said for %s", (given, ticks) => {
    expect(actionOf({ type: "say", actorId: "me", text: "Hi", ticks: given })).toMatchObject({ ticks });
    const game = changed("world.stages.s1.actors.h1.saying", { text: "Hi", ticks: given });
    expect(at(migrate(game).document, "world.stages.s1.actors.h1.saying")).toEqual({ text: "Hi", ticks });
  });

  it.each([
    [-9, -5],
    [9, 5],
    ["high", -5],
    [-0.2, 0],
  ])("go to the nearest one: layer %s is %s", (given, layer) => {
    expect(migrate(changed("characters.hero.layer", given)).document.characters.hero).toHaveProperty("layer", layer);
  });

  it.each([
    [-1, 0],
    ["many", 0],
    [1e6, 1e6],
  ])("go to the nearest one: %s ticks are %s", (given, ticks) => {
    expect(migrate(changed("world.ticks", given)).document.world.ticks).toBe(ticks);
  });

  it("an unknown outcome is over, and a missing text says nothing", () => {
    expect(actionOf({ type: "end", outcome: "drawn" })).toEqual({ type: "end", outcome: "over", text: "" });
  });

  it("what an actor says has at most 80 letters; what it will say may have longer names in it", () => {
    const long = "🐱".repeat(100);
    const said = migrate(changed("world.stages.s1.actors.h1.saying", { text: long, ticks: 1 })).document;
    expect(at(said, "world.stages.s1.actors.h1.saying.text")).toBe("🐱".repeat(80));
    const text = `${"a".repeat(78)}[Score]`;
    expect(actionOf({ type: "say", actorId: "me", text, ticks: 1 })).toMatchObject({ text });
    expect(actionOf({ type: "say", actorId: "me", text: "a".repeat(20_000), ticks: 1 })).toMatchObject({
      text: "a".repeat(10_000),
    });
  });
});
