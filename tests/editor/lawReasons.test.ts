/** Why a rule or container that uses the later laws was not done: each reason is true of the situation that is played. */
import { describe, expect, it } from "vitest";
import type {
  Actor,
  Character,
  Condition,
  EventContainer,
  FlowContainer,
  Rule,
  RuleNode,
  World,
} from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { whyOf } from "../support/whyOf.ts";

const lives = { id: "lives", name: "Lives", defaultValue: "3" };
const kinds: World["kinds"] = { enemies: { id: "enemies", name: "Enemies", characters: ["bat", "ghost"] } };

interface Situation {
  readonly rules: readonly RuleNode[];
  readonly actors?: readonly Actor[];
  readonly wraps?: boolean;
  readonly ground?: boolean;
}

function open({ rules, actors = [], wraps = false, ground = false }: Situation): TestEditor {
  const hero = { ...characterNamed("Hero", rules), variables: { lives } };
  const rock: Character = { ...characterNamed("Rock"), ...(ground && { ground }) };
  const cast = [hero, rock, characterNamed("Bat"), characterNamed("Ghost"), characterNamed("Coin")];
  const game = gameOf(cast, [actorOf("hero", "h", 2, 2), ...actors]);
  const stages = Object.fromEntries(
    Object.entries(game.world.stages).map(([id, stage]) => [id, { ...stage, wrapX: wraps, wrapY: wraps }]),
  );
  const test = new TestEditor({ document: { ...game, world: { ...game.world, stages, kinds } } });
  test.editor.ui.selectCharacter("hero");
  return test;
}

/** The reason after a tick in which the rule was tried and did not apply. */
function reasonIn(test: TestEditor, id = "walk"): string | undefined {
  test.editor.playback.forward();
  expect(test.state.playback.lights[id]).toBe(false);
  return whyOf(test.editor, "h", id);
}

const why = (situation: Situation, id?: string) => reasonIn(open(situation), id);

const beside = (characterId: string, kind?: string): Rule => {
  const rule = walkRight("hero");
  const other = actorOf(characterId, "other", 1, 0);
  return { ...rule, actors: { ...rule.actors, other: { ...other, ...(kind && { kind }) } } };
};
const at = (characterId: string, x = 3, y = 2) => actorOf(characterId, characterId[0] ?? "", x, y);
const inExtent = (more: Partial<Rule["extent"]>): Rule => {
  const rule = walkRight("hero");
  return { ...rule, extent: { ...rule.extent, ...more } };
};

describe("a picture", () => {
  it("wanted any of a kind, but somebody else was there", () => {
    expect(why({ rules: [beside("bat", "enemies")], actors: [at("rock")] })).toBe(
      "I wanted any Enemy on my right, but there was a Rock.",
    );
  });

  it("wanted any of a kind, but no one was there", () => {
    expect(why({ rules: [beside("bat", "enemies")] })).toBe("I wanted any Enemy on my right, but no one was there.");
  });

  it("wanted someone, and ground is no one", () => {
    expect(why({ rules: [beside("bat", "*")], actors: [at("rock")], ground: true })).toBe(
      "I wanted someone on my right, but no one was there.",
    );
  });

  it("is spoiled by somebody besides one of the kind, who is not blamed", () => {
    const actors = [at("ghost"), at("rock")];
    expect(why({ rules: [beside("bat", "enemies")], actors })).toBe("There was a Rock on my right, too.");
  });

  it("wanted somebody who was not there, whatever else was, which then is not there too", () => {
    const actors = [at("coin"), at("rock")];
    expect(why({ rules: [beside("bat", "enemies")], actors })).toMatch(
      /^I wanted any Enemy on my right, but there was a (Coin and a Rock|Rock and a Coin)\.$/,
    );
  });

  it("is spoiled by somebody besides those who may stand there", () => {
    const actors = [at("coin"), at("rock")];
    expect(why({ rules: [inExtent({ passing: { "1,0": "coin" } })], actors })).toBe(
      "I wanted no one on my right, but there was a Rock.",
    );
  });

  it("wanted the stage to end", () => {
    const rule = { ...inExtent({ edge: { "1,0": true } }), actions: [] };
    expect(why({ rules: [rule] })).toBe("I wanted the stage to end on my right, but it goes on.");
  });
});

const check = (left: Condition["left"], comparator: Condition["comparator"], constant: string): Condition => ({
  key: "check",
  enabled: true,
  left,
  comparator,
  right: { constant },
});
const asking = (condition: Condition): Rule => ({ ...walkRight("hero"), conditions: [condition] });
const MAIN = { actorId: "main" };

