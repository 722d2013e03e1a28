import type { Character, Condition, Operand } from "../../../src/engine/index.ts";
import { actorAt, character, energy, group, KEY_RIGHT, look, onKey, rule, step, turn, when } from "./rules.ts";

/** Steps right into a free square, turns when blocked. */
export const WALKER: Character = character("walker", [
  rule("walk", "walker", "@.", { actions: [step(1, 0)] }),
  rule("turn", "walker", "@", { conditions: [when("transform", "=", "0")], actions: [turn("180")] }),
  rule("turn back", "walker", "@", { actions: [turn("0")] }),
]);

const THOUGHTS = 200;

/** Most of its rules never fit. */
export const THINKER: Character = character(
  "thinker",
  Array.from({ length: THOUGHTS }, (_, n) =>
    n === THOUGHTS - 1
      ? rule("walk", "thinker", "@.", { actions: [step(1, 0)] })
      : rule(`think-${n}`, "thinker", "@#", { others: [actorAt("floor", "floor", 1, 0)], actions: [step(0, 1)] }),
  ),
);

/** Falls, slips left-down, slips right-down. */
export const SAND: Character = character("sand", [
  rule("fall", "sand", "@/.", { actions: [step(0, 1)] }),
  rule("slip left", "sand", ".@/.?", { actions: [step(-1, 1)] }),
  rule("slip right", "sand", "@./?.", { actions: [step(1, 1)] }),
]);

export const FLOOR: Character = character("floor");
export const WALL: Character = character("wall");

const neighbor = (x: number, y: number) => actorAt("other", "rich", x, y);

/** Eight rules of 3x3 with conditions of all kinds, in groups of all four kinds and under a key. */
export const RICH: Character = character("rich", [
  onKey(
    "right",
    KEY_RIGHT,
    group(
      "all",
      rule("run", "rich", "???/?@./???", {
        conditions: [when("energy", ">=", "2")],
        actions: [step(1, 0), energy("subtract", "1")],
      }),
      rule("wake up", "rich", "?.?/?@?/???", {
        conditions: [when("appearance", "=", "idle")],
        actions: [look("awake")],
      }),
    ),
  ),
  group(
    "first",
    rule("rest alone", "rich", ".../.@./...", {
      conditions: [when("energy", "<=", "2")],
      actions: [energy("add", "1")],
    }),
    rule("follow", "rich", "???/.@#/???", {
      others: [neighbor(1, 0)],
      conditions: [when("energy", "!=", { actorId: "other", variableId: "energy" })],
      actions: [step(-1, 0)],
    }),
  ),
  group(
    "random",
    rule("wander up", "rich", ".../?@?/???", {
      conditions: [when("appearance", "=", "awake")],
      actions: [step(0, -1)],
    }),
    rule("wander down", "rich", "???/?@?/...", { conditions: [when("energy", ">=", "3")], actions: [step(0, 1)] }),
  ),
  group(
    "loop",
    rule("give", "rich", "?#?/.@./???", {
      others: [neighbor(0, -1)],
      conditions: [when("appearance", "=", "idle", "other"), when("energy", ">=", "3")],
      actions: [
        energy("subtract", "1"),
        { type: "variable", actorId: "other", variable: "energy", operation: "add", value: { constant: "1" } },
      ],
    }),
  ),
  rule("doze", "rich", "???/#@?/?.?", {
    others: [neighbor(-1, 0)],
    conditions: [when("appearance", "!=", { actorId: "other", variableId: "appearance" })],
    actions: [look("idle")],
  }),
]);

const heroStep = (name: string, code: number, picture: string, x: number, y: number) =>
  onKey(name, code, rule(`go ${name}`, "hero", picture, { actions: [step(x, y)] }));

/** Walks by the arrow keys and falls; with no key pressed and ground below, nothing applies. */
export const HERO: Character = character("hero", [
  heroStep("right", KEY_RIGHT, "@.", 1, 0),
  heroStep("left", 37, ".@", -1, 0),
  heroStep("up", 38, "./@", 0, -1),
  heroStep("down", 40, "@/.", 0, 1),
  rule("fall", "hero", "@/.", { actions: [step(0, 1)] }),
  rule("greet", "hero", "@#", { others: [actorAt("other", "hero", 1, 0)], actions: [turn("flip-x")] }),
]);

/** Sand that looks for ten numbers of actors there never are. */
export const COUNTING_SAND: Character = character("sand", [
  ...SAND.rules,
  ...Array.from({ length: 10 }, (_, n) =>
    rule(`count ${n}`, "sand", "@", { conditions: [asks({ count: "sand" }, String(n))], actions: [turn("180")] }),
  ),
]);

/** Nine characters without rules; with the walker they make a kind of ten. */
export const OTHERS: readonly Character[] = Array.from({ length: 9 }, (_, n) => character(`other-${n}`));

/** A walker with eyes: turns before another walker, and so never stops. */
export const BUMPER: Character = bumper({});
/** The same before anybody of a kind. */
export const KIND_BUMPER: Character = bumper({ kind: "any" });

function bumper(changes: { readonly kind?: string }): Character {
  const [ahead, behind] = [actorAt("other", "walker", 1, 0, changes), actorAt("other", "walker", -1, 0, changes)];
  return character("walker", [
    rule("bump", "walker", "@#", {
      others: [ahead],
      conditions: [when("transform", "=", "0")],
      actions: [turn("180")],
    }),
    rule("bump back", "walker", "#@", {
      others: [behind],
      conditions: [when("transform", "=", "180")],
      actions: [turn("0")],
    }),
    rule("walk", "walker", "@.", { conditions: [when("transform", "=", "0")], actions: [step(1, 0)] }),
    rule("walk back", "walker", ".@", { conditions: [when("transform", "=", "180")], actions: [step(-1, 0)] }),
  ]);
}

const chase = (way: string, picture: string, x: number, y: number) =>
  rule(`chase ${way}`, "chaser", picture, {
    conditions: [asks({ actorId: "me", way: "walker", around: true }, way)],
    actions: [step(x, y)],
  });

/** Goes to the nearest walker, around whatever stands in its way. */
export const CHASER: Character = character("chaser", [
  chase("right", "@.", 1, 0),
  chase("down", "@/.", 0, 1),
  chase("left", ".@", -1, 0),
  chase("up", "./@", 0, -1),
]);

function asks(left: Operand, constant: string): Condition {
  return { key: constant, enabled: true, left, right: { constant }, comparator: "=" };
}
