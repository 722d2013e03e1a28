// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StageControls } from "../../src/panels/controls/StageControls.tsx";
import { Library } from "../../src/panels/library/Library.tsx";
import { Modals } from "../../src/panels/modals/Modals.tsx";
import { Toolbar } from "../../src/panels/toolbar/Toolbar.tsx";
import { isOff } from "../support/isOff.ts";
import { moveActor } from "../support/TestEditor.ts";
import { cannotGoOn, walkRight } from "../support/testGame.ts";
import { type PanelOptions, renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function enter(options: PanelOptions = {}) {
  const panels = (
    <>
      <Toolbar onPlayerView={() => undefined} onExit={() => undefined} />
      <Modals />
      <StageControls />
      <Library />
    </>
  );
  return renderPanels(panels, options);
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const isDown = (name: string) => button(name).getAttribute("aria-pressed") === "true";

describe("the save mark", () => {
  const failed = { status: "failed", message: "No line.", isOffline: true } as const;

  it("says offline that the game is kept here, but only if this browser holds a copy", () => {
    const test = enter();
    act(() => test.editor.store.setState({ save: failed }));
    expect(button(/^Offline: kept here\./).textContent).toBe("Offline: kept here");
    cleanup();
    const other = renderPanels(<Toolbar onPlayerView={vi.fn()} onExit={vi.fn()} storedIn="accountOnly" />, {});
    act(() => other.editor.store.setState({ save: failed }));
    expect(button(/^Couldn't save\./)).toBeTruthy();
  });

  it("never says Saved of a game that only this browser has", () => {
    renderPanels(<Toolbar onPlayerView={vi.fn()} onExit={vi.fn()} storedIn="browser" />);
    expect(button("Saved here. Only in this browser, on this device").textContent).toBe("Saved here");
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])("saves with Ctrl+S or Cmd+S, %j", (held) => {
    const { editor } = enter();
    const saveNow = vi.spyOn(editor.saver, "saveNow").mockResolvedValue();
    // False if the browser's own action is prevented.
    expect(fireEvent.keyDown(document.body, { key: "s", ...held })).toBe(false);
    fireEvent.keyDown(document.body, { key: "s", repeat: true, ...held });
    expect(saveNow).toHaveBeenCalledOnce();
    expect(isDown("Stamp")).toBe(false);
  });
});

describe("the main menu", () => {
  const offersToSave = () => {
    fireEvent.keyDown(button("Main menu"), { key: "Enter" });
    const isThere = screen.queryByRole("menuitem", { name: "Save what just happened" }) !== null;
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    return isThere;
  };

  it("offers to save what just happened once anything was played, be it a first turn that broke off", () => {
    const toolbar = <Toolbar onPlayerView={vi.fn()} onExit={vi.fn()} onMoment={vi.fn()} />;
    const { editor } = renderPanels(toolbar, { rules: [cannotGoOn("hero")] });
    expect(offersToSave()).toBe(false);
    act(() => editor.playback.forward());
    expect(editor.store.getState().playback).toMatchObject({ turns: 0, error: { ruleId: "broken" } });
    expect(offersToSave()).toBe(true);
  });
});

describe("the tools", () => {
  it("stay pressed while chosen, and a second press returns to the pointer", () => {
    enter();
    expect(isDown("Pick")).toBe(true);
    fireEvent.click(button("Trash"));
    expect(isDown("Trash")).toBe(true);
    fireEvent.click(button("Trash"));
    expect(isDown("Pick")).toBe(true);
  });

  it("are chosen by their letters; Escape and a right-click return to the pointer", () => {
    enter();
    fireEvent.keyDown(document.body, { key: "s" });
    expect(isDown("Stamp")).toBe(true);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(isDown("Pick")).toBe(true);
    fireEvent.keyDown(document.body, { key: "r" });
    expect(isDown("Record")).toBe(true);
    fireEvent.contextMenu(document.body);
    expect(isDown("Pick")).toBe(true);
  });

  it("are covered by the bar of a picked-up thing until its button or Escape puts it back", () => {
    const test = enter();
    const { editor } = test;
    const rock = { target: { kind: "character", characterId: "rock" }, pixel: { x: 0, y: 0 } } as const;
    act(() => editor.toolbox.pickUp(rock, "Rock"));
    fireEvent.pointerDown(document.body, { pointerType: "mouse" });
    expect(screen.getByText("Click where Rock should go.")).toBeDefined();
    fireEvent.pointerDown(document.body, { pointerType: "touch" });
    expect(screen.getByText("Tap where Rock should go.")).toBeDefined();
    fireEvent.click(button("Put it back"));
    expect(screen.queryByText(/should go/)).toBeNull();
    act(() => editor.selection.selectActor("stage", "h"));
    act(() => editor.toolbox.pickUp(rock, "Rock"));
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByText(/should go/)).toBeNull();
    // Only the next Escape clears the selection.
    expect(test.state.ui.selectedActorId).toBe("h");
  });

  it("leave their letters to a playing game", () => {
    const { editor } = enter({ rules: [walkRight("hero")] });
    act(() => editor.playback.play());
    fireEvent.keyDown(document.body, { key: "s" });
    expect(isDown("Stamp")).toBe(false);
  });
});

describe("undo and redo", () => {
  it("name what they change, and work by button and by key", () => {
    const test = enter();
    expect(isOff(button("Undo"))).toBe(true);
    act(() => moveActor(test.editor, "stage", "h", { x: 5, y: 5 }));
    expect(isOff(button(/^Undo: move Hero/))).toBe(false);
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(test.places()).toEqual(["Hero 2,2"]);
    fireEvent.click(button(/^Redo: move Hero/));
    expect(test.places()).toEqual(["Hero 5,5"]);
  });

  it("leave their keys to a name field", () => {
    const test = enter();
    act(() => moveActor(test.editor, "stage", "h", { x: 5, y: 5 }));
    fireEvent.click(button(/^Name of the game/));
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "z", ctrlKey: true });
    expect(test.places()).toEqual(["Hero 5,5"]);
  });
});

describe("the name and the save state", () => {
  it("renames the game in place, and an empty name becomes Untitled", () => {
    const test = enter();
    const rename = (text: string) => {
      fireEvent.click(button(/^Name of the game/));
      fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
      fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
    };
    rename("My game");
    expect(test.state.document.world.metadata.name).toBe("My game");
    rename("  ");
    expect(button("Name of the game: Untitled")).toBeDefined();
  });

  it("does not say Saved while there are unsaved changes", () => {
    const test = enter({ keep: { save: () => Promise.resolve() } });
    expect(button(/^Saved\./)).toBeDefined();
    act(() => moveActor(test.editor, "stage", "h", { x: 5, y: 5 }));
    expect(button(/^Not saved yet\./)).toBeDefined();
  });
});

describe("the main menu", () => {
  it("opens the list of keys and the ways to share the game", () => {
    const test = enter();
    const choose = (name: string) => {
      fireEvent.keyDown(button("Main menu"), { key: "Enter" });
      fireEvent.click(screen.getByRole("menuitem", { name }));
    };
    choose("Share");
    expect(test.state.ui.modal).toEqual({ id: "share" });
    choose("Keys");
    expect(test.state.ui.modal).toEqual({ id: "keys" });
  });
});

describe("the controls", () => {
  it("light Play while the game plays, and enable Back only if there is a tick to go back to", () => {
    const { editor } = enter({ rules: [walkRight("hero")] });
    expect(isOff(button("Back"))).toBe(true);
    fireEvent.click(button("Play"));
    expect(isDown("Playing")).toBe(true);
    fireEvent.click(button("Stop"));
    expect(isDown("Play")).toBe(false);
    act(() => editor.playback.forward());
    expect(isOff(button("Back"))).toBe(false);
  });

  it("set the speed", () => {
    const test = enter();
    fireEvent.click(screen.getByRole("radio", { name: "Super" }));
    expect(test.state.playback.tickMs).toBe(125);
  });

  it("offer the keys of the game on the screen, and release a key with the finger", () => {
    const test = enter({
      rules: [{ type: "group-event", id: "k", event: "key", code: 39, rules: [walkRight("hero")] }],
    });
    Element.prototype.setPointerCapture = () => undefined;
    expect(screen.queryByRole("button", { name: "right arrow" })).toBeNull();
    fireEvent.click(button("Keys on the screen"));
    fireEvent.pointerDown(button("right arrow"), { pointerId: 1 });
    act(() => test.editor.playback.forward());
    act(() => test.editor.playback.forward());
    fireEvent.pointerUp(button("right arrow"), { pointerId: 1 });
    act(() => test.editor.playback.forward());
    expect(test.places()).toEqual(["Hero 4,2"]);
  });
});

describe("the library", () => {
  const hero = () => button("Hero");

  it("says how to begin when it is empty", () => {
    const test = enter();
    expect(screen.getByText("Select an actor in your library to view it's appearances.")).toBeDefined();
    act(() => {
      test.editor.characters.remove("hero");
      test.editor.characters.remove("rock");
    });
    expect(screen.getByText(/No characters yet/)).toBeDefined();
  });

  it("uses the current tool, by Enter as by pointer", () => {
    const test = enter();
    fireEvent.click(hero(), { detail: 0 });
    expect(test.state.ui.selectedCharacterId).toBe("hero");
    expect(screen.getByRole("button", { name: "Happy" })).toBeDefined();
    fireEvent.click(button("Trash"));
    fireEvent.click(hero(), { detail: 0 });
    expect(Object.keys(test.state.document.characters)).toEqual(["rock"]);
  });

  it("lets a name be edited only on the selected tile with the pointer tool", () => {
    const test = enter();
    expect(screen.queryByRole("button", { name: "Name: Hero" })).toBeNull();
    act(() => test.editor.ui.selectCharacter("hero"));
    expect(button("Name: Hero")).toBeDefined();
    act(() => test.editor.toolbox.chooseTool("stamp"));
    expect(screen.queryByRole("button", { name: "Name: Hero" })).toBeNull();
  });
});
