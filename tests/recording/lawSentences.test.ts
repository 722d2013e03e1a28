/** What rules that say more say: kinds, places, counts, ways, time and what happens. */
import { expect, test } from "vitest";
import type { Action, EventContainer, FlowContainer, Place, RuleContainer } from "../../src/engine/index.ts";
import { containerTitle } from "../../src/panels/inspector/containerTitle.ts";
import { stepChips } from "../../src/recording/chips.ts";
import { containerChecks } from "../../src/recording/containerChecks.ts";
import { rowSentences } from "../../src/recording/sentence.ts";
import { sentenceParts } from "../../src/recording/sentenceParts.ts";
import { plural, singular } from "../../src/recording/wording.ts";
import { check, LAW_CAST, type LawRule, lawRecording, lawRule, made, saidBy } from "./lawScene.ts";

const ME = { actorId: "H1" };
const RIGHT: Action = { type: "move", actorId: "H1", offset: { x: 1, y: 0 } };
const gone = (actorId: string): Action => ({ type: "delete", actorId });
const jump = (to: Place, actorId = "H1"): Action => ({ type: "move", actorId, to });
const event = (fields: Partial<EventContainer>): EventContainer => ({
  type: "group-event",
  id: "e",
  event: "idle",
  rules: [],
  ...fields,
});
const flow = (fields: Partial<FlowContainer>): FlowContainer => ({
  type: "group-flow",
  id: "f",
  name: "Group",
  behavior: "first",
  rules: [],
  ...fields,
});

type Said = readonly [rows: readonly string[], law: LawRule, sentence: string];

const PICTURES: readonly Said[] = [
  [
    ["HW"],
    { kinds: { W1: "enemies" }, actions: [gone("W1")] },
    "When there is an Enemy on my right, the Enemy goes away",
  ],
  [
    ["HC"],
    { kinds: { C1: "enemies" }, actions: [gone("C1")] },
    "When there is a Coin or an Enemy on my right, the Enemy goes away",
  ],
  [
    ["HW"],
    { kinds: { W1: "*" }, actions: [gone("W1")] },
    "When there is someone on my right, the one on my right goes away",
  ],
  [
    ["WHW"],
    { kinds: { W1: "enemies", W2: "enemies" }, actions: [gone("W2")] },
    "When there is an Enemy on my left and another on my right, the Enemy on my right goes away",
  ],
  [["WHW"], { kinds: { W1: "*", W2: "*" } }, "When there is someone on my left and someone else on my right, I wait"],
  [["HC"], { kinds: { C1: "others" } }, "When there is a Thing to eat on my right, I wait"],
  [
    ["HC"],
    { kinds: { C1: "nameless" }, actions: [gone("C1")] },
    "When there is a character other than Bat or Wall on my right, the one on my right goes away",
  ],
  [
    ["H."],
    { conditions: [check({ count: "nameless" }, ">", "2")] },
    "When there is nothing on my right and there are more than two characters other than Bat or Wall on the stage, I wait",
  ],
  [["HE"], { kinds: { E1: "gone" } }, "When there is an Egg on my right, I wait"],
  [
    ["H."],
    { passing: { "1,0": "coin" }, actions: [RIGHT] },
    "When there is nothing on my right, not counting Coins, I move right",
  ],
  [["H."], { passing: { "1,0": "*" }, actions: [RIGHT] }, "Every turn, I move right"],
  [["HW"], { passing: { "1,0": "*" } }, "When there is a Wall on my right, not counting anyone else, I wait"],
  [
    ["H.W"],
    { passing: { "1,0": "coin", "2,0": "enemies" } },
    "When there is a Wall two squares to my right and nothing on my right, not counting Coins or Enemies, I wait",
  ],
  [
    ["H."],
    { passing: { "1,0": "water" }, conditions: [check({ count: "coin" }, "=", "0")], actions: [RIGHT] },
    "When there is nothing on my right, not counting Water, and there are no Coins on the stage, I move right",
  ],
  [["H."], { edge: { "1,0": true } }, "When the stage ends on my right, I wait"],
  [[".H."], { edge: { "-1,0": true } }, "When there is nothing on my right and the stage ends on my left, I wait"],
  [
    ["...", ".H."],
    { edge: { "-1,-1": true, "0,-1": true, "1,-1": true } },
    "When there is nothing on my left or on my right, and the stage ends above me, I wait",
  ],
];

