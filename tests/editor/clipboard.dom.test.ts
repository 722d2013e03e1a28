// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

const HEROES = [characterNamed("Hero"), characterNamed("Rock")];
const wall = () => [actorOf("rock", "r1", 0, 0, { transform: "90" }), actorOf("rock", "r2", 1, 0)];

function open(actors = wall(), characters = HEROES): TestEditor {
  test = new TestEditor({ document: gameOf(characters, actors) });
  return test;
}

function copyAll(): void {
  test.editor.selection.selectAll();
  test.editor.clipboard.copy();
}

const labels = () => test.state.document.undoStack.map(({ label }) => label);

beforeEach(() => localStorage.clear());

describe("the clipboard", () => {
  afterEach(() => expectUndoAndRedo(test));

  it("pastes copies into the middle, rotated as they were, and selects them", () => {
    open();
    copyAll();
    expect(test.state.notice?.text).toBe("Copied 2 characters.");
    test.editor.clipboard.paste();
    expect(test.places()).toEqual(["Rock 0,0", "Rock 1,0", "Rock 4,3", "Rock 5,3"]);
    expect(test.actorsAt(4, 3)[0]?.transform).toBe("90");
    expect(labels()).toEqual(["paste 2 characters"]);
    expect(test.editor.selection.actors()).toHaveLength(2);
  });

  it("pastes again beside the previous paste", () => {
    open([actorOf("rock", "r", 0, 0)]);
    copyAll();
    test.editor.clipboard.paste();
    test.editor.clipboard.paste();
    expect(test.places()).toEqual(["Rock 0,0", "Rock 4,3", "Rock 5,3"]);
  });

  it("pastes at the square of the keyboard cursor, moved inside the stage", () => {
    open();
    copyAll();
    test.editor.ui.placeCursor("stage", { x: 9, y: 7 });
    test.editor.clipboard.paste();
    expect(test.places().slice(2)).toEqual(["Rock 8,7", "Rock 9,7"]);
  });

  it("cuts the selected actors as one undo entry", () => {
    open();
    test.editor.selection.selectAll();
    test.editor.clipboard.cut();
    expect(test.places()).toEqual([]);
    test.editor.clipboard.paste();
    expect(test.places()).toEqual(["Rock 4,3", "Rock 5,3"]);
    expect(labels()).toEqual(["delete 2 characters", "paste 2 characters"]);
  });

  it("duplicates beside the selected actors", () => {
    open([actorOf("hero", "h", 5, 5, { variableValues: { v: "3" } })]);
    test.tap({ x: 5, y: 5 });
    test.editor.clipboard.duplicate();
    expect(test.places()).toEqual(["Hero 5,5", "Hero 6,5"]);
    expect(test.actorsAt(6, 5)[0]?.variableValues).toEqual({ v: "3" });
    expect(labels()).toEqual(["duplicate Hero"]);
  });

  it("pastes on another stage", () => {
    open();
    copyAll();
    test.editor.stages.add();
    test.editor.clipboard.paste();
    expect(test.places()).toEqual(["Rock 10,6", "Rock 11,6"]);
  });

  it("brings the character with its rules into another game", () => {
    open([actorOf("hero", "h", 2, 2)], [characterNamed("Hero", [walkRight("hero")])]);
    copyAll();
    open(wall(), [characterNamed("Rock")]);
    test.editor.clipboard.paste();
    expect(test.places()).toContain("Hero 4,3");
    expect(test.state.document.characters.hero?.rules).toHaveLength(1);
    expect(labels()).toEqual(["paste Hero"]);
  });

  it("gives an actor whose appearance is gone the first one of its character", () => {
    open([actorOf("hero", "h", 2, 2, { appearance: "hero-happy" })]);
    copyAll();
    test.editor.characters.removeAppearance("hero", "hero-happy");
    test.editor.clipboard.paste();
    expect(test.actors().map(({ appearance }) => appearance)).toEqual(["hero-idle", "hero-idle"]);
  });

  it("says so if there is no space, and changes nothing", () => {
    const all = Array.from({ length: 80 }, (_, place) =>
      actorOf("rock", `r${place}`, place % 10, Math.floor(place / 10)),
    );
    open(all);
    test.tap({ x: 0, y: 0 });
    test.editor.clipboard.copy();
    test.editor.clipboard.paste();
    expect(test.state.notice?.text).toBe("There is a Rock here already.");
    expect(labels()).toEqual([]);
  });

  it("says what to do first if nothing is selected or copied", () => {
    open();
    test.editor.clipboard.copy();
    expect(test.state.notice?.text).toBe("Pick a character on the stage first.");
    test.editor.clipboard.paste();
    expect(test.state.notice?.text).toBe("Nothing to paste yet. Pick a character and copy it first.");
    localStorage.setItem("gridlings-copied", "{ broken");
    test.editor.clipboard.paste();
    expect(labels()).toEqual([]);
  });
});

it("pastes into a recording as a row of the rule", () => {
  open([actorOf("hero", "h", 2, 2)]);
  test.tap({ x: 2, y: 2 });
  test.editor.clipboard.copy();
  test.editor.recording.onActor("h");
  test.editor.recording.growSide("right", 1);
  test.editor.clipboard.paste();
  expect(test.state.recording?.actions).toMatchObject([{ type: "create" }]);
  expect(test.places("after")).toEqual(["Hero 2,2", "Hero 3,2"]);
});
