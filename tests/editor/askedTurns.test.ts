/** Questions about turns that have no ordinary answer: each is answered in a plain sentence. */
import { describe, expect, it } from "vitest";
import type { Actor, Character, Rule, RuleTree, TickRecord, WorldDocument } from "../../src/engine/index.ts";
import { askedStory } from "../../src/panels/why/askedStory.ts";
import { didWords } from "../../src/panels/why/didWords.ts";
import { lastTurnOf } from "../../src/panels/why/whereabouts.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, STAGE, walkRight } from "../support/testGame.ts";
import { storyOf, whyOf } from "../support/whyOf.ts";

const hero = actorOf("hero", "h", 2, 2);
const rock = actorOf("rock", "r", 3, 2);
const BLOCKED = "I wanted no one on my right, but there was a Rock.";

/** A Hero that walks right, with a Rock in its way. */
function blocked(rules: RuleTree = [walkRight("hero")], others: readonly Character[] = [], actors = [hero, rock]) {
  return new TestEditor({
    document: gameOf([characterNamed("Hero", rules), characterNamed("Rock"), ...others], actors),
  });
}

/** Takes whoever stands on the right away. */
const eats: Rule = {
  ...walkRight("fox", "eat"),
  actors: { main: actorOf("fox", "main", 0, 0), prey: actorOf("hero", "prey", 1, 0) },
  actions: [{ type: "delete", actorId: "prey" }],
};

it("on one's own square, somebody who is wanted there is missing, or somebody else is there", () => {
  const walk = walkRight("hero");
  const withRock = { ...walk, actors: { ...walk.actors, beside: actorOf("rock", "beside", 0, 0) } };
  const alone = blocked([withRock], [], [hero]);
  alone.editor.playback.forward();
  expect(whyOf(alone.editor, "h", "walk")).toBe("I wanted a Rock here with me, but I was alone.");
  const withFox = blocked([withRock], [characterNamed("Fox")], [hero, actorOf("fox", "f", 2, 2)]);
  withFox.editor.playback.forward();
  expect(whyOf(withFox.editor, "h", "walk")).toBe("I wanted a Rock here with me, but there was only a Fox.");
});

describe("a turn of which nothing is known", () => {
  it("of a game that was played before it was opened, is not remembered", () => {
    const { document } = blocked().state;
    const { world } = document;
    const before: TickRecord = {
      input: { keys: {}, clicks: {} },
      globals: world.globals,
      evaluatedRuleIds: { h: { walk: false } },
      stageId: STAGE,
      actors: { h: { ...hero, position: { x: 1, y: 2 } }, r: rock },
    };
    const test = new TestEditor({ document: { ...document, world: { ...world, history: [before] } } });
    test.editor.playback.back();
    expect(whyOf(test.editor, "h", "walk")).toBe("I don't remember that turn. Press Play, then ask me again.");
    test.editor.playback.forward();
    test.editor.playback.forward();
    expect(whyOf(test.editor, "h", "walk")).toBe(BLOCKED);
  });

  it("of a time that is forgotten by now, is too long ago", () => {
    const test = blocked();
    test.editor.playback.forward();
    expect(whyOf(test.editor, "h", "walk", -1)).toBe("That turn is too long ago.");
  });
});

describe("somebody who was not there for a whole turn", () => {
  it("was only just made", () => {
    const test = blocked([makesMore("hero")], [], [actorOf("hero", "h", 2, 6)]);
    test.editor.playback.forward();
    const made = [...test.editor.live().actors().keys()].find((id) => id !== "h") ?? "";
    expect(whyOf(test.editor, made, "make")).toBe("I was brand new.");
  });

  it("was taken away by somebody before its turn", () => {
    const fox = characterNamed("Fox", [eats]);
    const test = blocked(undefined, [fox], [actorOf("fox", "f", 1, 2), hero, rock]);
    test.editor.playback.forward();
    expect(whyOf(test.editor, "h", "walk")).toBe("Fox took me away before my turn.");
  });

  it("took itself away first", () => {
    const leave: Rule = {
      ...walkRight("hero", "leave"),
      name: "Leave",
      actions: [{ type: "delete", actorId: "main" }],
    };
    const all = {
      type: "group-flow",
      id: "all",
      name: "",
      behavior: "all",
      rules: [leave, walkRight("hero")],
    } as const;
    const test = blocked([all], [], [hero]);
    test.editor.playback.forward();
    expect(whyOf(test.editor, "h", "walk")).toBe("“Leave” took me away first.");
  });

  it("was put on the stage only later", () => {
    const test = blocked();
    test.editor.playback.forward();
    const late: Actor = actorOf("hero", "late", 5, 5);
    test.editor.history.run("add", (document) => withActor(document, late));
    test.editor.playback.forward();
    expect(whyOf(test.editor, "late", "walk", 1)).toBe("I wasn't here yet.");
  });
});

