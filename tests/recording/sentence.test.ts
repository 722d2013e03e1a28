import { describe, expect, test } from "vitest";
import type { Action, Actor, Condition, RuleContainer } from "../../src/engine/index.ts";
import { setIgnored } from "../../src/recording/extent.ts";
import { capOfKey, keyWords, nameOfKey } from "../../src/recording/nameOfKey.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import {
  clausesOf,
  conditionRows,
  rowSentences,
  sentenceOf,
  titleOfUnnamed,
  UNNAMED_RULE,
} from "../../src/recording/sentence.ts";
import { sentenceWithLook } from "../../src/recording/sentenceParts.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { isPlural } from "../../src/recording/wording.ts";
import { CAST, CHARACTERS, recordingAll, recordingOn } from "./scene.ts";

const RIGHT: RuleContainer = { type: "group-event", id: "e", event: "key", code: 39, rules: [] };
const CLICK: RuleContainer = { type: "group-event", id: "e", event: "click", rules: [] };
const IDLE: RuleContainer = { type: "group-event", id: "e", event: "idle", rules: [] };
const moves = (actorId: string, x: number, y: number): Action => ({ type: "move", actorId, offset: { x, y } });

function told(
  recording: Recording,
  actions: readonly Action[] = [],
  containers: readonly RuleContainer[] = [],
): string {
  return sentenceOf(toRule({ ...recording, actions, conditions: [] }, CAST, { id: "r", name: "" }), CAST, containers);
}

test("a rule says what it means", () => {
  expect(told(recordingAll(["H."]), [moves("H1", 1, 0)], [RIGHT])).toBe(
    "When the right arrow is pressed and there is nothing on my right, I move right",
  );
});

test.each([
  [["H"], [], "Every turn, I wait"],
  [["H"], [CLICK], "When I am clicked, I wait"],
  [["H"], [IDLE], "Every turn, I wait"],
  [["WH"], [], "When there is a Wall on my left, I wait"],
  [["E", "H"], [], "When there is an Egg above me, I wait"],
  [["HH"], [], "When there is another Hero on my right, I wait"],
  [["WHW"], [], "When there is a Wall on my left and another on my right, I wait"],
  [["WHC"], [], "When there is a Wall on my left and a Coin on my right, I wait"],
  [["WWWW", "H..."], [], "When there is a Wall on four squares and the three squares on my right are free, I wait"],
  [["W.", ".H"], [], "When there is a Wall up and to my left, and nothing on my left or above me, I wait"],
  [["...", ".H.", "..."], [], "When there is nothing around me, I wait"],
  [["...", "...", "H.."], [], "When the rest of the picture is empty, I wait"],
  [["H..W"], [], "When there is a Wall three squares to my right and the two squares on my right are free, I wait"],
  [["..", "HW"], [], "When there is a Wall on my right and nothing above us, I wait"],
  [["...", "WHW"], [], "When there is a Wall on my left and another on my right, and nothing above us, I wait"],
  [["HWW"], [], "When there is a Wall on each of the two squares on my right, I wait"],
  [
    ["H...W", "W...."],
    [RIGHT],
    "When the right arrow is pressed, there is a Wall below me and another four squares to my right, and the rest of the picture is empty, I wait",
  ],
  [
    ["H.WC"],
    [],
    "When there is a Wall two squares to my right, a Coin three squares to my right and nothing on my right, I wait",
  ],
  [
    ["CWH.W"],
    [],
    "When there is a Coin two squares to my left, a Wall on my left and another two squares to my right, and nothing on my right, I wait",
  ],
  [
    ["H...", "...W"],
    [],
    "When there is a Wall three squares right and one down from me, and the rest of the picture is empty, I wait",
  ],
  [["HB."], [], "When there is a Boat on my right, I wait"],
] as const)("the picture %j is told", (rows, containers, sentence) => {
  expect(told(recordingAll(rows), [], containers)).toBe(sentence);
});

