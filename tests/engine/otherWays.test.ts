/** Which directions a rule is offered for, and what faces them. */
import { describe, expect, it } from "vitest";
import {
  canGoOtherWays,
  derivedRule,
  directionOf,
  looksIn,
  otherWaysOf,
  suggestsOtherWays,
  withFacing,
  withoutFacing,
} from "../../src/engine/derive/index.ts";
import { NEXT_STAGE, type Rule, SAME_STAGE } from "../../src/engine/index.ts";
import { actorOf, characterNamed, makesMore, walkRight } from "../support/testGame.ts";

const characters = { hero: characterNamed("Hero"), rock: characterNamed("Rock") };
const walk = walkRight("hero");
const jump: Rule = { ...walk, actions: [{ type: "move", actorId: "main", offset: { x: 2, y: -1 } }] };
const waits: Rule = { ...walk, actions: [] };
const still: Rule = { ...waits, extent: { ...walk.extent, xmax: 0 } };
const beside = (x: number): Rule => ({
  ...still,
  actors: { ...walk.actors, rock: { ...actorOf("rock", "rock", x, 0) } },
});

describe("the direction of a rule", () => {
  it.each([
    ["where its main actor goes", walk, { x: 1, y: 0 }],
    ["slanted, if it goes to the side and up", jump, { x: 1, y: -1 }],
    ["where it makes somebody", makesMore("hero"), { x: 0, y: -1 }],
    ["where somebody stands", beside(-1), { x: -1, y: 0 }],
    ["where it has a free square", waits, { x: 1, y: 0 }],
  ])("is %s", (_, rule, step) => {
    expect(directionOf(rule, characters)).toEqual(step);
  });

  it("is none for a rule that only looks at its own square, and for one that was made for another way", () => {
    expect(directionOf(still, characters)).toBeNull();
    const made = derivedRule(walk, { turn: "flip-x", looks: "keep" });
    expect(made && directionOf(made, characters)).toBeNull();
  });
});

describe("the other directions", () => {
  it("of a walk to the right are left by a flip, and up and down by a turn", () => {
    const turns = otherWaysOf(walk, characters).map(({ turn }) => turn);
    expect(turns).toEqual(["flip-x", "270", "90"]);
  });

  it("of a slanted jump are the three other corners", () => {
    const turns = otherWaysOf(jump, characters).map(({ turn }) => turn);
    expect(turns).toEqual(["flip-x", "180", "flip-y"]);
  });

  it("are named for where they go", () => {
    const names = (["flip-x", "270", "90"] as const).map((turn) => derivedRule(walk, { turn, looks: "keep" })?.name);
    expect(names).toEqual(["Walk left", "Walk up", "Walk down"]);
    expect(derivedRule({ ...walk, name: "Go UP, Left!" }, { turn: "flip-x", looks: "keep" })?.name).toBe(
      "Go UP, Right!",
    );
  });

  it.each([
    ["Open for a hero on the right", ["Open for a hero on the left", "Open for a hero above", "Open for a hero below"]],
    ["Turn to the right", ["Turn to the left", "Turn up", "Turn down"]],
    [
      "Eat what is above, on the right",
      ["Eat what is above, on the left", "Eat what is on the left, above", "Eat what is on the right, below"],
    ],
  ])("are named as one says it: %s", (name, named) => {
    const turns = ["flip-x", "270", "90"] as const;
    expect(turns.map((turn) => derivedRule({ ...walk, name }, { turn, looks: "keep" })?.name)).toEqual(named);
  });
});

describe("a rule may have other directions", () => {
  const and = (rule: Rule, action: Rule["actions"][number]): Rule => ({ ...rule, actions: [...rule.actions, action] });
  const door = and(walk, { type: "travel", actorId: "main", to: "cave", at: { x: 3, y: 3 }, show: true });
  const turn: Rule = { ...waits, actions: [{ type: "transform", actorId: "main", value: { constant: "90" } }] };
  const again = and(walk, { type: "stage", to: SAME_STAGE, fresh: true });

  it.each([
    ["asked and by the menu if its actor goes", walk, [true, true]],
    ["so, too, if it then begins its level again", again, [true, true]],
    ["so, too, if its actor turns", turn, [true, true]],
    ["only by the menu if its actor stays as it is, and something is done beside it", beside(1), [false, true]],
    ["only by the menu if it makes somebody", makesMore("hero"), [false, true]],
    ["never if it leads through a door", door, [false, false]],
    ["never if it leads to another level", and(walk, { type: "stage", to: NEXT_STAGE, fresh: true }), [false, false]],
    ["never if it leads to a certain level", and(walk, { type: "stage", to: "cave", fresh: true }), [false, false]],
    ["never if it is about no direction", still, [false, false]],
  ])("%s", (_, rule, expected) => {
    expect([suggestsOtherWays(rule, characters), canGoOtherWays(rule, characters)]).toEqual(expected);
  });
});

describe("who faces its way", () => {
  it("is mirrored to the other side and stays upright on the way up, unless every way turns", () => {
    expect([looksIn(walk, "flip-x", "sides"), looksIn(walk, "270", "sides")]).toEqual(["turn", "keep"]);
    expect([looksIn(walk, "270", "turn"), looksIn(walk, "flip-x", "keep")]).toEqual(["turn", "keep"]);
  });

  it("does so by a step of its own, which goes again and is never added twice", () => {
    const faced = withFacing(walk);
    expect(faced.actions[0]).toEqual({ type: "transform", actorId: "main", value: { constant: "0" } });
    const left = derivedRule(faced, { turn: "flip-x", looks: "turn" });
    expect(left?.actions[0]).toMatchObject({ value: { constant: "flip-x" } });
    expect(withFacing(faced)).toBe(faced);
    expect(withoutFacing(faced)).toEqual(walk);
    expect(withoutFacing(walk)).toBe(walk);
  });

  it("stays as it is where a flip and a quarter turn make no look", () => {
    const lying = { ...walk, actors: { main: { ...actorOf("hero", "main", 0, 0), transform: "90" as const } } };
    expect(looksIn(lying, "flip-x", "sides")).toBe("keep");
  });
});
