/** Why a rule or container was not carried out, and the lights that ask. */
import { describe, expect, it } from "vitest";
import type { Actor, Condition, RuleNode, RuleTree } from "../../src/engine/index.ts";
import { cellOf, mendsOf, wrongSquare } from "../../src/panels/why/askedStory.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";
import { storyOf, whyOf } from "../support/whyOf.ts";

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

/** What a rule or container says after a turn in which it was tried and not carried out. */
function why(test: TestEditor, ruleId = "walk"): string {
  test.editor.playback.forward();
  expect(test.state.playback.lights[ruleId]).toBe(false);
  return whyOf(test.editor, "h", ruleId);
}

const hero = actorOf("hero", "h", 2, 2);

describe("a rule that was not carried out", () => {
  it("names the actor that was in the way, and its square in the picture and on the stage", () => {
    const test = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    expect(why(test)).toBe("I wanted no one on my right, but there was a Rock.");
    const story = storyOf(test.editor, "h");
    const square = story.miss && wrongSquare(story.miss);
    expect(square).toEqual({ x: 1, y: 0 });
    expect(cellOf(story, square)).toEqual({ x: 3, y: 2 });
  });

  it("names the actor that was missing", () => {
    const needsRock = { ...walkRight("hero"), actors: { ...walkRight("hero").actors, r: actorOf("rock", "r", 1, 0) } };
    expect(why(open([needsRock as never], [hero]))).toBe("I wanted a Rock on my right, but no one was there.");
  });

  it("says where the stage ends, which is no square of the stage", () => {
    const test = open([walkRight("hero")], [actorOf("hero", "h", 9, 2)], false);
    expect(why(test)).toBe("I can't go there: the stage ends on my right.");
    const story = storyOf(test.editor, "h");
    expect(cellOf(story, story.miss && wrongSquare(story.miss))).toBeNull();
  });

  it("names the condition that did not hold, and what it was", () => {
    const rich: Condition = {
      key: "rich",
      enabled: true,
      left: { actorId: "main", variableId: "lives" },
      comparator: ">=",
      right: { constant: "5" },
    };
    expect(why(open([{ ...walkRight("hero"), conditions: [rich] }], [hero]))).toBe(
      "I wanted my Lives to be 5 or more, but they were 3.",
    );
  });

  it("says what was in its way and, if that is so by now, that it fits", () => {
    const away = { ...walkRight("rock", "away"), actors: { main: actorOf("rock", "main", 0, 0) } };
    const game = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    const { document } = game.state;
    const rock = { ...characterNamed("Rock"), rules: [away] };
    const test = new TestEditor({ document: { ...document, characters: { ...document.characters, rock } } });
    test.editor.ui.selectCharacter("hero");
    expect(why(test)).toBe("I wanted no one on my right, but there was a Rock. Now it fits.");
    test.editor.playback.forward();
    expect(whyOf(test.editor, "h", "walk", 1)).toBe("I wanted no one on my right, but there was a Rock.");
  });

  it("that waited for somebody who left in the same turn is offered to move like a train, and then all follow at once", () => {
    const front = actorOf("hero", "front", 3, 2);
    const test = open([walkRight("hero")], [hero, front]);
    test.editor.ui.selectActor("stage", "h", "hero");
    const offers = () => {
      const story = storyOf(test.editor, "h");
      return story.miss ? mendsOf(story, story.miss).map(({ what }) => what.kind) : [];
    };
    why(test);
    expect(offers()[0]).toBe("train");
    const squares = () => ["h", "front"].map((id) => test.editor.actor("stage", id)?.position.x);
    expect(squares()).toEqual([2, 4]);
    test.editor.rules.moveLikeTrains(true);
    expect(storyOf(test.editor, "h").acted).toHaveLength(1);
    expect(test.state.notice?.text).toBe("Now everyone moves together, like a train.");
    test.editor.playback.forward();
    test.editor.playback.forward();
    expect(squares()).toEqual([4, 6]);
    test.editor.rules.moveLikeTrains(false);
    expect(test.state.document.world.settle).toBeUndefined();
  });

  it("that waits for somebody who stays is not offered a train", () => {
    const test = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    why(test);
    const story = storyOf(test.editor, "h");
    expect(story.miss && mendsOf(story, story.miss).map(({ what }) => what.kind)).toEqual(["allow", "ignore"]);
  });
});

describe("a container", () => {
  it.each<[string, RuleNode, string]>([
    [
      "a key",
      { type: "group-event", id: "g", event: "key", code: 39, rules: [walkRight("hero")] },
      "No one pressed the right arrow.",
    ],
    [
      "a key that is none",
      { type: "group-event", id: "g", event: "key", rules: [walkRight("hero")] },
      "It has no key yet.",
    ],
    ["a click", { type: "group-event", id: "g", event: "click", rules: [walkRight("hero")] }, "No one clicked me."],
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
  ])("says why it waited: %s", (_what, node, text) => {
    expect(why(open([node], [hero, actorOf("rock", "r", 3, 2)]), "g")).toBe(text);
  });
});

describe("a light that is pressed", () => {
  const pressed = () => {
    const test = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    test.editor.playback.forward();
    test.editor.reasons.ask("walk");
    expect(test.state.ui.askedRule).toEqual({ ruleId: "walk", actorId: "h" });
    return test;
  };

  it("asks until it is pressed again", () => {
    const { editor, state } = pressed();
    editor.reasons.ask("walk");
    expect(editor.store.getState().ui.askedRule).toBeNull();
    expect(state.document).toBe(editor.store.getState().document);
  });

  it("goes on asking from turn to turn, but not while the game plays", () => {
    const test = pressed();
    test.editor.playback.forward();
    expect(test.state.ui.askedRule?.ruleId).toBe("walk");
    test.editor.playback.play();
    expect(test.state.ui.askedRule).toBeNull();
  });

  it("stops a playing game, so that there is a last turn to tell of", () => {
    const test = open([walkRight("hero")], [hero, actorOf("rock", "r", 3, 2)]);
    test.editor.playback.play();
    test.clock.pass(1200);
    test.editor.reasons.ask("walk");
    expect(test.state.playback.running).toBe(false);
    expect(test.state.ui.askedRule?.ruleId).toBe("walk");
    expect(whyOf(test.editor, "h", "walk")).toBe("I wanted no one on my right, but there was a Rock.");
  });

  it("no longer asks once the rules are edited, another stage is shown, or someone else is picked", () => {
    const edited = pressed();
    edited.editor.rules.rename("hero", "walk", "Go");
    expect(edited.state.ui.askedRule).toBeNull();
    const elsewhere = pressed();
    elsewhere.editor.stages.add();
    expect(elsewhere.state.ui.askedRule).toBeNull();
    const other = pressed();
    other.editor.ui.selectActor("stage", "r", "rock");
    expect(other.state.ui.askedRule).toBeNull();
  });

  it("no longer asks once a recording begins", () => {
    const test = pressed();
    test.editor.recording.onActor("h");
    expect(test.state.ui.askedRule).toBeNull();
    test.editor.recording.cancel();
    expect(test.state.ui.askedRule).toBeNull();
  });

  it("is of the last turn, also while the past is looked at", () => {
    const test = pressed();
    test.editor.reasons.close();
    test.editor.ui.lookAt(0);
    test.editor.reasons.ask("walk");
    expect(test.state.ui.past).toBeNull();
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