test("deeds of the main actor in a row say I once", () => {
  const turns: Action = { type: "transform", actorId: "H1", value: { constant: "0" } };
  const counts: Action = {
    type: "variable",
    actorId: "H1",
    variable: "lives",
    operation: "add",
    value: { constant: "1" },
  };
  const says = (...actions: Action[]) => told(recordingOn(["H."]), actions).replace("Every turn, ", "");
  expect(says(moves("H1", 1, 0), turns)).toBe("I move right and face right");
  expect(says(moves("H1", 1, 0), turns, counts)).toBe("I move right and face right, and my Lives go up by 1");
  expect(says(counts, moves("H1", 1, 0), turns)).toBe("my Lives go up by 1 and I move right and face right");
  expect(says(moves("H1", 1, 0), counts, turns)).toBe("I move right, my Lives go up by 1 and I face right");
});

test("ignored squares are not mentioned, but an actor there that the rule moves is", () => {
  const ignored = setIgnored(recordingAll(["HC"]), { x: 1, y: 0 }, true);
  expect(told(ignored)).toBe("Every turn, I wait");
  expect(told(ignored, [{ type: "delete", actorId: "C1" }])).toBe(
    "When there is a Coin on my right, the Coin goes away",
  );
});

const EGG = { id: "e", characterId: "egg", position: { x: 0, y: 0 }, appearance: "egg-Idle", variableValues: {} };
const create = (x: number, y: number): Action => ({ type: "create", actorId: "e", actor: EGG, offset: { x, y } });

test.each([
  [[moves("H1", 1, 0)], "I move right", "Hero moves one right"],
  [[moves("H1", 0, -2)], "I move two squares up", "Hero moves two up"],
  [[moves("H1", -1, 3)], "I move one left and three down", "Hero moves one left and three down"],
  [[moves("H1", 0, 0)], "I stay here", "Hero stays there"],
  [[moves("C1", 2, 0)], "the Coin moves right", "Coin moves one right"],
  [[{ type: "move", actorId: "C1", delta: { x: 0, y: 1 } }], "the Coin moves down", "Coin moves one down"],
  [[{ type: "delete", actorId: "H1" }], "I go away", "Hero goes away"],
  [[create(0, 1)], "an Egg appears below me", "An Egg appears below Hero"],
  [[moves("H1", 0, 1), create(0, 0)], "I move down and an Egg appears where I was", "An Egg appears where Hero was"],
  [[moves("H1", 0, 1), create(0, 2)], "I move down and an Egg appears below me", "An Egg appears below Hero"],
  [
    [{ type: "appearance", actorId: "H1", value: { constant: "hero-Happy" } }],
    "I change to “Happy”",
    "Hero changes to “Happy”",
  ],
  [[{ type: "transform", actorId: "H1", value: { constant: "270" } }], "I face up", "Hero faces up"],
  [[{ type: "transform", actorId: "C1", value: { constant: "flip-x" } }], "the Coin faces left", "Coin faces left"],
  [
    [{ type: "transform", actorId: "H1", value: { actorId: "C1", variableId: "transform" } }],
    "I face the same way as the Coin",
    "Hero faces the same way as Coin",
  ],
  [
    [{ type: "transform", actorId: "C1", value: { globalId: "score" } }],
    "the Coin faces the way that Score says",
    "Coin faces the way that Score says",
  ],
  [
    [{ type: "variable", actorId: "H1", variable: "lives", operation: "add", value: { constant: "1" } }],
    "my Lives go up by 1",
    "Hero's Lives go up by 1",
  ],
  [
    [{ type: "global", global: "score", operation: "subtract", value: { actorId: "H1", variableId: "lives" } }],
    "Score goes down by my Lives",
    "Score goes down by Hero's Lives",
  ],
  [
    [{ type: "global", global: "selectedStageId", operation: "set", value: { constant: "stage" } }],
    "the game goes to Level 1",
    "The game goes to Level 1",
  ],
] as const)("the rows %j are told", (actions, mine, row) => {
  const recording = recordingOn([".....", ".HC..", ".....", "....."], { right: 3 });
  expect(told(recording, actions)).toBe(`When there is a Coin on my right, ${mine}`);
  expect(rowSentences({ ...recording, actions }, CAST).at(-1)).toBe(row);
});