test.each(PICTURES)("the picture %j with %j is told", (rows, law, sentence) => {
  expect(saidBy(rows, law)).toBe(sentence);
});

const way = (group: string, around = false) => ({ ...ME, way: group, ...(around ? { around } : {}) });

test.each([
  [check({ count: "coin" }, "=", "0"), "there are no Coins on the stage"],
  [check({ count: "coin" }, "<", "1"), "there are no Coins on the stage"],
  [check({ count: "coin" }, "=", "1"), "there is exactly one Coin on the stage"],
  [check({ count: "coin" }, "=", "4"), "there are exactly four Coins on the stage"],
  [check({ count: "coin" }, "!=", "0"), "there is at least one Coin on the stage"],
  [check({ count: "coin" }, "!=", "2"), "there are not exactly two Coins on the stage"],
  [check({ count: "enemies" }, "<", "5"), "there are fewer than five Enemies on the stage"],
  [check({ count: "enemies" }, "<=", "1"), "there is at most one Enemy on the stage"],
  [check({ count: "boxes" }, ">", "1"), "there is more than one Box on the stage"],
  [check({ count: "boxes" }, ">=", "12"), "there are 12 or more Boxes on the stage"],
  [check({ count: "water" }, ">=", "3"), "there are three or more squares of Water on the stage"],
  [check({ count: "water" }, "=", "0"), "there is no Water on the stage"],
  [check({ count: "*" }, ">", "9"), "there are more than nine characters on the stage"],
  [check({ count: "gone" }, "=", "2"), "there are exactly two of something that was deleted on the stage"],
  [check({ count: "coin" }, "<", { count: "enemies" }), "the number of Coins is less than the number of Enemies"],
  [check({ constant: "3" }, "<", { count: "coin" }), "there are more than three Coins on the stage"],
  [check({ count: "coin" }, "=", { ...ME, variableId: "lives" }), "the number of Coins is the same as my Lives"],
  [check(way("coin"), "=", "right"), "my way to the nearest Coin goes right"],
  [check(way("coin", true), "!=", "up"), "my path to the nearest Coin does not go up"],
  [check(way("coin"), "=", "here"), "the nearest Coin is where I am"],
  [check(way("coin"), "=", "none"), "there is no Coin for me to go to"],
  [check(way("coin", true), "=", "none"), "I can't reach any Coin"],
  [check(way("coin", true), "!=", "none"), "I can reach any Coin"],
  [check(way("hero"), "=", "left"), "my way to the nearest other Hero goes left"],
  [check(way("gone"), "=", "left"), "my way to something that was deleted goes left"],
  [check({ ...ME, variableId: "column" }, "=", "1"), "I am in column 1"],
  [check({ ...ME, variableId: "row" }, "!=", "2"), "I am not in row 2"],
  [check({ ...ME, variableId: "row" }, ">=", "4"), "my row is 4 or more"],
  [check({ ...ME, variableId: "lives" }, ">", "2"), "my Lives are more than 2"],
])("the check %j is told", (condition, sentence) => {
  expect(saidBy(["H"], { conditions: [condition] })).toBe(`When ${sentence}, I wait`);
});

const create = (to: Extract<Action, { type: "create" }>["to"]): Action => ({
  type: "create",
  actorId: "E9",
  actor: made("E9", "egg"),
  ...(to && { to }),
});
const becomes = (operation: "set" | "add", value: Extract<Action, { type: "variable" }>["value"]): Action => ({
  type: "variable",
  ...ME,
  variable: "lives",
  operation,
  value,
});

