/** Containers with conditions, chances, and those after which a list goes on: README of src/engine, "The rule tree". */
import { describe, expect, it } from "vitest";
import type { Action, Condition, RuleNode } from "../../src/engine/index.ts";
import {
  actor,
  character,
  condition,
  event,
  game,
  globalOf,
  group,
  moveBy,
  NO_INPUT,
  placesOn,
  play,
  rule,
} from "../support/pictures.ts";

const right = rule("H", { id: "right", actions: [moveBy("H1", 1)] });
const down = rule("H", { id: "down", actions: [moveBy("H1", 0, 1)] });
const never = rule("H H", { id: "never" });
const count: Action = {
  type: "variable",
  actorId: "H1",
  variable: "score",
  operation: "add",
  value: { constant: "1" },
};
const draws: Action = { type: "global", global: "n", operation: "set", value: { random: { from: 1, to: 1_000_000 } } };
const counting = rule("H", { id: "counting", actions: [count] });
const drawing = rule("H", { id: "drawing", actions: [draws] });
const isNew: Condition = condition("whoever", "score", "0");
const isOld: Condition = condition("whoever", "score", "7");

/** A hero with these rules after one tick. */
function afterwards(rules: readonly RuleNode[], seed = 1) {
  const globals = { n: globalOf("n", "0") };
  const simulation = play(game("H . . .\n. . . .\n. . . .", { characters: [character("H", rules)], globals }), seed);
  simulation.tick(NO_INPUT);
  const { globals: now, evaluatedRuleIds } = simulation.state();
  const hero = simulation.actors().get("H1");
  return { at: hero?.position, score: hero?.variableValues.score, n: now.n?.value, lights: evaluatedRuleIds.H1 };
}

describe("a container with conditions", () => {
  it("is tried while all of them hold", () => {
    expect(afterwards([group([right], { conditions: [isNew] })]).at).toEqual({ x: 1, y: 0 });
    expect(afterwards([event([right], { conditions: [isNew] })]).at).toEqual({ x: 1, y: 0 });
  });

  it("has not applied where one fails, and the list around it goes on", () => {
    const { at, lights } = afterwards([group([right], { conditions: [isNew, isOld] }), down]);
    expect(at).toEqual({ x: 0, y: 1 });
    expect(lights).toEqual({ group: false, down: true, H: true });
  });

  it("asks the acting actor, whatever actor is named", () => {
    const hero = character("H", [group([right], { conditions: [condition("W1", "score", "7")] })]);
    const old = actor("H2", { x: 0, y: 1 }, { variableValues: { score: "7" } });
    const simulation = play(game("H . W\nH . .", { characters: [hero], actors: { H2: old } }));
    simulation.tick(NO_INPUT);
    expect(placesOn(simulation)).toEqual(["H1 0,0", "W1 2,0", "H2 1,1"]);
  });

  it("does not look at those that are switched off", () => {
    expect(afterwards([group([right], { conditions: [{ ...isOld, enabled: false }] })]).at?.x).toBe(1);
  });

  it("draws nothing where one fails", () => {
    const two = [right, down];
    const plain = afterwards([drawing]).n;
    for (const behavior of ["random", "chance"] as const)
      expect(afterwards([group(two, { behavior, oneIn: 2, conditions: [isOld] }), drawing]).n).toBe(plain);
  });

  it("is asked once for all rounds of a loop", () => {
    const loop = group([counting], { behavior: "loop", loopCount: { constant: 3 }, conditions: [isNew] });
    expect(afterwards([loop]).score).toBe("3");
  });

  it("is asked when it is tried: what was done before in the tick counts", () => {
    const all = group([counting, group([right], { id: "inner", conditions: [isNew] })], { behavior: "all" });
    expect(afterwards([all]).at?.x).toBe(0);
  });
});

describe("a chance", () => {
  const hit = (oneIn: number, seed: number) =>
    afterwards([group([right], { behavior: "chance", oneIn })], seed).at?.x === 1;
  const seeds = Array.from({ length: 150 }, (_, seed) => seed + 1);

  it("goes on once in so many times", () => {
    const share = (oneIn: number) => seeds.filter((seed) => hit(oneIn, seed)).length / seeds.length;
    expect(share(2)).toBeCloseTo(0.5, 1);
    expect(share(10)).toBeCloseTo(0.1, 1);
    expect(share(100)).toBeLessThan(0.04);
  });

  it("draws one number, whether it goes on or not", () => {
    const twice = rule("H", { actions: [draws, draws] });
    for (const seed of seeds.slice(0, 10))
      expect(afterwards([group([never], { behavior: "chance", oneIn: 2 }), drawing], seed).n).toBe(
        afterwards([twice], seed).n,
      );
  });

  it("takes the first rule that applies", () => {
    const seed = seeds.find((each) => hit(2, each)) ?? 0;
    expect(afterwards([group([never, down, right], { behavior: "chance", oneIn: 2 })], seed).at).toEqual({
      x: 0,
      y: 1,
    });
  });

  it("has not applied where it does not go on", () => {
    const seed = seeds.find((each) => !hit(2, each)) ?? 0;
    const { lights } = afterwards([group([right], { behavior: "chance", oneIn: 2 })], seed);
    expect(lights).toEqual({ group: false, H: false });
  });
});

describe("a container to go on after", () => {
  it("lets its list go on, which then has applied", () => {
    const { at, lights } = afterwards([group([group([right], { id: "inner", goOn: true }), never])]);
    expect(at?.x).toBe(1);
    expect(lights).toEqual({ right: true, inner: true, never: false, group: true, H: true });
  });

  it("lets two things happen in one tick", () => {
    expect(afterwards([event([right], { goOn: true }), down]).at).toEqual({ x: 1, y: 1 });
    const loop = group([group([right], { id: "inner", goOn: true }), down], {
      behavior: "loop",
      loopCount: { constant: 2 },
    });
    expect(afterwards([loop]).at).toEqual({ x: 2, y: 2 });
  });

  it("stops the list as ever without the mark", () => {
    expect(afterwards([event([right]), down]).at).toEqual({ x: 1, y: 0 });
    expect(afterwards([event([right], { goOn: false }), down]).at).toEqual({ x: 1, y: 0 });
  });

  it("is no rule: there the mark means nothing", () => {
    expect(afterwards([{ ...right, goOn: true } as RuleNode, down]).at).toEqual({ x: 1, y: 0 });
  });
});
