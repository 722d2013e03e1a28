/** Mistakes of a child in the lessons: each leads back, so that nobody gets stuck. */
import { describe, expect, it } from "vitest";
import { BOULDER, FLAG, RAISED, ROCK, SCOUT, WALK_RIGHT } from "../../../src/tutorial/lessons/cast.ts";
import type { StepId } from "../../../src/tutorial/lessons/sets.ts";
import { moveActor } from "../../support/TestEditor.ts";
import { TestLessons } from "../../support/TestLessons.ts";
import { actOut, CHILD, drawPiece, layPieces, openDrawing, record } from "./childActions.ts";

const STEPS_MAX = 40;

/** Begins at a step and does what the steps up to another one ask for. */
async function upTo(step: StepId, from: StepId): Promise<TestLessons> {
  const test = await TestLessons.open("base", { kept: JSON.stringify({ set: "base", stepId: from, state: "left" }) });
  test.lessons.goOnLater();
  await test.settle();
  for (let turns = 0; test.step !== step; turns += 1) {
    if (!test.step || turns > STEPS_MAX) throw new Error(`${step} does not come after ${from}, but ${test.step}`);
    if (test.view?.offer) test.lessons.takeOffer();
    CHILD[test.step]?.(test);
    test.pass(400);
    if (test.view?.speaking) test.lessons.next();
    test.pass(1000);
  }
  return test;
}

describe("a recording that ends early", () => {
  it.each<[StepId, StepId, StepId]>([
    ["right", "record", "record"],
    ["act", "record", "record"],
    ["save-climb", "record", "record"],
    ["frame", "rec-slip", "here"],
    ["save-slip", "rec-slip", "here"],
    ["below", "rec-fall", "no-gravity"],
    ["save-fall", "rec-fall", "no-gravity"],
  ])("by Cancel in %s leads back to %s with a kind word", async (step, anchor, from) => {
    const test = await upTo(step, from);
    test.editor.recording.cancel();
    test.pass(0);
    expect(test.step).toBe(anchor);
    expect(test.view?.kindWord).toMatch(/again/);
  });

  it("with another rule saved leads back, too", async () => {
    const test = await upTo("right", "record");
    test.editor.recording.save();
    test.pass(0);
    expect(test.step).toBe("record");
  });

  it("with the right rule saved leads ahead", async () => {
    const test = await upTo("right", "record");
    test.editor.recording.growSide("right", 1);
    test.editor.recording.growSide("top", 1);
    actOut(test, 1, -1);
    test.editor.recording.save();
    test.pass(0);
    expect(test.step).toBe("try-climb");
  });

  it("is skipped if the child accepts a rule that exists already", async () => {
    const test = await upTo("try-climb", "record");
    test.lessons.choose("base", 2);
    test.pass(0);
    expect(test.view?.offer?.repair.kind).toBe("goodEnough");
    test.lessons.takeOffer();
    expect(test.step).toBe("try-climb");
  });

  it("because the page is reloaded leads back to its first step", async () => {
    const test = await TestLessons.at("act");
    expect(test.step).toBe("record");
  });
});

describe("a game that is not playing", () => {
  it.each<[StepId, readonly string[]]>([
    ["walk", ["rightKey"]],
    ["flag", []],
  ])("in %s has to be played first, and Nib points only at Play", async (step, thenAt) => {
    const test = await TestLessons.at(step);
    test.editor.playback.stop();
    test.pass(0);
    const things = () => test.view?.spots.flatMap((spot) => (spot.on === "page" ? [spot.name] : []));
    expect([test.view?.remark, things()]).toEqual(["The game isn't playing. Press Play first.", ["play"]]);
    test.editor.playback.play();
    test.pass(0);
    expect([test.view?.remark, things()]).toEqual([null, thenAt]);
  });
});

