/** A generated name that arrives after its drawing belongs to that drawing's undo entry, whatever was edited meanwhile. */
import { describe, expect, it } from "vitest";
import type { DrawnAppearance } from "../../src/editor/commands/appearances.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const DRAWN: DrawnAppearance = {
  pictures: ["data:one"],
  info: { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } },
  name: "Idle",
};
const NAME = "Green Bubble";

function game(): TestEditor {
  const characters = [characterNamed("Hero"), { ...characterNamed("Rock"), name: "Untitled" }];
  return new TestEditor({ document: gameOf(characters, [actorOf("hero", "h", 2, 2)]) });
}

/** The id of a new character without a name. */
function draw({ editor, state }: TestEditor): string {
  editor.drawings.save({ characterId: null }, DRAWN, "");
  return editor.store.getState().ui.selectedCharacterId ?? state.document.world.id;
}

const names = ({ state }: TestEditor) => Object.values(state.document.characters).map(({ name }) => name);

function redoAll(test: TestEditor): void {
  while (test.state.document.redoStack.length > 0) test.editor.redo();
}

it("A drawing without a name gets the one that is proposed, if there is one", () => {
  const test = game();
  test.editor.drawings.proposeName("Bridge");
  draw(test);
  expect(names(test)).toEqual(["Hero", "Untitled", "Bridge"]);
});

describe("the name of a new character that arrives late", () => {
  it("is restored by undo and redo", () => {
    const test = game();
    const id = draw(test);
    test.editor.drawings.nameUnnamed(id, NAME);
    expect(names(test)).toEqual(["Hero", "Untitled", NAME]);
    test.editor.undo();
    expect(names(test)).toEqual(["Hero", "Untitled"]);
    test.editor.redo();
    expect(names(test)).toEqual(["Hero", "Untitled", NAME]);
    expectUndoAndRedo(test);
  });

  it("comes with the redo of a drawing that was undone before the name arrived", () => {
    const test = game();
    const id = draw(test);
    test.editor.undo();
    test.editor.drawings.nameUnnamed(id, NAME);
    expect(names(test)).toEqual(["Hero", "Untitled"]);
    test.editor.redo();
    expect(names(test)).toEqual(["Hero", "Untitled", NAME]);
  });

  it("is given to a character that was deleted meanwhile", () => {
    const test = game();
    const id = draw(test);
    test.editor.characters.remove(id);
    test.editor.drawings.nameUnnamed(id, NAME);
    test.editor.undo();
    expect(names(test)).toEqual(["Hero", "Untitled", NAME]);
    expectUndoAndRedo(test);
  });

  it("is given to a character that an earlier version of the game lacks", () => {
    const test = game();
    const earlier = test.state.document;
    const id = draw(test);
    test.editor.goBackTo(earlier);
    test.editor.drawings.nameUnnamed(id, NAME);
    expect(names(test)).toEqual(["Hero", "Untitled"]);
    test.editor.undo();
    expect(names(test)).toEqual(["Hero", "Untitled", NAME]);
    expectUndoAndRedo(test);
  });

  it("becomes the previous name of a character that was named meanwhile", () => {
    const test = game();
    const id = draw(test);
    test.editor.characters.rename(id, "Bob");
    test.editor.drawings.nameUnnamed(id, NAME);
    expect(names(test)).toEqual(["Hero", "Untitled", "Bob"]);
    test.editor.undo();
    expect(names(test)).toEqual(["Hero", "Untitled", NAME]);
    redoAll(test);
    expect(names(test)).toEqual(["Hero", "Untitled", "Bob"]);
  });

  it("leaves all edits and undos since unchanged", () => {
    const test = game();
    const id = draw(test);
    test.editor.actors.placeNew(
      "stage",
      id,
      Object.keys(test.state.document.characters[id]?.spritesheet.appearances ?? {})[0] ?? "",
      { x: 1, y: 1 },
    );
    test.editor.characters.move(id, { id: "hero", place: "before" });
    test.editor.renameWorld("New");
    test.editor.undo();
    test.editor.undo();
    test.editor.drawings.nameUnnamed(id, NAME);
    redoAll(test);
    expect(test.state.document.world.metadata.name).toBe("New");
    expect(names(test)).toEqual([NAME, "Hero", "Untitled"]);
    expectUndoAndRedo(test);
  });

  it("may arrive during a stroke, which is not changed", () => {
    const test = game();
    const id = draw(test);
    test.editor.toolbox.chooseTool("trash");
    test.press({ x: 2, y: 2 });
    test.editor.drawings.nameUnnamed(id, NAME);
    test.escape();
    expect(names(test)).toEqual(["Hero", "Untitled", NAME]);
    expect(test.actors()).toHaveLength(1);
  });

  it("is dropped with a drawing that cannot be redone", () => {
    const test = game();
    const id = draw(test);
    test.editor.undo();
    test.editor.renameWorld("New");
    test.editor.drawings.nameUnnamed(id, NAME);
    expect(names(test)).toEqual(["Hero", "Untitled"]);
    expectUndoAndRedo(test);
  });

  it("finds its own of two drawings", () => {
    const test = game();
    const [one, other] = [draw(test), draw(test)];
    test.editor.drawings.nameUnnamed(one, NAME);
    test.editor.drawings.nameUnnamed(other, "Red Bubble");
    expectUndoAndRedo(test);
    expect(names(test)).toEqual(["Hero", "Untitled", NAME, "Red Bubble"]);
  });
});

it("comes with a new appearance of a nameless character, whose undo removes it", () => {
  const test = game();
  test.editor.renameWorld("New");
  test.editor.drawings.save({ characterId: "rock", appearanceId: "rock-idle" }, DRAWN);
  test.editor.drawings.nameUnnamed("rock", NAME);
  expect(names(test)).toEqual(["Hero", NAME]);
  test.editor.undo();
  expect(names(test)).toEqual(["Hero", "Untitled"]);
  test.editor.redo();
  expect(names(test)).toEqual(["Hero", NAME]);
  expectUndoAndRedo(test);
});