function withActor(document: WorldDocument, actor: Actor): WorldDocument {
  const stage = document.world.stages[STAGE];
  if (!stage) throw new Error("There is no stage.");
  const shown = { ...stage, actors: { ...stage.actors, [actor.id]: actor } };
  return { ...document, world: { ...document.world, stages: { [STAGE]: shown } } };
}

describe("somebody who is gone by now", () => {
  it("says which turn was its last: the one in which it left by a rule", () => {
    const leave: Rule = { ...walkRight("hero", "leave"), actions: [{ type: "delete", actorId: "main" }] };
    const test = blocked([leave], [], [hero, actorOf("rock", "r", 6, 6)]);
    for (let turn = 0; turn < 3; turn += 1) test.editor.playback.forward();
    expect(askedStory(test.editor, { actorId: "h", turn: 3 })).toBe("notThere");
    expect(lastTurnOf(test.editor.film, { actorId: "h", turn: 3 })).toBe(1);
    expect(whyOf(test.editor, "h", "leave", 1)).toBe("When there is nothing on my right, I go away.");
  });

  it("or the one before it was taken off the stage by hand", () => {
    const test = blocked();
    for (let turn = 0; turn < 2; turn += 1) test.editor.playback.forward();
    test.editor.actors.remove("stage", "h");
    for (let turn = 0; turn < 2; turn += 1) test.editor.playback.forward();
    expect(lastTurnOf(test.editor.film, { actorId: "h", turn: 4 })).toBe(2);
    expect(lastTurnOf(test.editor.film, { actorId: "nobody", turn: 4 })).toBeNull();
  });
});

describe("what somebody did by a key", () => {
  const onKey = (code: number, id: string, rule: Rule): RuleTree[number] => ({
    type: "group-event",
    id,
    event: "key",
    code,
    rules: [rule],
  });
  const pressed = () => {
    const rules = [onKey(39, "onRight", walkRight("hero")), onKey(37, "onLeft", walkRight("hero", "other"))];
    const test = blocked(rules, [], [hero]);
    test.editor.playback.forward(39);
    return storyOf(test.editor, "h");
  };

  it("names the key", () => {
    expect(didWords(pressed())).toBe("When the right arrow is pressed and there is nothing on my right, I move right.");
  });

  it("is not said to have come before a rule of another key, which only waits for it", () => {
    const story = pressed();
    expect([...story.waiting.keys()]).toEqual([37]);
    expect([story.miss, story.unasked]).toEqual([null, []]);
  });
});

describe("a rule that another one came before", () => {
  const always: Rule = {
    ...walkRight("hero", "stay"),
    name: "Stay",
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
    actions: [],
  };

  it("is the nearest miss only if it would have been carried out otherwise", () => {
    const free = blocked([always, walkRight("hero")], [], [hero]);
    free.editor.playback.forward();
    expect(storyOf(free.editor, "h").miss?.rule.id).toBe("walk");
    const stuck = blocked([always, walkRight("hero")]);
    stuck.editor.playback.forward();
    expect(storyOf(stuck.editor, "h").miss).toBeNull();
    expect(whyOf(stuck.editor, "h", "walk")).toBe(`“Stay” went first. Also, ${BLOCKED}`);
  });

  it("is told of a rule without a reason, but not that it does so every turn", () => {
    const test = blocked([always], [], [hero]);
    test.editor.playback.forward();
    expect(didWords(storyOf(test.editor, "h"))).toBe("I wait.");
  });
});