describe("a check", () => {
  it.each<[Condition, string]>([
    [check({ count: "coin" }, "=", "0"), "I wanted no Coins on the stage, but there was 1."],
    [check({ count: "coin" }, ">=", "2"), "I wanted there to be two or more Coins on the stage, but there was 1."],
    [
      check({ count: "enemies" }, "!=", "0"),
      "I wanted there to be at least one Enemy on the stage, but there were none.",
    ],
    [check({ ...MAIN, variableId: "column" }, "=", "1"), "I wanted my column to be 1, but it was 3."],
    [check({ ...MAIN, variableId: "row" }, ">", "90"), "I wanted my row to be more than 90, but it was 6."],
    [
      check({ ...MAIN, way: "coin" }, "=", "left"),
      "I wanted my way to the nearest Coin to go left, but it went right.",
    ],
    [
      check({ ...MAIN, way: "bat", around: true }, "!=", "none"),
      "I wanted to find my path to the nearest Bat, but there was none.",
    ],
    [check({ ...MAIN, way: "bat" }, "=", "up"), "I wanted my way to the nearest Bat to go up, but there was none."],
    [check({ ...MAIN, variableId: "transform" }, "=", "flip-x"), "I wanted to face left, but I faced right."],
    [check({ ...MAIN, variableId: "transform" }, "=", "180"), "I wanted to be upside down, but I faced right."],
    [check({ ...MAIN, variableId: "transform" }, "!=", "0"), "I wanted not to face right, but I did."],
    [check({ ...MAIN, variableId: "appearance" }, "!=", "hero-idle"), "I wanted not to look like “Idle”, but I did."],
    [check({ ...MAIN, variableId: "lives" }, "<", "3"), "I wanted my Lives to be less than 3, but they were 3."],
  ])("%j did not hold", (condition, words) => {
    expect(why({ rules: [asking(condition)], actors: [at("coin", 5, 2)] })).toBe(words);
  });
});

const event = (fields: Partial<EventContainer>, rules: readonly RuleNode[] = [walkRight("hero")]): EventContainer => ({
  type: "group-event",
  id: "g",
  event: "idle",
  rules,
  ...fields,
});
const flow = (fields: Partial<FlowContainer>): FlowContainer => ({
  type: "group-flow",
  id: "g",
  name: "Group",
  behavior: "first",
  rules: [walkRight("hero")],
  ...fields,
});

describe("a container", () => {
  it("names its check that did not hold, about whoever acts", () => {
    const conditions = [check({ actorId: "anybody", variableId: "lives" }, ">", "5")];
    expect(why({ rules: [event({ conditions })] }, "g")).toBe("I wanted my Lives to be more than 5, but they were 3.");
    expect(why({ rules: [flow({ conditions })] }, "g")).toBe("I wanted my Lives to be more than 5, but they were 3.");
  });

  it("names its rules when its checks held", () => {
    const conditions = [check({ actorId: "anybody", variableId: "lives" }, "=", "3")];
    expect(why({ rules: [event({ conditions })], actors: [at("rock")] }, "g")).toBe(
      "None of these rules matched this time.",
    );
  });

  it("names the key that was not pressed when its checks hold", () => {
    const conditions = [check({ count: "hero" }, "=", "1")];
    expect(why({ rules: [event({ event: "key", code: 32, conditions })] }, "g")).toBe("No one pressed space.");
  });

  it("says that a key was not tapped", () => {
    expect(why({ rules: [event({ event: "key", code: 32, hold: false })] }, "g")).toBe(
      "No one tapped space. Holding it down doesn't count.",
    );
  });

  it("says how often a timer comes", () => {
    expect(why({ rules: [event({ event: "timer", every: 3 })] }, "g")).toBe(
      "It wasn't time yet. This happens every 3 turns.",
    );
  });

  it("says that the level had started", () => {
    const test = open({ rules: [event({ event: "start" }), walkRight("hero", "later")] });
    test.editor.playback.forward();
    expect(reasonIn(test, "g")).toBe("The level had already started.");
  });

  it("says that chance did not come up, and only then", () => {
    const texts = new Set<string | undefined>();
    for (let turn = 0; turn < 20; turn++) {
      const test = open({ rules: [flow({ behavior: "chance", oneIn: 2 })], actors: [at("rock")] });
      for (let tick = 0; tick < turn; tick++) test.editor.playback.forward();
      const text = reasonIn(test, "g");
      const wasTried = test.state.playback.lights.walk !== undefined;
      expect(text).toBe(wasTried ? "None of these rules matched this time." : "I had no luck this time.");
      texts.add(text);
    }
    expect(texts.size).toBe(2);
  });
});
