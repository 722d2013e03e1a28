/** Everything that can be dragged can also be picked up and put down with two taps. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

beforeEach(() => {
  const { id: _, ...wait } = walkRight("hero");
  const characters = [characterNamed("Hero", [walkRight("hero"), { ...wait, id: "wait" }]), characterNamed("Rock")];
  test = new TestEditor({
    document: gameOf(characters, [actorOf("hero", "h", 1, 1), actorOf("rock", "r", 4, 1), actorOf("rock", "s", 5, 1)]),
  });
});
afterEach(() => expectUndoAndRedo(test));

const rule = (ruleId: string, place: "before" | "after" = "before") =>
  ({ kind: "rule", characterId: "hero", ruleId, place }) as const;

describe("a carried actor", () => {
  it("goes to the tapped square as one undo entry, and is then no longer carried", () => {
    test.pickUp({ x: 1, y: 1 });
    expect(test.state.ui.carries).toBe("it");
    test.tap({ x: 6, y: 5 });
    expect(test.places()).toEqual(["Hero 6,5", "Rock 4,1", "Rock 5,1"]);
    expect([test.state.ui.carries, test.state.preview]).toEqual([null, null]);
    test.tap({ x: 0, y: 0 });
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["move Hero"]);
  });

  it("follows a mouse with no button pressed, and a finger that slides before it is lifted", () => {
    test.pickUp({ x: 1, y: 1 });
    test.move({ x: 3, y: 3 });
    expect(test.state.preview?.ghost?.dropTarget?.cell).toEqual({ x: 3, y: 3 });
    test.press({ x: 3, y: 3 });
    test.move({ x: 4, y: 4 });
    test.release({ x: 4, y: 4 });
    expect(test.places()[0]).toBe("Hero 4,4");
  });

  it("brings all other selected actors along", () => {
    test.tap({ x: 4, y: 1 });
    test.tap({ x: 5, y: 1 }, { shift: true });
    test.pickUp({ x: 4, y: 1 });
    test.tap({ x: 4, y: 3 });
    expect(test.places()).toEqual(["Hero 1,1", "Rock 4,3", "Rock 5,3"]);
  });

  it("is put back by Escape, another tool, undo and Play, without an undo entry", () => {
    for (const ends of [
      () => test.escape(),
      () => test.editor.toolbox.chooseTool("pointer"),
      () => test.editor.undo(),
      () => test.editor.toolbox.interrupt(),
      () => test.editor.playback.play(),
    ]) {
      test.pickUp({ x: 1, y: 1 });
      ends();
      expect(test.state.ui.carries).toBeNull();
    }
    test.editor.playback.stop();
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("stays carried when a press becomes a pinch or a scroll", () => {
    test.pickUp({ x: 1, y: 1 });
    test.press({ x: 2, y: 2 });
    test.escape();
    test.release({ x: 2, y: 2 });
    expect([test.state.ui.carries, test.places()[0]]).toEqual(["it", "Hero 1,1"]);
    test.tap({ x: 3, y: 2 });
    expect(test.places()[0]).toBe("Hero 3,2");
  });

  it("is put back by Play, and nothing can be picked up while the game plays", () => {
    test.pickUp({ x: 1, y: 1 });
    test.editor.playback.play();
    expect(test.state.ui.carries).toBeNull();
    test.pickUp({ x: 1, y: 1 });
    expect(test.state.ui.carries).toBeNull();
    test.editor.playback.stop();
  });
});

it("a handle of the picture cannot be picked up, and makes no undo entry of the recording", () => {
  test.editor.recording.onActor("h");
  test.pickUp({ kind: "handle", view: "after", side: "right", line: 2 });
  expect(test.state.ui.carries).toBeNull();
  test.editor.recording.growSide("right", 1);
  expect(test.state.recordingSteps.past).toHaveLength(1);
  test.editor.recording.cancel();
});

describe("by two taps", () => {
  it("an actor moves in the after picture, and in the before picture", () => {
    test.editor.recording.onActor("h");
    test.editor.recording.moveSide("right", 4);
    test.pickUp({ x: 1, y: 1 }, { view: "after" });
    test.tap({ x: 2, y: 1 }, { view: "after" });
    expect(test.state.recording?.actions).toMatchObject([{ type: "move", actorId: "h", offset: { x: 1, y: 0 } }]);
    test.pickUp({ x: 4, y: 1 }, { view: "before" });
    test.tap({ x: 3, y: 1 }, { view: "before" });
    expect(test.places("before")).toContain("Rock 3,1");
    test.pickUp({ x: 1, y: 1 }, { view: "before" });
    test.editor.recording.cancel();
    expect(test.state.ui.carries).toBeNull();
  });

  it("a rule moves to another place in its list", () => {
    test.pickUp(rule("wait", "after"));
    expect(test.state.preview).toMatchObject({ draggedRule: { ruleId: "wait" }, rulePlace: null });
    test.move(rule("walk"));
    expect(test.state.preview?.rulePlace).toEqual(rule("walk"));
    test.tap(rule("walk"));
    expect(test.state.document.characters.hero?.rules.map(({ id }) => id)).toEqual(["wait", "walk"]);
  });

  it("a character moves beside another one, by finger and by key, and onto the stage", () => {
    const rock = { kind: "character", characterId: "rock" } as const;
    const order = () => Object.keys(test.state.document.characters);
    test.pickUp(rock);
    test.tap({ kind: "library", characterId: null, beside: { id: "hero", place: "before" } });
    expect(order()).toEqual(["rock", "hero"]);
    test.pickUp({ kind: "character", characterId: "hero" });
    test.tap(rock);
    expect(order()).toEqual(["hero", "rock"]);
    test.pickUp(rock);
    test.tap({ x: 8, y: 7 });
    expect(test.places()).toContain("Rock 8,7");
  });

  it("an appearance goes onto an actor of its character, and beside another appearance", () => {
    const happy = { kind: "appearance", characterId: "hero", appearanceId: "hero-happy" } as const;
    test.pickUp(happy);
    test.tap({ x: 1, y: 1 });
    expect(test.actorsAt(1, 1)[0]?.appearance).toBe("hero-happy");
    test.pickUp(happy);
    test.tap({ ...happy, appearanceId: "hero-idle" });
    expect(Object.keys(test.state.document.characters.hero?.spritesheet.appearances ?? {})[0]).toBe("hero-happy");
  });
});
