/** Those who may stand in a square without being in the picture: whom the square lets pass, and ground. */
import { describe, expect, it } from "vitest";
import type { Character, Extent, WorldDocument } from "../../src/engine/index.ts";
import { missOf } from "../support/missOf.ts";
import { actor, afterTick, character, flat, game, moveTo, rule } from "../support/pictures.ts";

function walker(passing: Extent["passing"] = {}, picture = "H ."): Character {
  const walk = rule(picture, { actions: [moveTo("H1", 1)] });
  return character("H", [{ ...walk, extent: { ...walk.extent, passing } }]);
}

function withCoins(document: WorldDocument): WorldDocument {
  const kinds = { coins: { id: "coins", name: "Coins", characters: ["C", "D"] } };
  return { ...document, world: { ...document.world, kinds } };
}

const ground: Character = { ...character("G"), ground: true };

describe("a square that lets others pass", () => {
  it.each([
    ["one of the kind", "H CD", ". HCD", { "1,0": "coins" }],
    ["one of that character", "H C", ". HC", { "1,0": "C" }],
    ["nobody else", "H CW", "H CW", { "1,0": "coins" }],
    ["nobody in another square", "HD C", "HD C", { "1,0": "coins" }],
    ["anybody", "H CDW", ". HCDW", { "1,0": "*" }],
    ["nobody of an unknown kind", "H C", "H C", { "1,0": "lost" }],
  ])("lets pass %s", (_, before, after, passing) => {
    const characters = [walker(passing), character("D")];
    expect(afterTick(withCoins(game(before, { characters })))).toBe(flat(after));
  });

  it("still needs those who are in its picture", () => {
    const passing = { "1,0": "*" };
    const pick = rule("H C", { actions: [{ type: "delete", actorId: "C1" }] });
    const characters = [character("H", [{ ...pick, extent: { ...pick.extent, passing } }])];
    expect(afterTick(game("H DC", { characters }))).toBe("H D");
    expect(afterTick(game("H D", { characters: [...characters, character("C")] }))).toBe("H D");
  });

  it("pairs those who may not pass before those who may", () => {
    const passing = { "1,0": "C" };
    const either = actor("C1", { x: 1, y: 0 }, { kind: "*" });
    const pick = rule("H C", { actors: { C1: either }, actions: [{ type: "delete", actorId: "C1" }] });
    const characters = [character("H", [{ ...pick, extent: { ...pick.extent, passing } }])];
    expect(afterTick(game("H CW", { characters }))).toBe("H C");
    expect(afterTick(game("H CC", { characters }))).toBe("H C");
  });

  it("is told by the reason: who is too many there", () => {
    const { characters, world } = game("H CW", { characters: [walker({ "1,0": "C" })] });
    const stage = world.stages.stage as NonNullable<(typeof world.stages)[string]>;
    const of = characters.H?.rules[0] as ReturnType<typeof rule>;
    const scene = { stage, characters, globals: world.globals };
    expect(missOf(scene, "H1", of)).toEqual({ kind: "tooMany", square: { x: 1, y: 0 } });
  });

  it("lets a large one pass only in the squares that say so", () => {
    const wide = { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "0,0": true, "1,0": true } } as const;
    const big = character("B", [], wide);
    const look = (passing: Extent["passing"]) => walker(passing, "H . .");
    const both = { "1,0": "B", "2,0": "B" };
    expect(afterTick(game("H B .", { characters: [look(both), big] }))).toBe(". HB .");
    expect(afterTick(game("H B .", { characters: [look({ "1,0": "B" }), big] }))).toBe("H B .");
  });
});

describe("ground", () => {
  it.each([
    ["under a free square", "H G", ". HG"],
    ["under the actor itself", "GH .", "G H"],
    ["under both", "GH GG", "G HGG"],
  ])("may lie %s", (_, before, after) => {
    expect(afterTick(game(before, { characters: [walker(), ground] }))).toBe(after);
  });

  it("is still needed where the picture shows it", () => {
    const mow = rule("H G", { actions: [{ type: "delete", actorId: "G1" }] });
    const characters = [character("H", [mow]), ground];
    expect(afterTick(game("H GG", { characters }))).toBe("H G");
    expect(afterTick(game("H .", { characters }))).toBe("H .");
    expect(afterTick(game("H GW", { characters }))).toBe("H GW");
  });

  it("acts by its own rules, under others", () => {
    const grow = rule("G .", {
      main: "G1",
      actions: [{ type: "create", actorId: "S1", actor: actor("S1", { x: 1, y: 0 }), offset: { x: 1, y: 0 } }],
    });
    const growing = { ...ground, rules: [grow] };
    expect(afterTick(game("G .", { characters: [growing] }))).toBe("G S");
    expect(afterTick(game("HG .", { characters: [growing] }))).toBe("HG .");
  });
});