test.each<[Action, string, string]>([
  [{ type: "sound", sound: "pop" }, "the sound “Pop” plays", "The sound “Pop” plays"],
  [{ type: "say", ...ME, text: "I have [Score]!", ticks: 4 }, "I say “I have [Score]!”", "Hero says “I have [Score]!”"],
  [{ type: "say", ...ME, text: "", ticks: 4 }, "I stop talking", "Hero stops talking"],
  [
    { type: "stage", to: "next", fresh: true },
    "the game goes to the start of the next level",
    "The game goes to the start of the next level",
  ],
  [{ type: "stage", to: "next", fresh: false }, "the game goes to the next level", "The game goes to the next level"],
  [{ type: "stage", to: "again", fresh: true }, "this level starts again", "This level starts again"],
  [{ type: "stage", to: "again", fresh: false }, "the game stays on this level", "The game stays on this level"],
  [
    { type: "stage", to: "cave", fresh: true },
    "the game goes to the start of Cave",
    "The game goes to the start of Cave",
  ],
  [
    { type: "travel", ...ME, to: "cave", at: { x: 0, y: 0 }, show: true },
    "I go through a door to Cave",
    "Hero goes through a door to Cave",
  ],
  [
    { type: "travel", ...ME, to: "cave", at: { x: 0, y: 0 }, show: false },
    "I go through a door to Cave while the game stays here",
    "Hero goes through a door to Cave while the game stays here",
  ],
  [
    { type: "end", outcome: "won", text: "Well done!" },
    "the game is won: “Well done!”",
    "The game is won: “Well done!”",
  ],
  [{ type: "end", outcome: "lost", text: "" }, "the game is lost", "The game is lost"],
  [{ type: "end", outcome: "over", text: "" }, "the game is over", "The game is over"],
  [jump({ start: true }), "I jump back to my start", "Hero jumps back to its start"],
  [jump({ actorId: "C1" }), "I jump to where the Coin is", "Hero jumps to where Coin is"],
  [jump({ nearest: "enemies" }), "I jump to the nearest Enemy", "Hero jumps to the nearest Enemy"],
  [jump({ nearest: "hero" }), "I jump to the nearest other Hero", "Hero jumps to the nearest other Hero"],
  [jump({ random: "free" }), "I jump to any free square", "Hero jumps to any free square"],
  [create({ random: "free" }), "an Egg appears on any free square", "An Egg appears on any free square"],
  [create({ nearest: "coin" }), "an Egg appears where the nearest Coin is", "An Egg appears where the nearest Coin is"],
  [
    becomes("set", { random: { from: 6, to: 1 } }),
    "my Lives become a random number from 1 to 6",
    "Hero's Lives become a random number from 1 to 6",
  ],
  [
    becomes("add", { count: "coin" }),
    "my Lives go up by the number of Coins",
    "Hero's Lives go up by the number of Coins",
  ],
])("the step %j is told", (action, mine, row) => {
  const law = { actions: [action] };
  expect(saidBy(["HC"], law)).toBe(`When there is a Coin on my right, ${mine}`);
  expect(rowSentences(lawRecording(["HC"], law), LAW_CAST)).toEqual([row]);
});

test.each<[Action, string]>([
  [{ type: "stage", to: "gone", fresh: false }, "The game goes to a level that was deleted"],
  [
    { type: "travel", ...ME, to: "gone", at: { x: 0, y: 0 }, show: true },
    "Hero goes through a door to a level that was deleted",
  ],
])("the step %j, which does nothing, has a row that says why, and the rule is told without it", (action, row) => {
  const law = { actions: [action] };
  expect(saidBy(["HC"], law)).toBe("When there is a Coin on my right, I wait");
  expect(rowSentences(lawRecording(["HC"], law), LAW_CAST)).toEqual([row]);
});

