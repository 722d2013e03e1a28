import { afterEach, describe, expect, it } from "vitest";
import { seededRandom } from "../support/seededRandom.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

/** Two heroes and a rock in a row, and a rock far away. */
function openRow(): TestEditor {
  const actors = [
    actorOf("hero", "a", 1, 1),
    actorOf("hero", "b", 2, 1),
    actorOf("rock", "r", 3, 1),
    actorOf("rock", "far", 9, 7),
  ];
  test = new TestEditor({ document: gameOf([characterNamed("Hero"), characterNamed("Rock")], actors) });
  return test;
}

const box = (keys = {}) =>
  test.drag(
    [
      { x: 0, y: 0 },
      { x: 2, y: 1 },
      { x: 3, y: 1 },
    ],
    keys,
  );
const selected = () => test.editor.selection.actors("stage").map(({ id }) => id);
const labels = () => test.state.document.undoStack.map(({ label }) => label);

describe("several actors", () => {
  afterEach(() => expectUndoAndRedo(test));

  it("are selected by a box drawn from an empty square, without an undo entry", () => {
    openRow().press({ x: 0, y: 0 });
    test.move({ x: 3, y: 1 });
    expect(test.state.preview?.box).toMatchObject({ view: "stage", from: { x: 0.5, y: 0.5 }, to: { x: 3.5, y: 1.5 } });
    test.release({ x: 3, y: 1 });
    expect(test.state.preview).toBeNull();
    expect(selected()).toEqual(["r", "b", "a"]);
    expect(test.state.ui).toMatchObject({ selectedActorId: "r", selectedCharacterId: "rock" });
    expect(labels()).toEqual([]);
  });

  it("stay selected as before when Escape ends the box", () => {
    openRow().tap({ x: 9, y: 7 });
    test.press({ x: 0, y: 0 });
    test.move({ x: 3, y: 1 });
    test.escape();
    expect(selected()).toEqual(["far"]);
  });

  it("are added and removed one by one with Shift, or by taps in the mode for several", () => {
    openRow().tap({ x: 1, y: 1 });
    test.tap({ x: 3, y: 1 }, { shift: true });
    expect(selected()).toEqual(["r", "a"]);
    test.tap({ x: 5, y: 5 }, { shift: true });
    test.tap({ x: 3, y: 1 }, { shift: true });
    expect(selected()).toEqual(["a"]);
    test.editor.selection.selectSeveral(true);
    test.tap({ x: 2, y: 1 });
    test.tap({ x: 2, y: 1 });
    test.tap({ x: 9, y: 7 });
    expect(selected()).toEqual(["far", "a"]);
    box({ shift: true });
    expect(selected()).toEqual(["far", "a", "r", "b"]);
  });

  it("are deselected by a plain tap on one of them or on an empty square", () => {
    openRow();
    box();
    test.tap({ x: 1, y: 1 });
    expect(selected()).toEqual(["a"]);
    box();
    test.editor.selection.selectSeveral(true);
    test.editor.selection.selectActor("stage", null);
    expect(selected()).toEqual([]);
    expect(test.state.ui.selectsSeveral).toBe(false);
  });

  it("move together as one undo entry, and none leaves the stage", () => {
    openRow();
    box();
    test.press({ x: 2, y: 1 });
    test.move({ x: 2, y: 5 });
    expect(test.state.preview?.ghost?.others.map(({ offset }) => offset)).toEqual([
      { x: 1, y: 0 },
      { x: -1, y: 0 },
    ]);
    test.release({ x: 0, y: 5 });
    expect(test.places()).toEqual(["Hero 0,5", "Hero 1,5", "Rock 2,5", "Rock 9,7"]);
    expect(labels()).toEqual(["move 3 characters"]);
    expect(selected()).toEqual(["b", "r", "a"]);
  });

  it("stay where they are when an actor outside the selection is dragged", () => {
    openRow();
    box();
    test.drag([
      { x: 9, y: 7 },
      { x: 9, y: 5 },
    ]);
    expect(test.places()).toEqual(["Hero 1,1", "Hero 2,1", "Rock 3,1", "Rock 9,5"]);
    expect(selected()).toEqual(["far"]);
  });

  it("are copied together with Alt, but not onto actors like them", () => {
    openRow();
    box();
    const copy = (x: number) =>
      test.drag(
        [
          { x: 1, y: 1 },
          { x, y: 1 },
        ],
        { alt: true },
      );
    copy(2);
    expect(test.state.notice?.text).toBe("There is a Hero here already.");
    expect(labels()).toEqual([]);
    copy(4);
    expect(test.places().slice(4)).toEqual(["Hero 4,1", "Hero 5,1", "Rock 6,1"]);
    expect(labels()).toEqual(["copy 3 characters"]);
    expect(selected()).toHaveLength(3);
    expect(selected()).not.toContain("a");
  });

  it("are rotated and deleted as one undo entry each", () => {
    openRow();
    box();
    test.editor.selection.turn();
    expect(test.actors().map(({ transform }) => transform)).toEqual(["90", "90", "90", undefined]);
    test.editor.selection.remove();
    expect(test.places()).toEqual(["Rock 9,7"]);
    expect(selected()).toEqual([]);
    expect(labels()).toEqual(["turn 3 characters", "delete 3 characters"]);
  });

  it("are no longer selected once an undo has removed them, and the character of the next one is shown", () => {
    openRow();
    test.drag([
      { kind: "character", characterId: "hero" },
      { x: 5, y: 5 },
    ]);
    test.tap({ x: 9, y: 7 }, { shift: true });
    test.tap({ x: 5, y: 5 }, { shift: true });
    test.tap({ x: 5, y: 5 }, { shift: true });
    test.editor.undo();
    expect(selected()).toEqual(["far"]);
    expect(test.state.ui.selectedCharacterId).toBe("rock");
  });
});