test("variables that hold a stage are told by its name", () => {
  const variables = { home: { id: "home", name: "Home", defaultValue: "", type: "stage" } };
  const next = { id: "next", name: "Next", value: "", type: "stage" };
  const cast = {
    ...CAST,
    characters: { ...CAST.characters, hero: { ...CHARACTERS.hero, variables } },
    globals: { ...CAST.globals, next },
  };
  const home = { actorId: "H1", variableId: "home" };
  const conditions: Condition[] = [
    { key: "a", enabled: true, left: home, right: { constant: "stage" }, comparator: "!=" },
    { key: "b", enabled: true, left: { constant: "stage" }, right: { globalId: "next" }, comparator: "=" },
  ];
  const actions: Action[] = [
    { type: "variable", actorId: "H1", variable: "home", operation: "set", value: { constant: "stage" } },
    { type: "global", global: "next", operation: "set", value: { constant: "nowhere" } },
    { type: "global", global: "selectedStageId", operation: "set", value: home },
  ];
  const recording = { ...recordingOn(["H"]), conditions, actions };
  expect(conditionRows(recording, cast).map(({ sentence }) => sentence)).toEqual([
    "Hero's Home is not Level 1",
    "Level 1 is the same as Next",
  ]);
  expect(rowSentences(recording, cast)).toEqual([
    "Hero's Home becomes Level 1",
    "Next becomes another level",
    "The game goes to Hero's Home",
  ]);
});

test("two actors of one character are told apart by their places", () => {
  const recording = { ...recordingAll(["CHC"]), actions: [{ type: "delete", actorId: "C2" }] as const };
  expect(rowSentences(recording, CAST)).toEqual(["Coin on Hero's right goes away"]);
});

test("a row whose actor is gone says so", () => {
  expect(rowSentences({ ...recordingAll(["H"]), actions: [{ type: "delete", actorId: "X" }] }, CAST)).toEqual([
    "Something that was deleted goes away",
  ]);
});

test("a character that is gone is mentioned without a name", () => {
  const rule = toRule({ ...recordingAll(["CHC"]), conditions: [] }, CAST, { id: "r", name: "" });
  const { coin: _, ...characters } = CHARACTERS;
  const tells = (...actions: Action[]) => sentenceOf({ ...rule, actions }, { ...CAST, characters }, []);
  const coin = { ...rule.actors.C1, id: "C3", characterId: "coin" } as Actor;
  const picture = "When there is someone who was deleted on my left and another on my right, ";
  expect(tells({ type: "delete", actorId: "C1" })).toBe(`${picture}someone who was deleted goes away`);
  expect(tells({ type: "create", actorId: "C3", actor: coin, offset: { x: 0, y: 0 } })).toBe(
    `${picture}someone who was deleted appears where I am`,
  );
  const value = { constant: "1" };
  expect(tells({ type: "variable", actorId: "C1", variable: "worth", operation: "add", value })).toBe(
    `${picture}something that was deleted goes up by 1`,
  );
});

