/** The way to the nearest of some characters: straight, or around what fills squares. */
import { describe, expect, it } from "vitest";
import type { Action, Character, Id, RuleNode } from "../../src/engine/index.ts";
import { expectSame } from "../support/expectSame.ts";
import { NOBODY_WATCHES } from "../support/oracle/Scene.ts";
import { SideBySide } from "../support/oracle/SideBySide.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { character, condition, game, moveTo, NO_INPUT, play, rule } from "../support/pictures.ts";

type Wrap = "x" | "y" | "xy" | undefined;

interface Asking {
  readonly goal?: Id;
  readonly around?: boolean;
  readonly wrap?: Wrap;
  readonly characters?: readonly Character[];
}

/** The way that H1 reads. */
function way(picture: string, { goal = "M", around = false, wrap, characters = [] }: Asking = {}): string | undefined {
  const value = { actorId: "H1", way: goal, around };
  const note: Action = { type: "variable", actorId: "H1", variable: "score", operation: "set", value };
  const reader = characters.find(({ id }) => id === "H") ?? character("H");
  const asking = { ...reader, rules: [rule("H", { actions: [note] })] };
  const look = {
    ...asking,
    rules: [{ ...asking.rules[0], extent: { ...rule("H").extent, ignored: { "0,0": true } } }],
  };
  const others = characters.filter(({ id }) => id !== "H");
  const document = game(picture, {
    characters: [character("M"), ...others, look as Character],
    ...(wrap ? { wrap } : {}),
  });
  const simulation = play({
    ...document,
    world: { ...document.world, kinds: { heroes: { id: "heroes", name: "", characters: ["H", "M"] } } },
  });
  simulation.tick(NO_INPUT);
  return simulation.actors().get("H1")?.variableValues.score;
}

describe("the straight way", () => {
  it.each<[string, string, string, Wrap?]>([
    ["goes along the longer axis", "H . .\n. . M", "right"],
    ["goes along the longer axis down", "H .\n. .\n. M", "down"],
    ["goes across if both are as long", ". H\nM .", "left"],
    ["leads up", "M\n.\nH", "up"],
    ["leads through whatever stands between", "H W W M", "right"],
    ["leads to the nearest", "M . H . . M", "left"],
    ["leads to the first in stage order of several as near", "M H M", "left"],
    ["goes the shorter way round", "H . . . M", "left", "x"],
    ["goes right if both ways round are as long", "H . M .", "right", "x"],
    ["goes down if both ways round are as long", "H\n.\nM\n.", "down", "y"],
    ["is here on the same square", ". HM", "here"],
    ["is none without anybody", "H . W", "none"],
  ])("%s", (_, picture, expected, wrap) => {
    expect(way(picture, wrap ? { wrap } : {})).toBe(expected);
  });

  it("leads to another one of the own kind, never to oneself", () => {
    expect(way("H . .", { goal: "H" })).toBe("none");
    expect(way("H . H", { goal: "H" })).toBe("right");
    expect(way(". H M", { goal: "heroes" })).toBe("right");
  });

  it("reads nothing for the id of nobody", () => {
    expect(way("H M", { goal: "lost" })).toBeUndefined();
    expect(way("H M", { goal: "lost", around: true })).toBeUndefined();
  });
});

