/** Why a rule was not done, told when its red light is pressed. */
import { describe, expect, it } from "vitest";
import type { Actor, Condition, RuleNode, RuleTree } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

const lives = { id: "lives", name: "Lives", defaultValue: "3" };

function open(rules: RuleTree, actors: readonly Actor[], isWrapping = true): TestEditor {
  const hero = { ...characterNamed("Hero", rules), variables: { lives } };
  const game = gameOf([hero, characterNamed("Rock")], actors);
  const stage = game.world.stages[STAGE];
  if (!stage) throw new Error("There is no stage.");
  const stages = { [STAGE]: { ...stage, wrapX: isWrapping, wrapY: isWrapping } };
  const test = new TestEditor({ document: { ...game, world: { ...game.world, stages } } });
  test.editor.ui.selectCharacter("hero");
  return test;
}

function asked(test: TestEditor, ruleId = "walk") {
  test.editor.playback.forward();
  expect(test.state.playback.lights[ruleId]).toBe(false);
  test.editor.reasons.ask("hero", ruleId);
  return test.state.reason;
}

const hero = actorOf("hero", "h", 2, 2);

describe("a red light", () => {
  it("names the actor that is in the way, and marks its square in the picture and on the stage", () => {
    expect(asked(open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]))).toEqual({
      ruleId: "walk",
      text: "I wanted no one on my right, but there was a Rock.",
      square: { x: 1, y: 0 },
      cell: { x: 3, y: 2 },
    });
  });

  it("names the actor that is missing", () => {
    const needsRock = { ...walkRight("hero"), actors: { ...walkRight("hero").actors, r: actorOf("rock", "r", 1, 0) } };
    expect(asked(open([needsRock as never], [hero]))).toMatchObject({
      text: "I wanted a Rock on my right, but no one was there.",
      cell: { x: 3, y: 2 },
    });
  });

  it("says where the stage ends, without a mark", () => {
    expect(asked(open([walkRight("hero")], [actorOf("hero", "h", 9, 2)], false))).toMatchObject({
      text: "I can't go there: the stage ends on my right.",
      square: { x: 1, y: 0 },
      cell: null,
    });
  });

  it("names the condition that does not hold", () => {
    const rich: Condition = {
      key: "rich",
      enabled: true,
      left: { actorId: "main", variableId: "lives" },
      comparator: ">=",
      right: { constant: "5" },
    };
    expect(asked(open([{ ...walkRight("hero"), conditions: [rich] }], [hero]))).toMatchObject({
      text: "Not true right now: my Lives are 5 or more.",
    });
  });

  it("says that the rule fits now, and what was in its way a tick ago", () => {
    const away = { ...walkRight("rock", "away"), actors: { main: actorOf("rock", "main", 0, 0) } };
    const game = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    const { document } = game.state;
    const rock = { ...characterNamed("Rock"), rules: [away] };
    const test = new TestEditor({ document: { ...document, characters: { ...document.characters, rock } } });
    test.editor.ui.selectCharacter("hero");
    expect(asked(test)).toMatchObject({
      text: "It fits now. A turn ago it did not: I wanted no one on my right, but there was a Rock.",
      cell: { x: 3, y: 2 },
    });
  });

  it.each<[string, RuleNode, string]>([
    [
      "a key",
      { type: "group-event", id: "g", event: "key", code: 39, rules: [walkRight("hero")] },
      "The right arrow was not pressed.",
    ],
    [
      "a key that is none",
      { type: "group-event", id: "g", event: "key", rules: [walkRight("hero")] },
      "It has no key yet.",
    ],
    ["a click", { type: "group-event", id: "g", event: "click", rules: [walkRight("hero")] }, "I was not clicked."],
    [
      "an empty group",
      { type: "group-flow", id: "g", name: "", behavior: "all", rules: [] },
      "There are no rules in here yet.",
    ],
    [
      "rules that are off",
      { type: "group-event", id: "g", event: "idle", rules: [{ ...walkRight("hero"), enabled: false }] },
      "All the rules in here are switched off.",
    ],
    [
      "rules that do not fit",
      { type: "group-event", id: "g", event: "idle", rules: [walkRight("hero")] },
      "None of these rules matched this time.",
    ],
    [
      "no round",
      {
        type: "group-flow",
        id: "g",
        name: "",
        behavior: "loop",
        loopCount: { constant: 0 },
        rules: [walkRight("hero")],
      },
      "Repeat is set to 0.",
    ],
  ])("of a container says why it waited: %s", (_what, node, text) => {
    expect(asked(open([node], [hero, actorOf("rock", "r", 3, 2)]), "g")).toMatchObject({ text, cell: null });
  });

  it("is kept up to date with every tick, and after the game was stopped", () => {
    const test = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    const first = asked(test);
    test.editor.playback.play();
    test.clock.pass(1200);
    expect(test.state.reason).toEqual(first);
    test.editor.playback.stop();
    expect(test.state.reason).toEqual(first);
    test.editor.actors.remove("stage", "r");
    test.editor.playback.forward();
    expect(test.state.reason).toMatchObject({ ruleId: "walk", text: "This time it was done.", cell: null });
    test.editor.stages.add();
    expect(test.state.reason).toBeNull();
  });

  it("that waited for somebody who left in the same turn offers to move like a train, and then all follow at once", () => {
    const front = actorOf("hero", "front", 3, 2);
    const test = open([walkRight("hero")], [hero, front]);
    test.editor.ui.selectActor("stage", "h", "hero");
    expect(asked(test)?.cameFree).toBe(true);
    const squares = () => ["h", "front"].map((id) => test.editor.actor("stage", id)?.position.x);
    expect(squares()).toEqual([2, 4]);
    test.editor.rules.moveLikeTrains(true);
    expect(test.state.reason?.cameFree ?? false).toBe(false);
    expect(test.state.notice?.text).toBe("Now everybody follows at once, like a train.");
    test.editor.playback.forward();
    test.editor.playback.forward();
    expect(squares()).toEqual([4, 6]);
    test.editor.rules.moveLikeTrains(false);
    expect(test.state.document.world.settle).toBeUndefined();
  });

  it("that waits for somebody who stays offers nothing", () => {
    expect(asked(open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]))?.cameFree ?? false).toBe(false);
  });

  it("is hidden when it is pressed again, and by an edit of the rules", () => {
    const test = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    expect(asked(test)).not.toBeNull();
    test.editor.reasons.ask("hero", "walk");
    expect(test.state.reason).toBeNull();
    test.editor.reasons.ask("hero", "walk");
    expect(test.state.reason).not.toBeNull();
    test.editor.rules.rename("hero", "walk", "Go");
    expect(test.state.reason).toBeNull();
  });
});

describe("the lights of the last tick", () => {
  it("are off when a game is loaded and when another stage is shown", () => {
    const test = open([walkRight("hero")], [hero]);
    test.editor.playback.forward();
    expect(test.state.playback.lights).toEqual({ walk: true, hero: true });
    const loaded = new TestEditor({ document: test.state.document });
    loaded.editor.ui.selectCharacter("hero");
    expect(loaded.state.playback.lights).toEqual({});
    test.editor.stages.add();
    test.editor.stages.show(STAGE);
    expect(test.state.playback.lights).toEqual({});
  });
});