describe("after the game was edited", () => {
  it("a turn is told as it was, on the stage as it was", () => {
    const test = blocked();
    test.editor.playback.forward();
    moveActor(test.editor, "stage", "r", { x: 6, y: 6 });
    test.editor.actors.remove("stage", "r");
    expect(whyOf(test.editor, "h", "walk")).toBe(`${BLOCKED} Now it fits.`);
  });

  it("tells what was done with the rules of then, and what would be done with those of now", () => {
    const test = blocked([walkRight("hero")], [], [hero]);
    test.editor.playback.forward();
    test.editor.rules.switchOn("hero", "walk", false);
    const story = storyOf(test.editor, "h");
    expect(didWords(story)).toBe("I stayed here. No rule fit.");
    expect(story.asPlayed && didWords(story.asPlayed)).toBe("When there is nothing on my right, I move right.");
    test.editor.undo();
    expect(storyOf(test.editor, "h").asPlayed).toBeNull();
  });

  it("a rule that was deleted is not told of, except where it was carried out", () => {
    const test = blocked([walkRight("hero")], [], [hero]);
    test.editor.playback.forward();
    test.editor.rules.remove("hero", "walk");
    const story = storyOf(test.editor, "h");
    expect(story.story.verdicts).toEqual([]);
    expect(story.asPlayed?.acted.map(({ rule }) => rule.id)).toEqual(["walk"]);
  });

  it("somebody whose character was deleted is gone", () => {
    const test = blocked();
    test.editor.playback.forward();
    test.editor.characters.remove("hero");
    expect(askedStory(test.editor, { actorId: "h", turn: 1 })).toBe("gone");
    expect(whyOf(test.editor, "h", "walk", 1)).toBe("I'm gone from the game now.");
  });
});

it("after a turn that broke off, nobody asks what would happen next: it might never end", () => {
  const test = blocked();
  test.editor.playback.forward();
  moveActor(test.editor, "stage", "r", { x: 6, y: 6 });
  expect(whyOf(test.editor, "h", "walk")).toBe(`${BLOCKED} Now it fits.`);
  test.editor.film?.brokeOff({ keys: [], clicks: [] });
  expect(whyOf(test.editor, "h", "walk")).toBe(BLOCKED);
});

it("one of 20,000 says the same as one of two", () => {
  const side = 150;
  const crowd = Array.from({ length: 19_998 }, (_, n) => actorOf("rock", `r${n}`, n % side, 3 + Math.floor(n / side)));
  const { document } = blocked(undefined, [], [...crowd, hero, rock]).state;
  const stage = document.world.stages[STAGE];
  if (!stage) throw new Error("There is no stage.");
  const stages = { [STAGE]: { ...stage, width: side, height: side } };
  const test = new TestEditor({ document: { ...document, world: { ...document.world, stages } } });
  test.editor.playback.forward();
  expect(test.editor.live().actors().size).toBe(20_000);
  expect(whyOf(test.editor, "h", "walk")).toBe(BLOCKED);
});

describe("somebody whom another one's rule moved or changed", () => {
  const push: Rule = {
    ...walkRight("hero", "push"),
    actors: { main: actorOf("hero", "main", 0, 0), pushed: actorOf("plant", "pushed", 1, 0) },
    actions: [{ type: "move", actorId: "pushed", offset: { x: 2, y: 0 } }],
    extent: { xmin: 0, xmax: 2, ymin: 0, ymax: 0, ignored: {} },
  };

  function pushed(rule: Rule, rules: RuleTree = []): string {
    const characters = [characterNamed("Hero", [rule]), characterNamed("Plant", rules)];
    const test = new TestEditor({ document: gameOf(characters, [hero, actorOf("plant", "p", 3, 2)]) });
    test.editor.playback.forward();
    return didWords(storyOf(test.editor, "p"));
  }

  it("says first who moved it, with rules that did nothing or none, and then what it did itself", () => {
    expect(pushed(push)).toBe("Hero moved me.");
    expect(pushed(push, [{ ...walkRight("plant"), enabled: false }])).toBe("Hero moved me. No rule fit.");
    expect(pushed(push, [walkRight("plant")])).toMatch(/^Hero moved me\. .*I move right/);
  });

  it("says who changed it or took it away", () => {
    const happy = { type: "appearance", actorId: "pushed", value: { constant: "plant-happy" } } as const;
    expect(pushed({ ...push, actions: [happy] })).toBe("Hero changed me.");
    expect(pushed({ ...push, actions: [{ type: "delete", actorId: "pushed" }] })).toBe(
      "Hero took me away before my turn.",
    );
  });

  it("says that it stayed where nobody did anything to it", () => {
    expect(pushed({ ...push, enabled: false })).toBe("I stayed here.");
  });
});