test.each<[string, RuleContainer[], string]>([
  ["timer", [event({ event: "timer", every: 3 })], "Every 3 turns, when there is nothing on my right, I move right"],
  ["start", [event({ event: "start" })], "When the level starts and there is nothing on my right, I move right"],
  [
    "tap",
    [event({ event: "key", code: 32, hold: false })],
    "When space is tapped and there is nothing on my right, I move right",
  ],
  [
    "chance",
    [event({}), flow({ behavior: "chance", oneIn: 4 })],
    "When my 1 in 4 chance comes up and there is nothing on my right, I move right",
  ],
  [
    "check",
    [flow({ conditions: [check({ actorId: "anybody", variableId: "lives" }, "<", "1")], goOn: true })],
    "When my Lives are less than 1 and there is nothing on my right, I move right",
  ],
])("containers around a rule are told: %s", (_what, containers, sentence) => {
  expect(saidBy(["H."], { actions: [RIGHT] }, containers)).toBe(sentence);
});

test("a rule without a reason says when its block comes, unless the title does", () => {
  const timer = [event({ event: "timer", every: 3 })];
  expect(saidBy(["H"], { actions: [RIGHT] }, timer)).toBe("Every 3 turns, I move right");
  const titled = sentenceParts(lawRule(["H"], { actions: [RIGHT] }), LAW_CAST, timer, true);
  expect(titled.parts.map(({ text }) => text).join("")).toBe("Each time, I move right");
});

test("a container's title says its time, and that the list goes on after it", () => {
  expect(containerTitle(event({ event: "timer", every: 1 }))).toBe("Every turn");
  expect(containerTitle(event({ event: "timer", every: 9, goOn: true }))).toBe("Every 9 turns, then goes on");
  expect(containerTitle(event({ event: "start" }))).toBe("When the level starts");
  expect(containerTitle(event({ event: "key", code: 39, hold: false }))).toBe("When right arrow is tapped");
});

test("a container's checks are about whoever acts", () => {
  const conditions = [check({ actorId: "x", variableId: "lives" }, "<", { actorId: "y", variableId: "row" })];
  const [told] = containerChecks(flow({ conditions }), "hero", LAW_CAST);
  expect(told?.sentence).toBe("my Lives are less than my row");
});

test("the pieces of a sentence with counted characters are the sentence", () => {
  const conditions = [check({ count: "water" }, ">", "1"), check({ count: "coin" }, ">", "1")];
  const rule = lawRule(["HE"], { conditions, kinds: { E1: "boxes" } });
  const said = saidBy(["HE"], { conditions, kinds: { E1: "boxes" } });
  const { parts } = sentenceParts(rule, LAW_CAST, []);
  expect(parts.map(({ text }) => text).join("")).toBe(said);
  expect(parts.filter(({ actor }) => actor).map(({ text }) => text)).toEqual(["Water", "Coin", "I"]);
});

test("a step without an actor has words and a sign of its own", () => {
  const actions: Action[] = [
    { type: "sound", sound: "pop" },
    { type: "stage", to: "next", fresh: true },
    { type: "end", outcome: "lost", text: "" },
    { type: "unknown", stored: {} },
  ];
  const chips = stepChips(lawRecording(["H"], { actions }), LAW_CAST);
  expect(chips.map(({ sign }) => sign)).toEqual(["sound", "stage", "lost", "unknown"]);
  expect(chips.every(({ words, actor }) => words.length > 0 && actor === null)).toBe(true);
});

test.each([
  ["Enemies", "Enemy"],
  ["Boxes", "Box"],
  ["Coins", "Coin"],
  ["Glasses", "Glass"],
  ["Bad guys", "Bad guy"],
  ["Mice", "Mouse"],
  ["Heroes", "Hero"],
  ["Jumping heroes", "Jumping hero"],
  ["Cups of tea", "Cup of tea"],
])("%s are several of one %s", (many, one) => {
  expect(singular(many)).toBe(one);
  expect(plural(one)).toBe(many);
});
