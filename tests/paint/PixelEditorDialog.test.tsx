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
  it("by the paint tool on a character, which then is the pointer again", async () => {
    const test = enterWithPainting();
    fireEvent.keyDown(document.body, { key: "b" });
    expect(control("Paint").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(control("Hero"));
    await opened(test);
    expect(screen.getByText("Edit Appearance")).toBeDefined();
    expect([test.state.ui.toolId, nameField().value]).toEqual(["pointer", "Idle"]);
    expect(test.state.ui.modal).toMatchObject(HERO);
  });

  it("by the paint tool on an actor, whose look it is, and who is selected", async () => {
    const test = enterWithPainting();
    act(() => test.editor.actors.setAppearance("stage", "h", "hero-happy"));
    act(() => test.editor.toolbox.chooseTool("paint"));
    act(() => test.tap({ x: 5, y: 5 }));
    expect(test.state.notice?.text).toBe("Tap somebody to draw.");
    act(() => test.tap({ x: 2, y: 2 }));
    await opened(test);
    expect([nameField().value, test.state.ui.selectedActorId]).toEqual(["Happy", "h"]);
  });

  it("by two presses on a look", async () => {
    const test = enterWithPainting();
    act(() => test.doubleTap({ kind: "appearance", characterId: "hero", appearanceId: "hero-happy" }));
    await opened(test);
    expect(nameField().value).toBe("Happy");
  });

  it("by the plus of the looks, on a copy that exists from Save on", async () => {
    const test = enterWithPainting();
    act(() => test.editor.ui.selectCharacter("hero"));
    fireEvent.click(control("Draw a new appearance"));
    const desk = await opened(test);
    dab(desk);
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

  it("stops a game that plays", async () => {
    const test = enterWithPainting();
    act(() => test.editor.playback.play());
    act(() => void test.editor.drawings.begin(HERO));
    expect(test.state.playback.running).toBe(false);
  });

  it("says so when a picture cannot be opened, and starts over or tries again", async () => {
    const test = enterWithPainting();
    act(() => void test.editor.drawings.begin({ ...HERO, appearanceId: "hero-broken" }));
    expect(await alarm()).toBe("This picture could not be opened.");
    fireEvent.click(control("Try again"));
    await alarm();
    fireEvent.click(control("Start over"));
    const desk = await opened(test);
    expect(desk.store.getState().drawing.frames).toHaveLength(1);
  });
});

describe("Save", () => {
  it("is one step of undo, and the actor wears it at once", async () => {
    const { test, desk } = await paint(HERO);
    dab(desk);
    act(() => desk.grow("right"));
    dab(desk, 60, 5);
    fireEvent.click(control("Save"));
    expectNoDialog();
    const sheet = test.state.document.characters.hero?.spritesheet;
    expect(sheet?.appearances["hero-idle"]).toEqual(["data:80x40 black"]);
    expect(sheet?.appearanceInfo["hero-idle"]?.filled).toEqual({ "0,0": true, "1,0": true });
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["draw Hero"]);
    expectUndoAndRedo(test);
  });

  it("gives a new character the name that was typed, and its look the plain one", async () => {
    const { test, desk } = await paint();
    expect(nameField().value).toBe("");
    fireEvent.change(nameField(), { target: { value: "Dragon" } });
    dab(desk);
    fireEvent.click(control("Save"));
    const dragon = Object.values(test.state.document.characters).at(-1);
    expect([dragon?.name, Object.values(dragon?.spritesheet.appearanceNames ?? {})]).toEqual(["Dragon", ["Idle"]]);
    expectUndoAndRedo(test);
  });

  it("makes a character of what was drawn for one that is gone meanwhile", async () => {
    const { test, desk } = await paint(HERO);
    dab(desk);
    act(() => test.editor.characters.remove("hero"));
    fireEvent.click(control("Save"));
    expectNoDialog();
    expect(Object.values(test.state.document.characters).map(({ name }) => name)).toEqual(["Rock", "Untitled"]);
  });
});

describe("leaving without saving", () => {
  it("puts a changed drawing away, and a notice brings it back with its steps", async () => {
    const { test, desk } = await paint(HERO);
    dab(desk);
    fireEvent.click(control("Cancel"));
    expectNoDialog();
    expect(test.state.document.undoStack).toEqual([]);
    fireEvent.click(control("Bring it back"));
    await opened(test);
    expect(test.editor.drawings.pixelEditor).toBe(desk);
    fireEvent.click(control("Undo"));
    expect(desk.store.getState().isChanged).toBe(false);
  });

  it("says nothing of a drawing that is as it was", async () => {
    const { test } = await paint(HERO);
    fireEvent.click(control("Close"));
    expectNoDialog();
    expect(test.state.notice).toBeNull();
  });

  it("is what Escape means once it has nothing else to put back, and a notice brings the drawing back", async () => {
    const { test, desk } = await paint(HERO);
    nameField().focus();
    fireEvent.keyDown(nameField(), { key: "Escape" });
    expect(document.activeElement).toBe(dialog());
    act(() => desk.send({ kind: "press", at: { x: 1, y: 1 }, shift: false, alt: false }));
    fireEvent.keyDown(dialog(), { key: "Escape" });
    act(() => desk.send({ kind: "release" }));
    expect(dialog()).toBeDefined();
    expect(desk.store.getState().canUndo).toBe(false);
    dab(desk);
    act(() => desk.selections.selectAll());
    fireEvent.keyDown(dialog(), { key: "Escape" });
    expect([desk.store.getState().drawing.selection, test.state.ui.modal?.id]).toEqual([null, "editAppearance"]);
    fireEvent.keyDown(dialog(), { key: "Escape" });
    expectNoDialog();
    fireEvent.click(control("Bring it back"));
    await opened(test);
    expect(test.editor.drawings.pixelEditor).toBe(desk);
    expect(desk.store.getState().isChanged).toBe(true);
  });

  it("keeps the drawing where the dialog itself went away", async () => {
    const { test, desk } = await paint(HERO);
    dab(desk);
    const { modal } = test.state.ui;
    act(() => test.editor.store.setState(({ ui }) => ({ ui: { ...ui, modal: null } })));
    act(() => test.editor.store.setState(({ ui }) => ({ ui: { ...ui, modal } })));
    expect(await opened(test)).toBe(desk);
    expect(desk.store.getState().isChanged).toBe(true);
  });
});
