import { afterEach, describe, expect, it, vi } from "vitest";
import { recordingOfText, textOfRecording } from "../../src/editor/recording/keptRecording.ts";
import type { Target } from "../../src/editor/tools/ToolEvent.ts";
import type { WorldDocument } from "../../src/engine/index.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

/** A Hero with Lives at 2,2 beside a Rock, another Hero far away, and a Score. */
function game(): WorldDocument {
  const lives = { id: "lives", name: "Lives", defaultValue: "3" };
  const hero = { ...characterNamed("Hero"), variables: { lives } };
  const actors = [actorOf("hero", "h", 2, 2), actorOf("rock", "r", 3, 2), actorOf("hero", "far", 7, 6)];
  const made = gameOf([hero, characterNamed("Rock")], actors);
  const score = { id: "score", name: "Score", value: "0" };
  return { ...made, world: { ...made.world, globals: { ...made.world.globals, score } } };
}

function teach(): TestEditor {
  test = new TestEditor({ document: game() });
  test.editor.recording.onActor("h");
  test.editor.recording.growSide("right", 1);
  return test;
}

const LIVES: Target = { kind: "variable", characterId: "hero", variableId: "lives" };
const LOOK: Target = { kind: "variable", characterId: "hero", variableId: "appearance" };
const SCORE: Target = { kind: "global", globalId: "score" };
const conditions = () => test.state.recording?.conditions ?? [];
const actions = () => test.state.recording?.actions ?? [];
const slot = (index: number, side: "left" | "right"): Target => ({
  kind: "conditionSlot",
  key: conditions()[index]?.key ?? "",
  side,
});

afterEach(() => {
  test.editor.recording.cancel();
  expectUndoAndRedo(test);
});