describe("the way around", () => {
  const ground: Character = { ...character("G"), ground: true };
  const wide = { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "0,0": true, "1,0": true } } as const;

  it.each<[string, string, string, Wrap?]>([
    ["leads around walls", ". . .\nH W M", "up"],
    ["takes the shortest path", ". . .\nH W M\nW . .", "up"],
    ["prefers right, then down, left and up", "H .\n. M", "right"],
    ["prefers down to left and up", ". W .\n. H W\nM . .", "down"],
    ["wraps where the stage does", "H W M .", "left", "x"],
    ["is none without a path", "H W M", "none"],
    ["is none without anybody", "H . .", "none"],
    ["is here on the same square", ". HM", "here"],
    ["ends on a goal that others fill", "H MW", "right"],
    ["begins on a square that others fill", "HW . M", "right"],
    ["leads over others of those it looks for", "H M M", "right"],
  ])("%s", (_, picture, expected, wrap) => {
    expect(way(picture, { around: true, ...(wrap ? { wrap } : {}) })).toBe(expected);
  });

  it("leads over ground", () => {
    expect(way("H G M", { around: true, characters: [ground] })).toBe("right");
  });

  it("leads to ground that it looks for", () => {
    expect(way("H . G", { goal: "G", around: true, characters: [ground] })).toBe("right");
  });

  it("is not blocked by what its own actor fills", () => {
    expect(way("H . M", { around: true, characters: [character("H", [], wide)] })).toBe("right");
  });

  it("is blocked by all that a large one fills on the stage, and by nothing that hangs over an edge", () => {
    const big = character("B", [], wide);
    expect(way(". . . .\nH B . M", { around: true, characters: [big] })).toBe("up");
    expect(way("H . W M B", { around: true, wrap: "x", characters: [big] })).toBe("none");
    expect(way("M . W H\nW W W B", { around: true, wrap: "x", characters: [big] })).toBe("right");
  });
});

const STEPS = [
  ["right", 1, 0, "@ ."],
  ["down", 0, 1, "@\n."],
  ["left", -1, 0, ". @"],
  ["up", 0, -1, ".\n@"],
] as const;

/** Walks the way to a goal, around or straight. */
function chaser(id: Id, goal: Id, around: boolean): Character {
  const main = `${id}1`;
  const rules = STEPS.map(([word, x, y, picture]) => {
    const asked = condition("", "", "", { left: { actorId: main, way: goal, around }, right: { constant: word } });
    return rule(picture.replace("@", id), { id: word, main, conditions: [asked], actions: [moveTo(main, x, y)] });
  });
  return character(id, rules);
}

function wanderer(id: Id, others: readonly RuleNode[] = []): Character {
  const main = `${id}1`;
  const steps = STEPS.map(([word, x, y, picture]) =>
    rule(picture.replace("@", id), { id: word, main, actions: [moveTo(main, x, y)] }),
  );
  return character(id, [{ type: "group-flow", id: "any", name: "", behavior: "random", rules: [...steps, ...others] }]);
}

describe("chasers, wanderers and walls that come and go", () => {
  it("walk as the naive engine says, although only changed distances are worked out again", () => {
    let steps = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const dice = new Dice(seed);
      const stay = rule("W", { id: "stay", main: "W1" });
      const fall = rule("W", { id: "fall", main: "W1", actions: [{ type: "delete", actorId: "W1" }] });
      const characters = [
        chaser("C", dice.pick(["R", "*", "D"]), true),
        chaser("D", dice.pick(["C", "D", "R"]), true),
        chaser("S", "R", false),
        wanderer("R"),
        wanderer("W", [stay, { ...stay, id: "stay 2" }, fall]),
      ];
      const letters = () => dice.pick([".", ".", ".", ".", ".", "W", "W", "C", "D", "S", "R"]);
      const row = () => Array.from({ length: 9 }, letters).join(" ");
      const picture = Array.from({ length: 7 }, row).join("\n");
      const document = game(picture, { characters, ...(dice.chance(50) ? { wrap: "x" as const } : {}) });
      const both = new SideBySide(document, { seed, stepsMustFit: false }, "made", NOBODY_WATCHES);
      for (let tick = 0; tick < 16; tick++) {
        const { fast, naive } = tick === 9 ? both.untick() : both.tick(NO_INPUT);
        expectSame(fast, naive, `seed ${seed}, tick ${tick}`);
        steps += Number(naive.recorded);
      }
    }
    expect(steps).toBeGreaterThan(100);
  });
});
