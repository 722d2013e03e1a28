/** Who walks by one key and shoots by another does both in one turn, once a child has asked why it does not shoot. */
import { expect, it } from "vitest";
import { type Rule, type RuleNode, rulesIn } from "../../src/engine/index.ts";
import { mendsOf, withMiss } from "../../src/panels/why/askedStory.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, walkRight } from "../support/testGame.ts";
import { storyOf } from "../support/whyOf.ts";

const RIGHT = 39;
const LEFT = 37;
const SPACE = 32;

const walk = walkRight("hero");
const shoot: Rule = { ...makesMore("hero"), id: "shoot" };
const inKey = (code: number, rule: Rule): RuleNode => ({
  ...{ type: "group-event", id: `key ${code}`, event: "key", code, rules: [rule] },
});

/** A hero who has pressed both keys, and why it did not shoot. */
function open(rules: readonly RuleNode[]) {
  const test = new TestEditor({
    document: gameOf([characterNamed("Hero", rules)], [actorOf("hero", "h", 2, 5)]),
  });
  test.editor.playback.keys.press(RIGHT);
  test.editor.playback.forward(SPACE);
  const story = withMiss(storyOf(test.editor, "h"), "shoot");
  return { test, mends: story.miss ? mendsOf(story, story.miss) : [] };
}

it("is offered both first where each waits for a key of its own, as one step of undo", () => {
  const { test, mends } = open([inKey(RIGHT, walk), inKey(SPACE, shoot)]);
  expect(mends.map(({ what }) => what.kind)).toEqual(["both", "first"]);
  const [both] = mends;
  if (both) test.editor.history.run("both", both.change);
  expect(test.state.document.characters.hero?.rules[0]).toMatchObject({ event: "key", code: RIGHT, goOn: true });
  test.editor.playback.keys.press(RIGHT);
  test.editor.playback.forward(SPACE);
  expect(test.places()).toHaveLength(2);
  test.editor.history.undo();
  expect(rulesIn(test.state.document.characters.hero?.rules ?? [])).toHaveLength(2);
});

it("is done on all ways where one of them is walked by an arrow key", () => {
  const { test, mends } = open([inKey(RIGHT, walk), inKey(LEFT, { ...walk, id: "left" }), inKey(SPACE, shoot)]);
  const [both] = mends;
  if (both) test.editor.history.run("both", both.change);
  const goesOn = (test.state.document.characters.hero?.rules ?? []).map((node) => "goOn" in node && node.goOn);
  expect(goesOn).toEqual([true, true, false]);
});

it("is not offered where one of them always happens", () => {
  const { mends } = open([inKey(RIGHT, walk), shoot]);
  expect(mends.map(({ what }) => what.kind)).toEqual(["first"]);
});
