// @vitest-environment jsdom
/** Opening and closing the pixel editor, and what is kept of a drawing. */
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";
import { alarm, control, dab, dialog, enterWithPainting, expectNoDialog, leave, opened, paint } from "./support.tsx";

afterEach(leave);

const HERO = { characterId: "hero", appearanceId: "hero-idle" };
const nameField = () => screen.getByLabelText<HTMLInputElement>(/^Name of the (look|character)$/);

describe("the pixel editor opens", () => {
  it("by the Paint tool on a character, which chooses the pointer again", async () => {
    const test = enterWithPainting();
    fireEvent.keyDown(document.body, { key: "b" });
    expect(control("Paint").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(control("Hero"));
    await opened(test);
    expect(screen.getByText("Edit Appearance")).toBeDefined();
    expect([test.state.ui.toolId, nameField().value]).toEqual(["pointer", "Idle"]);
    expect(test.state.ui.modal).toMatchObject(HERO);
  });

  it("by the Paint tool on an actor with its appearance, and selects the actor", async () => {
    const test = enterWithPainting();
    act(() => test.editor.actors.setAppearance("stage", "h", "hero-happy"));
    act(() => test.editor.toolbox.chooseTool("paint"));
    act(() => test.tap({ x: 5, y: 5 }));
    expect(test.state.notice?.text).toBe("Choose a character to paint.");
    act(() => test.tap({ x: 2, y: 2 }));
    await opened(test);
    expect([nameField().value, test.state.ui.selectedActorId]).toEqual(["Happy", "h"]);
  });

  it("by a double press on an appearance", async () => {
    const test = enterWithPainting();
    act(() => test.doubleTap({ kind: "appearance", characterId: "hero", appearanceId: "hero-happy" }));
    await opened(test);
    expect(nameField().value).toBe("Happy");
  });

  it("by the plus of the appearances, on a copy that exists from Save on", async () => {
    const test = enterWithPainting();
    act(() => test.editor.ui.selectCharacter("hero"));
    fireEvent.click(control("Draw a new look"));
    const pixelEditor = await opened(test);
    dab(pixelEditor);
    fireEvent.change(nameField(), { target: { value: "Sad" } });
    expect(Object.keys(test.state.document.characters.hero?.spritesheet.appearances ?? {})).toHaveLength(3);
    fireEvent.click(control("Save"));
    expectNoDialog();
    expect(Object.values(test.state.document.characters.hero?.spritesheet.appearanceNames ?? {})).toEqual([
      "Idle",
      "Happy",
      "Sad",
    ]);
    expectUndoAndRedo(test);
  });

  it("and stops a playing game", async () => {
    const test = enterWithPainting();
    act(() => test.editor.playback.play());
    act(() => void test.editor.drawings.begin(HERO));
    expect(test.state.playback.running).toBe(false);
  });

  it("with a message if a picture cannot be opened, to start over or try again", async () => {
    const test = enterWithPainting();
    act(() => void test.editor.drawings.begin({ ...HERO, appearanceId: "hero-broken" }));
    expect(await alarm()).toBe("We couldn't open this picture.");
    fireEvent.click(control("Try again"));
    await alarm();
    fireEvent.click(control("Start over"));
    const pixelEditor = await opened(test);
    expect(pixelEditor.store.getState().drawing.frames).toHaveLength(1);
  });
});

describe("Save", () => {
  it("is one undo entry, and the actor shows the drawing at once", async () => {
    const { test, pixelEditor } = await paint(HERO);
    dab(pixelEditor);
    act(() => pixelEditor.grow("right"));
    dab(pixelEditor, 60, 5);
    fireEvent.click(control("Save"));
    expectNoDialog();
    const sheet = test.state.document.characters.hero?.spritesheet;
    expect(sheet?.appearances["hero-idle"]).toEqual(["data:80x40 night black"]);
    expect(sheet?.appearanceInfo["hero-idle"]?.filled).toEqual({ "0,0": true, "1,0": true });
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["draw Hero"]);
    expectUndoAndRedo(test);
  });

  it("gives the typed name to a new character, and the standard one to its appearance", async () => {
    const { test, pixelEditor } = await paint();
    expect(nameField().value).toBe("");
    fireEvent.change(nameField(), { target: { value: "Dragon" } });
    dab(pixelEditor);
    fireEvent.click(control("Save"));
    const dragon = Object.values(test.state.document.characters).at(-1);
    expect([dragon?.name, Object.values(dragon?.spritesheet.appearanceNames ?? {})]).toEqual(["Dragon", ["Idle"]]);
    expectUndoAndRedo(test);
  });

  it("makes a new character if the drawn one was deleted meanwhile", async () => {
    const { test, pixelEditor } = await paint(HERO);
    dab(pixelEditor);
    act(() => test.editor.characters.remove("hero"));
    fireEvent.click(control("Save"));
    expectNoDialog();
    expect(Object.values(test.state.document.characters).map(({ name }) => name)).toEqual(["Rock", "Untitled"]);
  });
});

describe("leaving without saving", () => {
  it("keeps a changed drawing, and a notice restores it with its undo steps", async () => {
    const { test, pixelEditor } = await paint(HERO);
    dab(pixelEditor);
    fireEvent.click(control("Cancel"));
    expectNoDialog();
    expect(test.state.document.undoStack).toEqual([]);
    fireEvent.click(control("Bring it back"));
    await opened(test);
    expect(test.editor.drawings.pixelEditor).toBe(pixelEditor);
    fireEvent.click(control("Undo"));
    expect(pixelEditor.store.getState().isChanged).toBe(false);
  });

  it("has no notice for an unchanged drawing", async () => {
    const { test } = await paint(HERO);
    fireEvent.click(control("Cancel"));
    expectNoDialog();
    expect(test.state.notice).toBeNull();
  });

  it("happens by Escape once there is nothing else to cancel, and a notice restores the drawing", async () => {
    const { test, pixelEditor } = await paint(HERO);
    nameField().focus();
    fireEvent.keyDown(nameField(), { key: "Escape" });
    expect(document.activeElement).toBe(dialog());
    act(() => pixelEditor.send({ kind: "press", at: { x: 1, y: 1 }, shift: false, alt: false }));
    fireEvent.keyDown(dialog(), { key: "Escape" });
    act(() => pixelEditor.send({ kind: "release" }));
    expect(dialog()).toBeDefined();
    expect(pixelEditor.store.getState().canUndo).toBe(false);
    dab(pixelEditor);
    act(() => pixelEditor.selections.selectAll());
    fireEvent.keyDown(dialog(), { key: "Escape" });
    expect([pixelEditor.store.getState().drawing.selection, test.state.ui.modal?.id]).toEqual([null, "editAppearance"]);
    fireEvent.keyDown(dialog(), { key: "Escape" });
    expectNoDialog();
    fireEvent.click(control("Bring it back"));
    await opened(test);
    expect(test.editor.drawings.pixelEditor).toBe(pixelEditor);
    expect(pixelEditor.store.getState().isChanged).toBe(true);
  });

  it("keeps the drawing if the dialog itself disappears", async () => {
    const { test, pixelEditor } = await paint(HERO);
    dab(pixelEditor);
    const { modal } = test.state.ui;
    act(() => test.editor.store.setState(({ ui }) => ({ ui: { ...ui, modal: null } })));
    act(() => test.editor.store.setState(({ ui }) => ({ ui: { ...ui, modal } })));
    expect(await opened(test)).toBe(pixelEditor);
    expect(pixelEditor.store.getState().isChanged).toBe(true);
  });
});
