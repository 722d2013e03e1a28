/** What everybody but the hero does on the home page, by character id. */
import type { RuleTree } from "../../../src/engine/index.ts";
import {
  actorAt,
  compared,
  count,
  looks,
  ME,
  move,
  rulesOf,
  type Sketch,
  turnInto,
} from "../../worlds/sketch/ruleSketch.ts";

/** Counts turns, where somebody waits. */
export const TURNS = "turns";

const TURNS_GONE = 14;
const TURNS_CLOUD_RESTS = 4;
const TURNS_OF_A_HEART = 3;

const waited = (turns: number) => compared({ actorId: ME, variableId: TURNS }, ">=", String(turns));
const wait: Sketch = { name: "Wait", does: [count(TURNS, "add", 1)] };

const swap = (one: string, other: string): Sketch[] => [
  { name: `From ${one}`, when: [looks(ME, one)], does: [turnInto(ME, other)] },
  { name: `From ${other}`, when: [looks(ME, other)], does: [turnInto(ME, one)] },
];

/** Taken, it twinkles, is gone for a while and comes back. */
const comesBack = (thing: string, shining: string): Sketch[] => [
  { name: "Go", when: [looks(ME, `${thing}-twinkle`)], does: [turnInto(ME, `${thing}-gone`), count(TURNS, "set", 0)] },
  { name: "Come back", when: [looks(ME, `${thing}-gone`), waited(TURNS_GONE)], does: [turnInto(ME, shining)] },
  { ...wait, when: [looks(ME, `${thing}-gone`)] },
];

const flies: Sketch[] = [
  { name: "Wings down", when: [looks(ME, "bee-wings-up")], does: [turnInto(ME, "bee-wings-down"), move(-1, 0)] },
  { name: "Wings up", does: [turnInto(ME, "bee-wings-up"), move(-1, 0)] },
];

const drifts: Sketch[] = [
  { name: "Drift", when: [waited(TURNS_CLOUD_RESTS)], does: [count(TURNS, "set", 0), move(-1, 0)] },
  wait,
];

const rises: Sketch[] = [
  { name: "Burst", when: [waited(TURNS_OF_A_HEART)], does: [{ type: "delete", actorId: ME }] },
  { name: "Rise", sees: { "0,-1": "any" }, does: [count(TURNS, "add", 1), move(0, -1)] },
  { name: "Burst at the top", does: [{ type: "delete", actorId: ME }] },
];

const isGlad: Sketch = {
  name: "Be glad",
  sees: { "0,-1": "any" },
  does: [
    {
      type: "create",
      actorId: "glad",
      actor: actorAt("glad", "heart", [0, -1], "heart-full"),
      offset: { x: 0, y: -1 },
    },
    turnInto(ME, "fox-running"),
  ],
};

const fox: RuleTree = [
  { type: "group-event", id: "fox: click", event: "click", rules: rulesOf("fox", [isGlad]) },
  ...rulesOf("fox", [{ name: "Sit again", when: [looks(ME, "fox-running")], does: [turnInto(ME, "fox-sitting")] }]),
];

export const otherRules: Readonly<Record<string, RuleTree>> = {
  fox,
  bee: rulesOf("bee", flies),
  cloud: rulesOf("cloud", drifts),
  heart: rulesOf("heart", rises),
  water: rulesOf("water", swap("water-wave-1", "water-wave-2")),
  slime: rulesOf("slime", swap("slime-resting", "slime-squashed")),
  coin: rulesOf("coin", [...comesBack("coin", "coin-front"), ...swap("coin-front", "coin-edge")]),
  star: rulesOf("star", comesBack("star", "star-shining")),
  mushroom: rulesOf("mushroom", [
    { name: "Stretch", when: [looks(ME, "mushroom-squashed")], does: [turnInto(ME, "mushroom-ready")] },
  ]),
};
