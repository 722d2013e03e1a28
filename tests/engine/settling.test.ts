/** In a world that settles, those to whom nothing applied try again until nothing applies any more. */
import { describe, expect, it } from "vitest";
import type { Character, FlowContainer, RuleNode, WorldDocument } from "../../src/engine/index.ts";
import { afterTick, character, drawn, game, moveBy, NO_INPUT, play, rule } from "../support/pictures.ts";

const walk = rule("H .", { id: "walk", actions: [moveBy("H1", 1)] });

function settling(picture: string, rules: readonly RuleNode[], others: readonly Character[] = []): WorldDocument {
  const whole = game(picture, { characters: [character("H", rules), ...others] });
  return { ...whole, world: { ...whole.world, settle: true } };
}

describe("a world that settles", () => {
  it("lets a queue move up in one tick", () => {
    expect(afterTick(settling("H H H .", [walk]))).toBe(". H H H");
    expect(afterTick(game("H H H .", { characters: [character("H", [walk])] }))).toBe("H H . H");
  });

  it("gives nobody a second turn to whom something applied", () => {
    expect(afterTick(settling("H . . .", [walk]))).toBe(". H . .");
  });

  it("keeps what applied to somebody whom a later turn deletes", () => {
    const eat = rule("H P", { id: "eat", actions: [{ type: "delete", actorId: "P1" }] });
    const come = rule(". P", { id: "come", main: "P1", actions: [moveBy("P1", -1)] });
    const simulation = play(settling("H . P", [eat], [character("P", [come])]));
    simulation.tick(NO_INPUT);
    expect(drawn(simulation)).toBe("H . .");
    expect(simulation.state().evaluatedRuleIds).toEqual({ H1: { eat: true, H: true }, P1: { come: true, P: true } });
  });

  it("tries a chance only in the first turn", () => {
    const chance: FlowContainer = {
      type: "group-flow",
      id: "g",
      name: "g",
      behavior: "chance",
      oneIn: 2,
      rules: [walk],
    };
    const tries = Array.from({ length: 200 }, (_, seed) => {
      const simulation = play(settling("H .", [chance]), seed);
      simulation.tick(NO_INPUT);
      return simulation.actors().get("H1")?.position.x;
    });
    const moved = tries.filter((x) => x === 1).length;
    expect(moved).toBeGreaterThan(60);
    expect(moved).toBeLessThan(140);
  });
});
