/** Squares of a picture that have to lie beyond the edge of the stage. */
import { describe, expect, it } from "vitest";
import type { Rule, Stage } from "../../src/engine/index.ts";
import { missOf } from "../support/missOf.ts";
import { actor, afterTick, character, condition, game, moveTo, rule } from "../support/pictures.ts";

function back(
  parts: Parameters<typeof rule>[1] = {},
  picture = ". H .",
  edge: Rule["extent"]["edge"] = { "1,0": true },
) {
  const turn = rule(picture, { actions: [moveTo("H1", -1)], ...parts });
  return character("H", [{ ...turn, extent: { ...turn.extent, edge } }]);
}

describe("a square beyond the edge", () => {
  it.each([
    ["holds at the edge", ". H", undefined, "H ."],
    ["does not hold inside", ". H .", undefined, ". H ."],
    ["does not hold where the stage wraps", ". H", "x", ". H"],
    ["holds where the stage wraps on the other axis", ". H", "y", "H ."],
  ] as const)("%s", (_, before, wrap, after) => {
    expect(afterTick(game(before, { characters: [back()], ...(wrap ? { wrap } : {}) }))).toBe(after);
  });

  it("counts even if it is ignored", () => {
    expect(afterTick(game(". H", { characters: [back({}, ". H ?")] }))).toBe("H .");
    expect(afterTick(game(". H .", { characters: [back({}, ". H ?")] }))).toBe(". H .");
  });

  it("has nobody in it: who is drawn there stands outside the picture", () => {
    const drawnThere = { W1: actor("W1", { x: 1, y: 0 }) };
    expect(afterTick(game(". H", { characters: [back({ actors: drawnThere })] }))).toBe("H .");
    const asked = back({ actors: drawnThere, conditions: [condition("W1", "transform", "0")] });
    expect(afterTick(game(". H", { characters: [asked] }))).toBe(". H");
    const acted = back({ actors: drawnThere, actions: [moveTo("W1", 0)] });
    expect(afterTick(game(". H", { characters: [acted] }))).toBe(". H");
  });

  it("is told by the reason where the stage goes on", () => {
    const { characters, world } = game(". H .", { characters: [back()] });
    const of = characters.H?.rules[0] as Rule;
    const scene = { stage: world.stages.stage as Stage, characters, globals: world.globals };
    expect(missOf(scene, "H1", of)).toEqual({ kind: "edgeExpected", square: { x: 1, y: 0 } });
  });

  it("may be all that a rule looks at", () => {
    const alone = back({}, "H", {});
    const corner = {
      ...alone.rules[0],
      extent: { xmin: 1, xmax: 1, ymin: 0, ymax: 0, ignored: {}, edge: { "1,0": true } },
    };
    const characters = [{ ...alone, rules: [corner as Rule] }];
    expect(afterTick(game("W H", { characters }))).toBe("WH .");
    expect(afterTick(game("W H .", { characters }))).toBe("W H .");
  });
});
