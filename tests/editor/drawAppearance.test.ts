/** Saving a drawing: an existing appearance, a new one, or a new character. */
import { describe, expect, it } from "vitest";
import type { DrawnAppearance } from "../../src/editor/commands/appearances.ts";
import type { DrawingTarget } from "../../src/editor/state/EditorState.ts";
import type { Character } from "../../src/engine/index.ts";
import { clearImage } from "../../src/pixels/PixelImage.ts";
import { RED } from "../support/asciiPixels.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const WIDE = { anchor: { x: 1, y: 0 }, width: 2, height: 1, filled: { "0,0": true, "1,0": true } } as const;
const DRAWN: DrawnAppearance = { pictures: ["data:one", "data:two"], info: WIDE, name: "Dance" };
const IDLE: DrawingTarget = { characterId: "hero", appearanceId: "hero-idle" };

function heroGame(name = "Hero"): TestEditor {
  const hero = { ...characterNamed("Hero"), name };
  return new TestEditor({ document: gameOf([hero], [actorOf("hero", "h", 2, 2)]) });
}

const characters = ({ state }: TestEditor): Character[] => Object.values(state.document.characters);
const looks = (test: TestEditor) =>
  characters(test).map(({ spritesheet }) => Object.values(spritesheet.appearanceNames));
const labels = ({ state }: TestEditor) => state.document.undoStack.map(({ label }) => label);

describe("a drawn appearance", () => {
  it("takes pictures, size, squares and name as one undo entry, and its actors keep it", () => {
    const test = heroGame();
    expect(test.editor.drawings.save(IDLE, DRAWN)).toBe(true);
    const sheet = characters(test)[0]?.spritesheet;
    expect(sheet?.appearances["hero-idle"]).toEqual(["data:one", "data:two"]);
    expect(sheet?.appearanceInfo["hero-idle"]).toEqual(WIDE);
    expect([looks(test), labels(test)]).toEqual([[["Dance", "Happy"]], ["draw Hero"]]);
    expect(test.actors()[0]?.appearance).toBe("hero-idle");
    expectUndoAndRedo(test);
  });

  it("keeps its name if the field is empty", () => {
    const test = heroGame();
    test.editor.drawings.save(IDLE, { ...DRAWN, name: "  " });
    expect(looks(test)).toEqual([["Idle", "Happy"]]);
  });

  it("is added after the others and selected if it is new, and no actor has it yet", () => {
    const test = heroGame();
    test.editor.drawings.save({ characterId: "hero", appearanceId: null, copyOf: "hero-happy" }, DRAWN);
    expect(looks(test)).toEqual([["Idle", "Happy", "Dance"]]);
    expect(test.state.ui.selectedAppearanceId).toBe("id1");
    expect(test.actors()[0]?.appearance).toBe("hero-idle");
    expectUndoAndRedo(test);
  });

  it("is refused with a notice if its character is gone or nothing was drawn", () => {
    const test = heroGame();
    expect(test.editor.drawings.save({ characterId: "nobody", appearanceId: "x" }, DRAWN)).toBe(false);
    expect(test.editor.drawings.save(IDLE, { ...DRAWN, pictures: [] })).toBe(false);
    expect(labels(test)).toEqual([]);
  });
});

describe("a drawn character", () => {
  it("exists from Save on, with its appearance, as one undo entry, and is selected", () => {
    const test = heroGame();
    expect(test.editor.drawings.save({ characterId: null }, { ...DRAWN, name: "Idle" })).toBe(true);
    expect(characters(test).map(({ id, name }) => [id, name])).toEqual([
      ["hero", "Hero"],
      ["id1", "Untitled"],
    ]);
    expect([looks(test)[1], labels(test)]).toEqual([["Idle"], ["draw a character"]]);
    expect(test.state.ui.selectedCharacterId).toBe("id1");
    expectUndoAndRedo(test);
  });

  it("takes a generated name if it has none, in the same entry", () => {
    const test = heroGame("Untitled");
    test.editor.drawings.save({ characterId: null }, DRAWN, "Green Dragon");
    test.editor.drawings.save(IDLE, DRAWN, "Red Cat");
    test.editor.drawings.save(IDLE, DRAWN, "Blue Cat");
    expect(characters(test).map(({ name }) => name)).toEqual(["Red Cat", "Green Dragon"]);
    expectUndoAndRedo(test);
  });

  it("takes a name that arrives later unless it has one by then, and undo removes both", () => {
    const test = heroGame();
    const { drawings, characters: named } = test.editor;
    drawings.save({ characterId: null }, DRAWN, "");
    expect([drawings.isUnnamed("id1"), drawings.isUnnamed("hero"), drawings.isUnnamed("gone")]).toEqual([
      true,
      false,
      false,
    ]);
    drawings.nameUnnamed("id1", "Green Bubble");
    drawings.nameUnnamed("id1", "Red Bubble");
    drawings.nameUnnamed("hero", "Red Bubble");
    drawings.nameUnnamed("gone", "Red Bubble");
    expect(characters(test).map(({ name }) => name)).toEqual(["Hero", "Green Bubble"]);
    expect(labels(test)).toEqual(["draw a character"]);
    named.rename("id1", "Bob");
    test.editor.undo();
    test.editor.undo();
    expect(characters(test).map(({ name }) => name)).toEqual(["Hero"]);
  });
});

describe("a drawing", () => {
  it("begins with the appearance, a copy of it, or an empty tile", () => {
    const { editor } = heroGame();
    const idle = { pictures: ["data:idle"], info: { width: 1 }, name: "Idle", others: ["data:happy"] };
    expect(editor.drawings.plan(IDLE)).toMatchObject(idle);
    const copy = { ...idle, name: "Untitled" };
    expect(editor.drawings.plan({ characterId: "hero", appearanceId: null, copyOf: "hero-idle" })).toMatchObject(copy);
    expect(editor.drawings.plan({ characterId: "hero", appearanceId: null, copyOf: null })).toMatchObject(copy);
    expect(editor.drawings.plan({ characterId: null })).toMatchObject({ pictures: [], name: "Idle", others: [] });
    expect(editor.drawings.plan({ characterId: "hero", appearanceId: "gone" })).toBeNull();
    expect(editor.drawings.plan({ characterId: "gone", appearanceId: "hero-idle" })).toBeNull();
  });

  it("begins with the tools and the copied pixels of the previous drawing", async () => {
    const { editor } = heroGame();
    const plan = { pictures: [clearImage({ width: 80, height: 40 })], others: [], info: WIDE, name: "Idle" };
    const first = await editor.drawings.open(plan);
    first.tools.setColor(RED);
    first.tools.setSize(8);
    first.tools.choose("line");
    first.send({ kind: "press", at: { x: 1, y: 1 }, shift: false, alt: false });
    first.send({ kind: "release" });
    first.selections.copy();
    first.tools.choose("anchor");
    const second = (await editor.drawings.open(plan)).store.getState();
    expect(second.settings).toMatchObject({ color: RED, size: 8, tool: "line" });
    expect(second.clip?.image.width).toBe(80);
    expect(second.drawing.anchor).toEqual({ x: 1, y: 0 });
  });
});