describe("a value of the inspector", () => {
  it("becomes a condition on its present value, on the list and on a row", () => {
    teach().drag([LIVES, { kind: "conditions" }]);
    test.drag([SCORE, { kind: "condition", key: conditions()[0]?.key ?? "" }]);
    expect(conditions().slice(1)).toMatchObject([
      { left: { actorId: "h", variableId: "lives" }, comparator: "=", right: { constant: "3" } },
      { left: { globalId: "score" }, right: { constant: "0" } },
    ]);
  });

  it("becomes no second condition that asks the same, and the child is told", () => {
    teach().editor.recording.rows.addCondition({ actorId: "h", variableId: "lives" });
    const before = conditions();
    test.editor.recording.rows.addCondition({ actorId: "h", variableId: "lives" });
    expect(conditions()).toEqual(before);
    expect(test.state.notice?.text).toBe("This check is already there.");
  });

  it("goes into a slot where it fits, and is refused with the reason where it does not", () => {
    teach().drag([LIVES, { kind: "conditions" }]);
    test.drag([SCORE, slot(1, "right")]);
    expect(conditions()[1]).toMatchObject({ right: { globalId: "score" } });
    test.drag([LOOK, slot(1, "right")]);
    expect(conditions()[1]).toMatchObject({ right: { globalId: "score" } });
    expect(test.state.notice?.text).toBe("That's not a number or a word, so it doesn't fit here.");
  });

  it("sets its present value when dropped on the actions, and is read in the slot of a row", () => {
    teach().drag([SCORE, { kind: "actions" }]);
    expect(actions()).toEqual([{ type: "global", global: "score", operation: "set", value: { constant: "0" } }]);
    test.drag([LIVES, { kind: "valueSlot", index: 0 }]);
    expect(test.editor.globals.now().score?.value).toBe("3");
  });

  it("is removed from a slot by the trash, which leaves a constant", () => {
    teach().drag([LIVES, { kind: "conditions" }]);
    test.drag([SCORE, slot(1, "right")]);
    test.drag([SCORE, { kind: "actions" }]);
    test.drag([LIVES, { kind: "valueSlot", index: 0 }]);
    test.editor.toolbox.chooseTool("trash");
    test.tap(slot(1, "right"), { shift: true });
    test.tap({ kind: "valueSlot", index: 0 });
    expect(conditions()[1]).toMatchObject({ right: { constant: "" } });
    expect(actions()[0]).toMatchObject({ value: { constant: "3" } });
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it("shows where it would be dropped, is one undo step, and does nothing outside a recording", () => {
    teach();
    test.press(LIVES);
    test.move({ kind: "conditions" });
    expect(test.state.preview).toMatchObject({
      value: { what: { actorId: "h", variableId: "lives" } },
      rowPlace: { kind: "conditions" },
    });
    test.escape();
    expect(conditions()).toHaveLength(1);
    test.drag([LIVES, { kind: "conditions" }]);
    test.editor.undo();
    expect(conditions()).toHaveLength(1);
    test.editor.recording.cancel();
    test.drag([LIVES, { kind: "conditions" }]);
    expect(test.state.preview).toBeNull();
  });
});

describe("rows", () => {
  it("are reordered by a drag, but not into an impossible order", () => {
    teach();
    moveActor(test.editor, "after", "h", { x: 3, y: 2 });
    test.editor.actors.remove("after", "r");
    test.editor.globals.set("score", "1");
    const row = (index: number): Target => ({ kind: "action", index });
    test.drag([row(2), row(0)]);
    expect(actions().map(({ type }) => type)).toEqual(["global", "move", "delete"]);
    test.drag([row(0), { kind: "actions" }]);
    expect(actions().map(({ type }) => type)).toEqual(["move", "delete", "global"]);
    test.editor.actors.place(
      "after",
      { characterId: "rock", appearance: "rock-idle", variableValues: {} },
      { x: 2, y: 2 },
    );
    test.editor.actors.setTransform("after", "r", "90");
    expect(actions().map(({ type }) => type)).toEqual(["move", "delete", "global", "create"]);
  });

  it("count instead of setting, and the picture stays as acted out", () => {
    teach();
    test.editor.globals.set("score", "1");
    test.editor.recording.rows.setOperation(0, "add");
    expect(actions()).toEqual([{ type: "global", global: "score", operation: "add", value: { constant: "1" } }]);
    expect(test.editor.globals.now().score?.value).toBe("1");
    test.editor.recording.rows.setValue(0, { constant: "5" });
    expect(test.editor.globals.now().score?.value).toBe("5");
    for (let step = 0; step < 3; step += 1) test.editor.undo();
    expect(actions()).toEqual([]);
  });

  it("can be about an actor of the picture only", () => {
    teach().editor.recording.rows.addCondition({ actorId: "far", variableId: "lives" });
    expect(conditions()).toHaveLength(1);
    expect(test.state.notice?.text).toBe("It isn't in the Before picture, so the rule can't check it.");
  });
});

describe("the squares where a rule would apply", () => {
  it("are those of the stage as it is, and follow every change of the picture", () => {
    teach();
    expect(test.editor.recording.fitting()?.actorIds).toEqual(["h"]);
    test.editor.recording.growSide("right", -1);
    expect(test.editor.recording.fitting()?.cells).toEqual([
      { x: 2, y: 2 },
      { x: 7, y: 6 },
    ]);
    test.editor.variables.setValue("before", "h", "lives", "9");
    test.editor.recording.rows.addCondition({ actorId: "h", variableId: "lives" });
    expect(test.editor.recording.fitting()?.cells).toEqual([]);
    expect(test.editor.recording.fitting()).toBe(test.editor.recording.fitting());
  });

  it("are known for a rule recorded on an empty stage, and not outside a recording", () => {
    teach().editor.recording.cancel();
    expect(test.editor.recording.fitting()).toBeNull();
    test.editor.recording.forCharacter("rock");
    expect(test.editor.recording.fitting()?.actorIds).toEqual(["r"]);
  });
});

describe("a stored recording", () => {
  const textNow = () => (test.state.recording ? textOfRecording(test.state.recording) : "");

  it("is resumed as it was, without its undo steps", () => {
    moveActor(teach().editor, "after", "h", { x: 3, y: 2 });
    const { recording } = test.state;
    const text = textNow();
    test.editor.recording.cancel();
    const kept = recordingOfText(text, test.state.document);
    if (kept) test.editor.recording.goOnWith(kept);
    expect(test.state.recording).toEqual(recording);
    expect(test.state.recordingSteps.past).toEqual([]);
    expect(test.state.ui).toMatchObject({ inspectorTab: "rules", selectedActorId: "h", selectedView: "after" });
  });

  it.each(["", "{}", '{"form":1}', '{"form":1,"recording":{"before":{}}}', '{"form":0,"recording":null}', "null"])(
    "is forgotten where the text is %j",
    (text) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      teach();
      expect(recordingOfText(text, test.state.document)).toBeNull();
      vi.restoreAllMocks();
    },
  );

  it("is dropped without its character, and makes a new rule if the old one is gone", () => {
    const text = () => {
      const hero = { ...characterNamed("Hero", [walkRight("hero")]) };
      test = new TestEditor({ document: gameOf([hero], []) });
      test.editor.recording.again("hero", "walk");
      return textNow();
    };
    const kept = text();
    expect(recordingOfText(kept, test.state.document)?.ruleId).toBe("walk");
    expect(recordingOfText(kept, gameOf([characterNamed("Hero")], []))?.ruleId).toBeNull();
    expect(recordingOfText(kept, gameOf([characterNamed("Rock")], []))).toBeNull();
  });
});

describe("saving", () => {
  it("names an older rule that always goes first", () => {
    teach().editor.recording.growSide("right", -1);
    test.editor.recording.save();
    const rules = () => test.state.document.characters.hero?.rules ?? [];
    const [older] = rules();
    test.editor.rules.rename("hero", older?.id ?? "", "Rest");
    test.editor.recording.onActor("h");
    test.editor.recording.growSide("right", 1);
    test.editor.selection.turn();
    test.editor.recording.save();
    expect(test.state.notice).toBeNull();
    const [taught] = rules();
    test.editor.rules.move("hero", taught?.id ?? "", {
      kind: "rule",
      characterId: "hero",
      ruleId: older?.id ?? "",
      place: "after",
    });
    test.editor.recording.again("hero", taught?.id ?? "");
    test.editor.recording.save();
    expect(test.state.notice?.text).toMatch(/^‘Rest’ always goes before this rule/);
  });

  it("says how many rows named something deleted and were left out", () => {
    teach().editor.actors.remove("after", "r");
    test.editor.actors.remove("before", "r");
    test.editor.selection.turn();
    test.editor.recording.save();
    expect(test.state.notice?.text).toBe("1 row was about something that's gone, so it was left out.");
  });
});