describe("conditions", () => {
  const LOOK = { actorId: "H1", variableId: "appearance" };
  const asks = (one: Partial<Condition>): Recording => {
    const condition: Condition = {
      key: "k",
      enabled: true,
      left: LOOK,
      right: { constant: "hero-Idle" },
      comparator: "=",
      ...one,
    };
    return { ...recordingOn(["H"]), conditions: [condition] };
  };

  test.each([
    [{ right: { constant: "hero-Happy" } }, "I look like “Happy”", "Hero looks like “Happy”"],
    [{ comparator: "!=" }, "I do not look like “Idle”", "Hero does not look like “Idle”"],
    [{ left: { ...LOOK, variableId: "transform" }, right: { constant: "90" } }, "I face down", "Hero faces down"],
    [
      { left: { ...LOOK, variableId: "transform" }, right: { globalId: "score" }, comparator: "!=" },
      "I do not face the way that Score says",
      "Hero does not face the way that Score says",
    ],
    [
      { left: { ...LOOK, variableId: "lives" }, right: { constant: "2" }, comparator: "<=" },
      "my Lives are 2 or less",
      "Hero's Lives are 2 or less",
    ],
    [
      { left: { ...LOOK, variableId: "lives" }, right: { constant: "2" }, comparator: "<" },
      "my Lives are less than 2",
      "Hero's Lives are less than 2",
    ],
    [
      { left: { ...LOOK, variableId: "lives" }, right: { constant: "2" }, comparator: ">" },
      "my Lives are more than 2",
      "Hero's Lives are more than 2",
    ],
    [
      { left: { globalId: "score" }, right: { ...LOOK, variableId: "lives" }, comparator: ">=" },
      "Score is the same as my Lives or more",
      "Score is the same as Hero's Lives or more",
    ],
    [
      { left: { globalId: "score" }, right: { constant: "3" }, comparator: ">=" },
      "Score is 3 or more",
      "Score is 3 or more",
    ],
    [{ left: { globalId: "score" }, right: { constant: "3" }, comparator: "!=" }, "Score is not 3", "Score is not 3"],
    [
      { left: { globalId: "score" }, right: { ...LOOK, variableId: "lives" } },
      "Score is the same as my Lives",
      "Score is the same as Hero's Lives",
    ],
  ] as const)("%j are told", (condition, mine, row) => {
    const recording = asks(condition);
    const rule = toRule(recording, CAST, { id: "r", name: "" });
    expect(sentenceOf(rule, CAST, [])).toBe(`When ${mine}, I wait`);
    expect(conditionRows(recording, CAST).map(({ sentence }) => sentence)).toEqual([row]);
  });

  test("that are disabled are not mentioned", () => {
    expect(sentenceOf(toRule(asks({ enabled: false }), CAST, { id: "r", name: "" }), CAST, [])).toBe(
      "Every turn, I wait",
    );
  });

  test("on the only appearance of a character are not mentioned", () => {
    const hero = CAST.characters.hero;
    if (!hero) throw new Error("no hero");
    const appearances = { "hero-Idle": [""] };
    const cast = { ...CAST, characters: { hero: { ...hero, spritesheet: { ...hero.spritesheet, appearances } } } };
    expect(sentenceOf(toRule(asks({}), cast, { id: "r", name: "" }), cast, [])).toBe("Every turn, I wait");
  });
});

test.each([
  [39, "right arrow", "the right arrow", "→"],
  [32, "space", "space", "space"],
  [65, "A", "A", "A"],
  [55, "7", "7", "7"],
  [188, "comma", "comma", ","],
  [7, "key 7", "key 7", "key 7"],
])("the key %i is called %s", (code, name, words, cap) => {
  expect(capOfKey(code)).toBe(cap);
  expect(nameOfKey(code)).toBe(name);
  expect(keyWords(code)).toBe(words);
});

test.each([
  ["Lives", true],
  ["Flags raised", true],
  ["Keys", true],
  ["Score", false],
  ["Boss health", false],
  ["Bonus", false],
  ["Number of coins", false],
])("the name %s is of several things: %s", (name, isMany) => {
  expect(isPlural(name)).toBe(isMany);
});

test("what is not counted has no article, and is not called one", () => {
  const water = { ...CHARACTERS.coin, name: "Water" } as (typeof CAST.characters)[string];
  const cast = { ...CAST, characters: { ...CAST.characters, coin: water } };
  const rule = toRule({ ...recordingAll(["CHC"]), conditions: [] }, CAST, { id: "r", name: "" });
  expect(sentenceOf(rule, cast, [])).toBe("When there is Water on my left and on my right, I wait");
});

describe("the look that the picture shows", () => {
  const KEY = { ...RIGHT, code: 32 };
  const becomesHappy: Action = { type: "appearance", actorId: "H1", value: { constant: "hero-Happy" } };
  const clauses = (rows: string[], actions: Action[], containers: RuleContainer[] = [], hasTitles = false) => {
    const recording = { ...recordingAll(rows), actions };
    return clausesOf(toRule(recording, CAST, { id: "r", name: "" }), CAST, containers, hasTitles);
  };

  test.each([
    ["beside another reason", clauses(["H."], [moves("H1", 1, 0)]), "When there is nothing on my right", "as Idle"],
    ["as the only reason", clauses(["H"], []), "Every turn", "as Idle"],
    ["in a block whose key is said", clauses(["H"], [], [KEY]), "When space is pressed", "as Idle"],
  ])("follows the sentence %s", (_, { reasons, look }, said, quiet) => {
    expect([reasons, look]).toEqual([said, quiet]);
  });

  test.each([
    ["that changes it", clauses(["H."], [becomesHappy]), "When there is nothing on my right and I look like “Idle”"],
    ["under a title that is not repeated", clauses(["H"], [], [KEY], true), "When I look like “Idle”"],
  ])("is a reason of a rule %s", (_, { reasons, look }, said) => {
    expect([reasons, look]).toEqual([said, null]);
  });

  test("is told once to screen readers", () => {
    const recording = { ...recordingAll(["H."]), actions: [moves("H1", 1, 0)] };
    expect(sentenceWithLook(toRule(recording, CAST, { id: "r", name: "" }), CAST, [])).toBe(
      "When there is nothing on my right, I move right, as Idle",
    );
  });
});

