/** A rule for other directions: what an edit of them does to the tree. */
import { afterEach, describe, expect, it } from "vitest";
import type { Rule, RuleTree } from "../../src/engine/index.ts";
import { rulesIn } from "../../src/engine/index.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;
afterEach(() => expectUndoAndRedo(test));

const inKey: RuleTree = [
  {
    type: "group-event",
    id: "k",
    event: "key",
    code: 39,
    rules: [walkRight("hero")],
  },
  { type: "group-event", id: "always", event: "idle", rules: [] },
];

function open(rules: RuleTree = inKey) {
  test = new TestEditor({
    document: gameOf([characterNamed("Hero", rules)], [actorOf("hero", "h", 2, 2)]),
  });
  return test.editor;
}
const rules = () => test.state.document.characters.hero?.rules ?? [];
const ruleOf = (id: string) => rulesIn(rules()).find((rule) => rule.id === id) as Rule;
const keys = () => rules().flatMap((node) => (node.type === "group-event" && node.code ? [node.code] : []));
const ALL = ["flip-x", "270", "90"] as const;

describe("all four ways", () => {
  it("are one step of undo, each in the block of its arrow key", () => {
    const editor = open();
    editor.rules.setWays("hero", "walk", { turns: ALL, turning: "sides" });
    expect(keys()).toEqual([39, 37, 38, 40]);
    expect(test.state.document.undoStack).toHaveLength(1);
  });

  it("mirror the picture to the left, and leave it as it is on the ways up and down", () => {
    open().rules.setWays("hero", "walk", { turns: ALL, turning: "sides" });
    const turned = ["walk", "walk-flip-x", "walk-270", "walk-90"].map((id) =>
      ruleOf(id).actions.flatMap((action) => (action.type === "transform" ? [action.value] : [])),
    );
    expect(turned).toEqual([[{ constant: "0" }], [{ constant: "flip-x" }], [], []]);
    test.editor.rules.rename("hero", "walk", "Run right");
    expect(ruleOf("walk-270")).toMatchObject({
      name: "Run up",
      actions: [{ type: "move" }],
    });
  });

  it("let a hero who went left look left while it goes up", () => {
    const editor = open();
    editor.rules.setWays("hero", "walk", { turns: ALL, turning: "sides" });
    const looks: (string | undefined)[] = [];
    for (const code of [37, 38, 40, 39, 38]) {
      editor.playback.forward(code);
      looks.push(test.actors()[0]?.transform);
    }
    expect(looks).toEqual(["flip-x", "flip-x", "flip-x", "0", "0"]);
  });

  it("turn in another way when the child says so, and still follow their source", () => {
    const editor = open();
    editor.rules.setWays("hero", "walk", { turns: ALL, turning: "keep" });
    editor.rules.setWays("hero", "walk", { turns: ALL, turning: "turn" });
    expect(ruleOf("walk-270").actions[0]).toMatchObject({
      value: { constant: "270" },
    });
    editor.rules.rename("hero", "walk", "Run right");
    expect(ruleOf("walk-270")).toMatchObject({
      name: "Run up",
      derived: { looks: "turn" },
    });
    editor.rules.setWays("hero", "walk", { turns: ALL, turning: "keep" });
    expect(ruleOf("walk").actions).toHaveLength(1);
    expect(ruleOf("walk-270").derived?.looks).toBe("keep");
  });
});

describe("with the arrow keys", () => {
  const kept: RuleTree = [{ ...walkRight("hero"), id: "rest", name: "Rest" }];

  it("is one step of undo that puts all four ways into the blocks of their keys", () => {
    const editor = open([walkRight("hero")]);
    editor.rules.takeArrowKeys("hero", "walk", "keep");
    expect(keys()).toEqual([39, 37, 38, 40]);
    expect(rules().map((node) => (node.type === "rule" ? [] : node.rules.map(({ id }) => id)))).toEqual([
      ["walk"],
      ["walk-flip-x"],
      ["walk-270"],
      ["walk-90"],
    ]);
    expect(test.state.document.undoStack).toHaveLength(1);
  });

  it("moves the ways that are there already, and leaves other rules to every turn", () => {
    const editor = open([walkRight("hero"), ...kept]);
    editor.rules.setWays("hero", "walk", { turns: ALL, turning: "sides" });
    editor.rules.takeArrowKeys("hero", "walk", "sides");
    expect(keys()).toEqual([39, 37, 38, 40]);
    expect(rules().at(-1)).toMatchObject({ event: "idle", rules: kept });
    expect(ruleOf("walk-flip-x").derived?.looks).toBe("turn");
  });

  it("goes on in the blocks of keys that are there", () => {
    const editor = open([...inKey.slice(0, 1), { ...inKey[1], rules: kept }] as RuleTree);
    editor.rules.rename("hero", "rest", "Run right");
    editor.rules.takeArrowKeys("hero", "rest", "keep");
    expect(keys()).toEqual([39, 37, 38, 40]);
    expect(rules()[0]).toMatchObject({
      rules: [{ id: "walk" }, { id: "rest" }],
    });
    expect(ruleOf("rest-90")).toMatchObject({ name: "Run down" });
  });
});

describe("a way that is given back", () => {
  it("goes with the block that was made for it, and the other ways stay", () => {
    const editor = open();
    editor.rules.setWays("hero", "walk", { turns: ALL, turning: "sides" });
    editor.rules.setWays("hero", "walk", { turns: ["270"], turning: "sides" });
    expect(keys()).toEqual([39, 38]);
    editor.rules.setWays("hero", "walk", { turns: [], turning: "sides" });
    expect(rules()).toEqual(inKey);
  });

  it("leaves blocks alone that a child made", () => {
    const left = {
      type: "group-event",
      id: "mine",
      event: "key",
      code: 37,
      rules: [],
    } as const;
    const editor = open([...inKey, left]);
    editor.rules.setWays("hero", "walk", {
      turns: ["flip-x"],
      turning: "keep",
    });
    expect(ruleOf("walk-flip-x")).toBeDefined();
    editor.rules.setWays("hero", "walk", { turns: [], turning: "keep" });
    expect(rules()).toEqual([...inKey, left]);
  });
});

describe("the offer", () => {
  it("comes with a new rule that has a direction, and goes when the next one is begun", () => {
    const editor = open();
    editor.recording.onActor("h");
    editor.recording.growSide("right", 1);
    moveActor(editor, "after", "h", { x: 3, y: 2 });
    editor.recording.save();
    expect(editor.ui.state.waysOfferId).toBe(editor.ui.state.selectedRuleId);
    editor.recording.onActor("h");
    expect(editor.ui.state.waysOfferId).toBeNull();
    editor.recording.save();
    expect(editor.ui.state.waysOfferId).toBeNull();
  });
});
