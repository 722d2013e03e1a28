/** Recording a rule again that was made from another one, or from which others were made. */
import { afterEach, describe, expect, it } from "vitest";
import { derive } from "../../src/engine/derive/index.ts";
import { type Rule, rulesIn } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;
afterEach(() => expectUndoAndRedo(test));

const LEFT = "walk-flip-x";

function open(): TestEditor["editor"] {
  const source = { ...walkRight("hero"), note: "Mine" };
  const rules = derive([source], "walk", { turn: "flip-x", looks: "keep" });
  const hero = characterNamed("Hero", rules ?? []);
  test = new TestEditor({ document: gameOf([hero], [actorOf("hero", "h", 2, 2)]) });
  return test.editor;
}

function ruleOf(id: string): Rule {
  const found = rulesIn(test.state.document.characters.hero?.rules ?? []).find((rule) => rule.id === id);
  if (!found) throw new Error(`there is no rule ${id}`);
  return found;
}

const entries = () => test.state.document.undoStack.length;

describe("recording a rule again", () => {
  it("and saving it unchanged leaves it and its tie as they were, without a step to undo", () => {
    const editor = open();
    const before = test.state.document.characters.hero?.rules;
    for (const id of ["walk", LEFT]) {
      editor.recording.again("hero", id);
      editor.recording.save();
      expect(test.state.recording).toBeNull();
    }
    expect(test.state.document.characters.hero?.rules).toEqual(before);
    expect(entries()).toBe(0);
  });

  it("makes the rules derived from it again, in the same step", () => {
    const editor = open();
    editor.recording.again("hero", "walk");
    editor.recording.growSide("right", 1);
    editor.recording.save();
    expect(ruleOf("walk").extent).toMatchObject({ xmin: 0, xmax: 2 });
    expect(ruleOf("walk").note).toBe("Mine");
    expect(ruleOf(LEFT).extent).toMatchObject({ xmin: -2, xmax: 0 });
    expect(ruleOf(LEFT).derived?.from).toBe("walk");
    expect(entries()).toBe(1);
    editor.undo();
    expect(ruleOf(LEFT).extent).toMatchObject({ xmin: -1, xmax: 0 });
    editor.redo();
  });

  it("that was made from another unties it", () => {
    const editor = open();
    editor.recording.again("hero", LEFT);
    editor.recording.growSide("top", 1);
    editor.recording.save();
    expect(ruleOf(LEFT).derived).toBeUndefined();
    expect(ruleOf("walk").extent).toMatchObject({ ymin: 0 });
  });
});