test("a rule without a name is called by the first two things it does", () => {
  const takes: Action[] = [
    moves("H1", 1, 0),
    { type: "delete", actorId: "C1" },
    { type: "end", outcome: "won", text: "" },
  ];
  const titled = (name: string, actions: readonly Action[]) =>
    titleOfUnnamed(toRule({ ...recordingAll(["HC"]), actions }, CAST, { id: "r", name }), CAST);
  expect(titled(UNNAMED_RULE, takes)).toBe("Move right and the Coin goes away");
  expect(titled(UNNAMED_RULE, takes.slice(0, 1))).toBe("Move right");
  expect(titled("Take the coin", takes)).toBeNull();
  const faces: Action = { type: "transform", actorId: "H1", value: { constant: "0" } };
  expect(titled(UNNAMED_RULE, [faces, ...takes])).toBe("Move right and the Coin goes away");
  expect(titled(UNNAMED_RULE, [faces])).toBe("Face right");
});

test("squares beside a large actor are named once", () => {
  const { hero } = CHARACTERS;
  const tall = { anchor: { x: 0, y: 1 }, width: 1, height: 2, filled: { "0,0": true, "0,1": true } } as const;
  const spritesheet = { ...hero.spritesheet, appearanceInfo: { "hero-Idle": tall } };
  const cast = { ...CAST, characters: { ...CAST.characters, hero: { ...hero, spritesheet } } };
  const rule = toRule({ ...recordingAll(["..", "H."]), conditions: [] }, cast, { id: "r", name: "" });
  expect(sentenceOf(rule, cast, [])).toBe("When there is nothing on my right, I wait");
});

describe("a tree with a wide crown", () => {
  const { coin } = CHARACTERS;
  const info = { anchor: { x: 1, y: 1 }, width: 3, height: 2 } as const;
  const filled = { "0,0": true, "1,0": true, "2,0": true, "1,1": true } as const;
  const spritesheet = { ...coin.spritesheet, appearanceInfo: { "coin-Idle": { ...info, filled } } };
  const cast = {
    ...CAST,
    characters: { ...CAST.characters, coin: { ...coin, spritesheet } },
    kinds: { bumpers: { id: "bumpers", name: "Bumpers", characters: ["coin", "wall"] } },
  };
  const told = (recording: Recording) =>
    sentenceOf(toRule({ ...recording, conditions: [] }, cast, { id: "r", name: "" }), cast, []);

  test("is where it stands, although its crown is as near", () => {
    expect(told(recordingAll(["...", "HC."]))).toMatch(/^When there is a Coin on my right/);
  });

  test("is where the frame shows it, although its crown is nearer outside of the frame", () => {
    const recording = recordingAll(["...", ".H.", "..C"]);
    const { extent } = recording;
    expect(told({ ...recording, extent: { ...extent, xmin: 0, xmax: 1, ymin: 1, ymax: 1 } })).toBe(
      "When there is a Coin down and to my right, and nothing below me, I wait",
    );
  });

  test("is where the others of its kind have to stand", () => {
    const recording = recordingAll(["HC"]);
    const { actors } = recording.before;
    const kin = Object.fromEntries(
      Object.entries(actors).map(([id, one]) => [id, one.characterId === "coin" ? { ...one, kind: "bumpers" } : one]),
    );
    expect(told({ ...recording, before: { ...recording.before, actors: kin } })).toBe(
      "When there is a Bumper on my right, I wait",
    );
  });
});
