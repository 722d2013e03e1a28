/** What the hero of the home page does: it walks by itself, falls, climbs, bounces, and jumps when a child says so. */
import type { FlowContainer, RuleTree } from "../../../src/engine/index.ts";
import { looks, ME, move, rulesOf, type Sees, type Sketch, turnInto } from "../../worlds/sketch/ruleSketch.ts";

export const TREASURES = "treasures";
export const JUMP_KEY = 38;

const HERO = "hero";
const WALKING = "hero-walking";
const STANDING = "hero-standing";
const JUMPING = "hero-jumping";

const take = (thing: "coin" | "star", shining: string): Sketch => ({
  name: `Take the ${thing}`,
  sees: { "0,0": thing },
  when: [looks(thing, shining)],
  does: [
    turnInto(thing, `${thing}-twinkle`),
    { type: "global", global: TREASURES, operation: "add", value: { constant: "1" } },
  ],
});

const stepOn = (thing: string): Sketch => ({
  name: `Climb over the ${thing}`,
  sees: { "1,0": thing, "1,-1": "free" },
  does: [move(1, -1)],
});

const fall = (name: string, sees: Sees, x: number): Sketch => ({ name, sees, does: [move(x, 1)] });

const ways: readonly Sketch[] = [
  fall("Sail down", { "0,1": "free", "1,0": "free", "1,1": "free" }, 1),
  fall("Sail down to a coin", { "0,1": "free", "1,0": "free", "1,1": "coin" }, 1),
  fall("Fall", { "0,1": "free" }, 0),
  fall("Fall past a coin", { "0,1": "coin" }, 0),
];

const jump: Sketch = {
  name: "Jump",
  sees: { "0,-1": "free", "1,-2": "any" },
  does: [turnInto(ME, JUMPING), move(1, -2)],
};

const walks: readonly Sketch[] = [
  {
    name: "Bounce",
    sees: { "1,0": "mushroom" },
    does: [turnInto("mushroom", "mushroom-squashed"), turnInto(ME, JUMPING), move(2, -4)],
  },
  stepOn("boulder"),
  stepOn("slime"),
  { name: "Left foot", sees: { "1,0": "any" }, when: [looks(ME, STANDING)], does: [turnInto(ME, WALKING), move(1, 0)] },
  { name: "Right foot", sees: { "1,0": "any" }, does: [turnInto(ME, STANDING), move(1, 0)] },
];

const group = (name: string, behavior: FlowContainer["behavior"], rules: RuleTree): FlowContainer => ({
  type: "group-flow",
  id: `hero: ${name}`,
  name,
  behavior,
  rules,
});

export const heroRules: RuleTree = [
  group("Every turn", "all", [
    group(
      "Treasures",
      "first",
      rulesOf(HERO, [take("coin", "coin-front"), take("coin", "coin-edge"), take("star", "star-shining")]),
    ),
    group("Ways", "first", [
      ...rulesOf(HERO, ways),
      { type: "group-event", id: "hero: key", event: "key", code: JUMP_KEY, rules: rulesOf(HERO, [jump]) },
      ...rulesOf(HERO, walks),
    ]),
  ]),
];
