/** The luck of a rule and of its other ways, which are one rule to a child. */
import { expect, test } from "vitest";
import { nodesIn, type RuleTree } from "../../src/engine/index.ts";
import { newLuck } from "../../src/recording/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const LUCKY = newLuck("luck", [walkRight("hero")], 2);

/** The rule waits for the right arrow key, or for none. */
function withAllWays(rule: RuleTree[number], keyed = true) {
  const rules: RuleTree = keyed ? [{ type: "group-event", id: "k", event: "key", code: 39, rules: [rule] }] : [rule];
  const document = gameOf([characterNamed("Hero", rules)], [actorOf("hero", "h", 2, 2)]);
  const { editor } = new TestEditor({ document });
  editor.rules.setWays("hero", "walk", { turns: ["flip-x", "90", "270"], turning: "keep" });
  const tree = () => editor.store.getState().document.characters.hero?.rules ?? [];
  /** How rarely each way is tried, by the rules that stand in each block of luck. */
  const luck = () =>
    nodesIn(tree()).flatMap((node) =>
      node.type === "group-flow" ? [[node.oneIn, node.rules.map(({ id }) => id).join(" ")]] : [],
    );
  const record = (oneIn: number | undefined) => {
    editor.recording.again("hero", "walk");
    editor.recording.rows.change("change luck", ({ luck: _, ...now }) => ({ ...now, ...(oneIn && { luck: oneIn }) }));
    editor.recording.save();
  };
  return { editor, tree, luck, record };
}

const ALL = (oneIn: number) =>
  expect.arrayContaining(["walk", "walk-flip-x", "walk-90", "walk-270"].map((id) => [oneIn, id]));

test("the ways under other keys follow the luck of their rule, recorded again or in its block", () => {
  const { editor, luck, record } = withAllWays(LUCKY);
  expect(luck()).toEqual(ALL(2));
  record(5);
  expect(luck()).toEqual(ALL(5));
  editor.rules.setOneIn("hero", "luck", 10);
  expect(luck()).toEqual(ALL(10));
  editor.undo();
  expect(luck()).toEqual(ALL(5));
});

test("luck that a rule gets later, or loses, is that of all its ways", () => {
  const { luck, record, tree } = withAllWays(walkRight("hero"));
  expect(luck()).toEqual([]);
  record(3);
  expect(luck()).toEqual(ALL(3));
  record(4);
  expect(luck()).toEqual(ALL(4));
  record(undefined);
  expect(luck()).toEqual([]);
  expect(nodesIn(tree()).flatMap((node) => (node.type === "rule" && node.derived ? node.id : []))).toHaveLength(3);
});

test("ways that stand with their rule share its block", () => {
  const { luck, record } = withAllWays(walkRight("hero"), false);
  record(3);
  expect(luck()).toEqual([[3, "walk walk-270 walk-90 walk-flip-x"]]);
  record(undefined);
  expect(luck()).toEqual([]);
});

test("a way that stands on its own, or has luck of its own, keeps it", () => {
  const { editor, luck } = withAllWays(LUCKY);
  editor.rules.untie("hero", "walk-90");
  editor.rules.setOneIn("hero", "luck-270", 7);
  editor.rules.setOneIn("hero", "luck", 5);
  expect(luck()).toEqual(
    expect.arrayContaining([
      [5, "walk"],
      [5, "walk-flip-x"],
      [2, "walk-90"],
      [7, "walk-270"],
    ]),
  );
});