describe("what is missing", () => {
  it.each<[string, StepId, (test: TestLessons) => void]>([
    ["Scout himself", "press-play", ({ editor }) => editor.characters.remove(SCOUT)],
    ["Scout on the stage", "walk", (test) => test.editor.actors.remove("stage", test.actor(SCOUT).id)],
    ["the rule to walk", "walk", ({ editor }) => editor.rules.remove(SCOUT, WALK_RIGHT)],
    ["the rock", "record", (test) => test.editor.actors.remove("stage", test.actor(ROCK).id)],
    ["the boulders", "rec-slip", ({ editor }) => editor.characters.remove(BOULDER)],
    ["the flag", "flag", ({ editor }) => editor.characters.remove(FLAG)],
    ["the climbing rule", "try-climb", () => undefined],
    ["the rule to slip", "try-slip", () => undefined],
    ["the rule to fall", "guess", () => undefined],
  ])("%s is put back by Nib as one undo entry", async (_, step, lose) => {
    const test = await TestLessons.at(step);
    lose(test);
    test.passLong();
    for (let offers = 0; test.view?.offer?.repair.kind === "put"; offers += 1) {
      expect(offers, test.view.offer.text).toBeLessThan(4);
      const { undoStack } = test.hands.state.document;
      test.lessons.takeOffer();
      test.pass(0);
      expect(test.hands.state.document.undoStack).toHaveLength(undoStack.length + 1);
      expect(test.hands.state.document.undoStack.at(-1)?.label).toContain("Nib");
    }
    expect(test.view?.offer).toBeNull();
    expect(test.step).toBe(step);
  });

  it("is not put back until the child agrees", async () => {
    const test = await TestLessons.at("press-play");
    test.editor.characters.remove(SCOUT);
    test.passLong();
    expect(test.view?.offer).not.toBeNull();
    expect(test.hands.state.document.characters[SCOUT]).toBeUndefined();
  });

  it("cannot be put back without the template, and nothing breaks", async () => {
    const template = () => Promise.reject(new Error("no line"));
    const test = await TestLessons.at("press-play", { parts: { template } });
    test.editor.actors.remove("stage", test.actor(SCOUT).id);
    test.pass(0);
    test.lessons.takeOffer();
    test.pass(0);
    expect(test.step).toBe("press-play");
    expect(test.view?.kindWord).toMatch(/another lesson/);
  });
});

describe("what is in the way", () => {
  it("is no drawing that has begun: Nib waits until it is saved", async () => {
    const test = await TestLessons.at("press-play");
    test.editor.drawings.begin({ characterId: null });
    test.pass(0);
    expect(test.view?.offer?.label).toBe("Close it");
    test.home.hasDrawn = true;
    test.pass(1000);
    expect(test.view?.offer).toMatchObject({ label: null, text: "Nice drawing! Press Save when you're ready." });
    expect(test.view?.spots).toEqual([{ on: "page", name: "paintSave" }]);
    test.editor.ui.openModal(null);
    test.pass(0);
    expect(test.view?.offer).toBeNull();
  });

  it.each<[string, StepId, (test: TestLessons) => void, (test: TestLessons) => boolean]>([
    [
      "a window",
      "five",
      ({ editor }) => editor.openModal({ id: "keys" }),
      ({ hands }) => hands.state.ui.modal === null,
    ],
    [
      "another tool",
      "back-left",
      ({ editor }) => editor.toolbox.chooseTool("trash"),
      ({ hands }) => hands.state.ui.toolId === "pointer",
    ],
    ["another recording", "mind-gap", (test) => record(test, 11, 8), ({ hands }) => hands.state.recording === null],
    [
      "another stage",
      "stage",
      ({ editor }) => editor.stages.add(),
      ({ editor }) => editor.scene("stage")?.stage.id === "tutorial-stage",
    ],
  ])("%s is removed by Nib when the child agrees", async (_, step, block, isGone) => {
    const test = await TestLessons.at(step);
    drawPiece(test);
    layPieces(test, 3);
    if (step === "back-left") test.hands.editor.undo();
    block(test);
    const ids = Object.keys(test.hands.state.document.world.stages);
    if (ids.length > 1) test.editor.stages.show(ids.find((id) => id !== "tutorial-stage") ?? "");
    test.pass(0);
    for (let offers = 0; test.view?.offer && !isGone(test) && offers < 4; offers += 1) {
      test.lessons.takeOffer();
      test.pass(0);
    }
    expect(isGone(test)).toBe(true);
  });

  it.each<[StepId, boolean]>([
    ["controls", false],
    ["library", true],
    ["climbed", false],
  ])("in step %s another stage is in the way: %s", async (step, isInTheWay) => {
    const test = await TestLessons.at(step);
    test.editor.stages.add();
    const other = Object.keys(test.hands.state.document.world.stages).find((id) => id !== "tutorial-stage") ?? "";
    test.editor.stages.show(other);
    test.pass(0);
    expect([test.step, test.view?.offer?.label ?? null]).toEqual([step, isInTheWay ? "Go back" : null]);
  });
});

