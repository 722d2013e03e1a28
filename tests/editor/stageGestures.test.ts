import { afterEach, describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { chooseStamp, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

function open(document: WorldDocument): TestEditor {
  test = new TestEditor({ document });
  return test;
}

const HERO = { kind: "character", characterId: "hero" } as const;

function heroAndRock(): TestEditor {
  return open(
    gameOf([characterNamed("Hero"), characterNamed("Rock")], [actorOf("hero", "h", 1, 1), actorOf("rock", "r", 4, 1)]),
  );
}

describe("a gesture on the stage", () => {
  afterEach(() => expectUndoAndRedo(test));

  it("moves an actor to the square where it is dropped, as one undo entry", () => {
    heroAndRock().drag([
      { x: 1, y: 1 },
      { x: 2, y: 3 },
      { x: 5, y: 5 },
    ]);
    expect(test.places()).toEqual(["Hero 5,5", "Rock 4,1"]);
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["move Hero"]);
    expect(test.state.ui.selectedActorId).toBe("h");
  });

  it("shows the picture under the pointer, and where it would be dropped", () => {
    heroAndRock().press({ x: 1, y: 1 });
    test.move({ x: 3, y: 2 });
    expect(test.state.preview?.ghost).toMatchObject({
      characterId: "hero",
      dropTarget: { view: "stage", cell: { x: 3, y: 2 } },
      allowed: true,
    });
    test.release({ x: 3, y: 2 });
    expect(test.state.preview).toBeNull();
  });

  it("changes nothing when Escape ends it", () => {
    heroAndRock().press({ x: 1, y: 1 });
    test.move({ x: 3, y: 2 });
    test.escape();
    test.release({ x: 3, y: 2 });
    expect(test.places()).toEqual(["Hero 1,1", "Rock 4,1"]);
    expect(test.state.preview).toBeNull();
  });

  it("does nothing when it ends where it began, or off the stage", () => {
    heroAndRock().drag([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 1, y: 1 },
    ]);
    test.drag([
      { x: 1, y: 1 },
      { x: -3, y: 1 },
    ]);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("copies with Alt, including values, and shows that it copies", () => {
    open(
      gameOf([characterNamed("Hero")], [actorOf("hero", "h", 1, 1, { transform: "90", variableValues: { v: "3" } })]),
    );
    test.drag(
      [
        { x: 1, y: 1 },
        { x: 4, y: 4 },
      ],
      { alt: true },
    );
    expect(test.places()).toEqual(["Hero 1,1", "Hero 4,4"]);
    expect(test.actorsAt(4, 4)[0]).toMatchObject({ transform: "90", variableValues: { v: "3" } });
  });

  it("refuses a copy on top of an actor like it, and says why", () => {
    open(gameOf([characterNamed("Hero")], [actorOf("hero", "a", 1, 1), actorOf("hero", "b", 3, 1)]));
    test.drag(
      [
        { x: 1, y: 1 },
        { x: 3, y: 1 },
      ],
      { alt: true },
    );
    expect(test.actors()).toHaveLength(2);
    expect(test.state.notice?.text).toBe("There is a Hero here already.");
  });

  it("stacks actors that are moved onto each other", () => {
    heroAndRock().drag([
      { x: 1, y: 1 },
      { x: 4, y: 1 },
    ]);
    expect(test.places()).toEqual(["Hero 4,1", "Rock 4,1"]);
  });

  it("places a character from the library, and selects the actor", () => {
    heroAndRock().drag([HERO, { x: 6, y: 2 }]);
    expect(test.places()).toEqual(["Hero 1,1", "Rock 4,1", "Hero 6,2"]);
    expect(test.state.ui.selectedActorId).toBe(test.actorsAt(6, 2)[0]?.id);
  });

  it("refuses a character from the library on top of an actor like it", () => {
    heroAndRock().drag([HERO, { x: 1, y: 1 }]);
    expect(test.actors()).toHaveLength(2);
    expect(test.state.notice?.text).toBe("There is a Hero here already.");
  });

  it("gives a dropped appearance to the topmost actor of its character", () => {
    heroAndRock().drag([
      { kind: "appearance", characterId: "hero", appearanceId: "hero-happy" },
      { x: 1, y: 1 },
    ]);
    test.drag([
      { kind: "appearance", characterId: "hero", appearanceId: "hero-happy" },
      { x: 4, y: 1 },
    ]);
    expect(test.actors().map(({ appearance }) => appearance)).toEqual(["hero-happy", "rock-idle"]);
  });

  it("says which character an appearance belongs to when it is dropped elsewhere", () => {
    heroAndRock().press({ kind: "appearance", characterId: "hero", appearanceId: "hero-happy" });
    test.move({ x: 4, y: 1 });
    expect(test.state.preview?.ghost).toMatchObject({ allowed: false, reason: "Drop it on a Hero." });
    test.release({ x: 4, y: 1 });
    expect(test.state.notice?.text).toBe("Drop it on a Hero.");
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("of the stamp shows its picture, rotated as the copied actor", () => {
    open(gameOf([characterNamed("Hero")], [actorOf("hero", "h", 1, 1, { transform: "270" })]));
    test.editor.toolbox.chooseTool("stamp");
    test.tap({ x: 1, y: 1 });
    test.press({ x: 3, y: 3 });
    test.move({ x: 5, y: 3 });
    expect(test.state.preview?.ghost).toMatchObject({ transform: "270", allowed: true, reason: null });
    test.release({ x: 5, y: 3 });
    expect(test.actors().map(({ transform }) => transform)).toEqual(["270", "270", "270", "270"]);
    expect(test.state.document.undoStack).toHaveLength(1);
  });

  it("stamps every square of a stroke once, as one undo entry, and chooses the pointer again", () => {
    heroAndRock().editor.toolbox.chooseTool("stamp");
    test.tap(HERO);
    test.drag([
      { x: 0, y: 3 },
      { x: 3, y: 3 },
    ]);
    expect(test.places().slice(2)).toEqual(["Hero 0,3", "Hero 1,3", "Hero 2,3", "Hero 3,3"]);
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["stamp 4 Hero"]);
    expect(test.state.ui).toMatchObject({ toolId: "pointer", stampItem: null });
  });

  it("keeps the stamp while Shift is held", () => {
    heroAndRock().editor.toolbox.chooseTool("stamp");
    test.tap({ x: 4, y: 1 });
    expect(test.state.ui.stampItem).toEqual({ kind: "actor", view: "stage", actorId: "r" });
    test.tap({ x: 4, y: 2 }, { shift: true });
    expect(test.state.ui.toolId).toBe("stamp");
    test.tap({ x: 4, y: 3 });
    expect(test.state.ui.toolId).toBe("pointer");
    expect(test.places().slice(2)).toEqual(["Rock 4,2", "Rock 4,3"]);
  });

  it("keeps the stamp while it is locked, and unlocks it when it is put away", () => {
    chooseStamp(heroAndRock().editor, { kind: "character", characterId: "rock", appearanceId: "rock-idle" });
    test.editor.ui.lockTool(true);
    test.drag([
      { x: 0, y: 5 },
      { x: 2, y: 5 },
    ]);
    test.drag([
      { x: 0, y: 6 },
      { x: 1, y: 6 },
    ]);
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["stamp 3 Rock", "stamp 2 Rock"]);
    test.editor.toolbox.chooseTool("stamp");
    expect(test.state.ui).toMatchObject({ toolId: "pointer", toolStays: false });
  });

  it("stamps the selected character if nothing else was picked", () => {
    heroAndRock().editor.ui.selectCharacter("rock");
    test.editor.toolbox.chooseTool("stamp");
    test.drag([
      { x: 0, y: 5 },
      { x: 2, y: 5 },
    ]);
    expect(test.places().slice(2)).toEqual(["Rock 0,5", "Rock 1,5", "Rock 2,5"]);
  });

  it("says what to do with an empty stamp", () => {
    heroAndRock().editor.ui.selectCharacter(null);
    test.editor.toolbox.chooseTool("stamp");
    test.tap({ x: 0, y: 5 });
    expect(test.actors()).toHaveLength(2);
    expect(test.state.notice?.text).toBe("Pick something to stamp first.");
  });

  it("deletes only the topmost actor of every square of a trash stroke", () => {
    open(
      gameOf(
        [characterNamed("Hero"), characterNamed("Rock")],
        [
          actorOf("hero", "a", 0, 0),
          actorOf("rock", "b", 0, 0),
          actorOf("rock", "c", 1, 0),
          actorOf("hero", "d", 2, 0),
        ],
      ),
    ).editor.toolbox.chooseTool("trash");
    test.drag([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(test.places()).toEqual(["Hero 0,0", "Hero 2,0"]);
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["delete 2 characters"]);
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it("deletes the selected actor first, because it is drawn above the others", () => {
    open(
      gameOf(
        [characterNamed("Hero"), characterNamed("Rock")],
        [actorOf("hero", "a", 0, 0), actorOf("rock", "b", 0, 0)],
      ),
    ).editor.selection.selectActor("stage", "a");
    test.editor.toolbox.chooseTool("trash");
    test.tap({ x: 0, y: 0 });
    expect(test.places()).toEqual(["Rock 0,0"]);
  });

  it("undoes a stroke that Escape ends", () => {
    heroAndRock().editor.toolbox.chooseTool("trash");
    test.press({ x: 1, y: 1 });
    expect(test.places()).toEqual(["Rock 4,1"]);
    test.escape();
    expect(test.places()).toEqual(["Hero 1,1", "Rock 4,1"]);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("deletes the selected actor by key, and deselects it", () => {
    heroAndRock().tap({ x: 1, y: 1 });
    test.editor.selection.remove();
    expect(test.places()).toEqual(["Rock 4,1"]);
    expect(test.state.ui.selectedActorId).toBeNull();
  });
});

describe("the pointer", () => {
  it("selects an actor and its character, the next one below with every further tap, and nothing on an empty square", () => {
    open(
      gameOf(
        [characterNamed("Hero"), characterNamed("Rock")],
        [actorOf("hero", "bottom", 2, 2), actorOf("rock", "top", 2, 2)],
      ),
    );
    const selected = () => [test.state.ui.selectedActorId, test.state.ui.selectedCharacterId];
    test.tap({ x: 2, y: 2 });
    expect(selected()).toEqual(["top", "rock"]);
    test.tap({ x: 2, y: 2 });
    expect(selected()).toEqual(["bottom", "hero"]);
    test.tap({ x: 2, y: 2 });
    expect(selected()).toEqual(["top", "rock"]);
    test.tap({ x: 5, y: 5 });
    expect(selected()).toEqual([null, "rock"]);
  });

  it("shows the rules of a double-pressed actor", () => {
    heroAndRock().editor.ui.showTab("variables");
    test.doubleTap({ x: 4, y: 1 });
    expect(test.state.ui).toMatchObject({ inspectorTab: "rules", selectedCharacterId: "rock", selectedActorId: "r" });
  });

  it("is chosen when the current tool is chosen again, which empties the stamp", () => {
    heroAndRock().editor.toolbox.chooseTool("stamp");
    test.tap(HERO);
    test.editor.toolbox.chooseTool("stamp");
    expect(test.state.ui).toMatchObject({ toolId: "pointer", stampItem: null });
  });

  it("cannot be replaced by a tool that has nothing to do", () => {
    heroAndRock();
    test.editor.toolbox.chooseTool("ignoreSquare");
    expect(test.state.ui.toolId).toBe("pointer");
  });
});

describe("a player", () => {
  it("cannot edit anything", () => {
    const document = gameOf([characterNamed("Hero")], [actorOf("hero", "h", 1, 1)]);
    const player = new TestEditor({ document, readOnly: true });
    player.drag([
      { x: 1, y: 1 },
      { x: 3, y: 3 },
    ]);
    player.drag([HERO, { x: 5, y: 5 }]);
    player.editor.actors.remove("stage", "h");
    player.editor.toolbox.chooseTool("trash");
    player.tap({ x: 1, y: 1 });
    player.editor.recording.onActor("h");
    player.editor.renameWorld("Mine");
    expect(player.state.document).toBe(document);
    expect(player.state.recording).toBeNull();
  });
});