describe("deleting during a drag", () => {
  afterEach(() => expectUndoAndRedo(test));

  it("ends the drag, and nothing is dropped", () => {
    openRow().tap({ x: 1, y: 1 });
    test.press({ x: 1, y: 1 });
    test.move({ x: 4, y: 4 });
    test.editor.selection.remove();
    test.move({ x: 4, y: 5 });
    expect(test.state.preview).toBeNull();
    test.release({ x: 4, y: 5 });
    expect(test.places()).toEqual(["Hero 2,1", "Rock 3,1", "Rock 9,7"]);
    expect(selected()).toEqual([]);
  });

  it("of a whole character leaves nothing to drop", () => {
    openRow().press({ kind: "character", characterId: "hero" });
    test.move({ x: 4, y: 4 });
    test.editor.characters.remove("hero");
    test.release({ x: 4, y: 4 });
    expect(test.places()).toEqual(["Rock 3,1", "Rock 9,7"]);
  });
});

it("several actors are deselected when a playing game deletes them", () => {
  const rule = { ...makesMore("hero"), actions: [{ type: "delete", actorId: "main" }] } as const;
  const document = gameOf(
    [characterNamed("Hero", [rule]), characterNamed("Rock")],
    [actorOf("hero", "a", 1, 1), actorOf("rock", "r", 3, 1)],
  );
  test = new TestEditor({ document });
  test.editor.selection.selectAll();
  test.tap({ x: 1, y: 1 }, { shift: true });
  test.tap({ x: 1, y: 1 }, { shift: true });
  expect(selected()).toEqual(["a", "r"]);
  test.editor.playback.forward();
  expect(selected()).toEqual(["r"]);
});

it("several actors moved in the after picture are one undo entry with a row each", () => {
  openRow();
  test.editor.recording.onActor("a");
  test.editor.recording.growSide("right", 4);
  test.editor.recording.growSide("bottom", 2);
  test.drag(
    [
      { x: 4, y: 3 },
      { x: 1, y: 1 },
    ],
    { view: "after" },
  );
  expect(test.editor.selection.actors("after")).toHaveLength(3);
  const steps = test.state.recordingSteps.past.length;
  test.drag(
    [
      { x: 2, y: 1 },
      { x: 3, y: 3 },
    ],
    { view: "after" },
  );
  expect(test.state.recording?.actions.map(({ type }) => type)).toEqual(["move", "move", "move"]);
  expect(test.places("after").sort()).toEqual(["Hero 2,3", "Hero 3,3", "Rock 4,3"]);
  expect(test.state.recordingSteps.past).toHaveLength(steps + 1);
  test.editor.undo();
  expect(test.places("after").sort()).toEqual(["Hero 1,1", "Hero 2,1", "Rock 3,1"]);
});

it("the main actor of a rule cannot be deleted from the before picture, and the others can", () => {
  openRow();
  test.editor.recording.onActor("a");
  test.editor.recording.growSide("right", 2);
  test.drag(
    [
      { x: 4, y: 3 },
      { x: 1, y: 1 },
    ],
    { view: "before" },
  );
  test.editor.selection.remove();
  expect(test.state.notice?.text).toBe("The rule is about this one. It stays in the picture.");
  expect(test.places("before")).toEqual(["Hero 1,1", "Rock 9,7"]);
});

it("random edits of several actors can all be undone and redone", () => {
  for (let seed = 1; seed <= 20; seed++) {
    openRow();
    const draw = seededRandom(seed);
    const square = () => ({ x: draw(10), y: draw(8) });
    const { selection, clipboard } = test.editor;
    const works = [
      () => test.drag([square(), square(), square()], { alt: draw(3) === 0, shift: draw(3) === 0 }),
      () => selection.turn(),
      () => selection.selectAll(),
      () => selection.selectSeveral(draw(2) === 0),
      () => clipboard.duplicate(),
      () => test.tap(square(), { shift: draw(2) === 0 }),
      () => draw(3) === 0 && selection.remove(),
    ];
    for (let step = 0; step < 30; step++) works[draw(works.length)]?.();
    expectUndoAndRedo(test);
  }
});