describe("single mistakes", () => {
  it("are not spoken of while each piece is laid right: Nib counts along instead", async () => {
    const test = await upTo("first", "draw");
    const said: (string | null | undefined)[] = [];
    for (let count = 1; count < 5; count += 1) {
      layPieces(test, count);
      test.passLong();
      said.push(test.view?.remark ?? test.view?.text);
    }
    expect(test.step).toBe("five");
    expect(said).toEqual([
      "You need five pieces in a row to fill the gap.",
      "Two! Three to go.",
      "Three! Two to go.",
      "Four! One to go.",
    ]);
    layPieces(test, 5);
    test.pass(1000);
    expect(test.step).toBe("cross");
  });

  it("a piece beside the gap brings up Trash and Undo, and at last to look closely", async () => {
    const test = await upTo("first", "draw");
    test.pass(0);
    layPieces(test, 1);
    const [piece] = test.hands.actorsAt(5, 9);
    if (!piece) throw new Error("Nothing was laid");
    moveActor(test.editor, "stage", piece.id, { x: 3, y: 3 });
    test.pass(1100);
    expect(test.step).toBe("trash");
    test.passLong();
    layPieces(test, 4);
    test.pass(1000);
    expect([test.step, test.view?.text]).toEqual(["mind-gap", "Look closely! Every square in the gap needs a piece."]);
  });

  it("a sixth piece is pointed out at once, and the lesson goes on when it is removed", async () => {
    const test = await upTo("five", "draw");
    layPieces(test, 5);
    const piece = Object.keys(test.hands.state.document.characters).at(-1) ?? "";
    const look = Object.keys(test.hands.state.document.characters[piece]?.spritesheet.appearances ?? {})[0] ?? "";
    test.editor.actors.placeNew("stage", piece, look, { x: 3, y: 3 });
    test.pass(0);
    expect(test.view?.remark).toMatch(/one too many/);
    test.editor.undo();
    test.passLong();
    expect(test.step).not.toBe("five");
  });

  it("closing the drawing without saving leads back to the plus", async () => {
    const test = await TestLessons.at("draw");
    openDrawing(test);
    test.passLong();
    expect(test.step).toBe("tools");
    test.editor.closeModal();
    test.pass(0);
    expect(test.step).toBe("draw");
    expect(test.view?.kindWord).toMatch(/draw/);
  });

  it("putting the tool away leads back to it", async () => {
    const test = await upTo("pick-scout", "record");
    test.editor.toolbox.chooseTool("pointer");
    test.pass(0);
    expect(test.step).toBe("record");
  });

  it("closing the Add menu leads back to Add", async () => {
    const test = await upTo("add-key", "add");
    test.lessons.menuChanged(undefined);
    test.pass(600);
    expect(test.step).toBe("add");
  });

  it("leaving the key picker without a key leads back to Add", async () => {
    const test = await upTo("pick-key", "add");
    test.editor.closeModal();
    test.pass(0);
    expect(test.step).toBe("add");
  });

  it("a boulder that was faster is put back up when the child agrees", async () => {
    const test = await TestLessons.at("race");
    for (const offer of ["slip", "gravity"]) {
      expect(test.view?.offer?.repair, offer).toMatchObject({ kind: "put", need: offer });
      test.lessons.takeOffer();
      test.pass(0);
    }
    moveActor(test.editor, "stage", test.actor(SCOUT).id, { x: 13, y: 8 });
    test.editor.playback.play();
    test.passLong();
    expect(test.view?.offer?.repair.kind).toBe("tryAgain");
    test.lessons.takeOffer();
    expect(test.hands.actorsAt(15, 4)).toHaveLength(1);
    expect(test.view?.offer).toBeNull();
  });

  it("a flag that is already raised is lowered before the race", async () => {
    const test = await TestLessons.at("flag");
    test.editor.actors.setAppearance("stage", test.actor(FLAG).id, RAISED);
    test.lessons.back();
    expect(test.step).toBe("race");
    expect(test.actor(FLAG).appearance).not.toBe(RAISED);
    // Undoes Scout's way back to the start, and the flag.
    test.editor.undo();
    test.editor.undo();
    expect(test.actor(FLAG).appearance).toBe(RAISED);
  });

  it("after an undo of the new rule Nib offers a ready-made one", async () => {
    const test = await upTo("try-climb", "record");
    // Undoes what Nib moved, and the rule.
    test.editor.undo();
    test.editor.undo();
    test.pass(0);
    expect(test.view?.offer?.repair).toEqual({ kind: "put", need: "climb" });
  });
});
