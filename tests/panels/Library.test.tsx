// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Library } from "../../src/panels/library/Library.tsx";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";
import { characterNamed, gameOf } from "../support/testGame.ts";
import { type PanelOptions, renderPanels } from "./renderPanels.tsx";

// Menus need it, and jsdom has none.
beforeEach(() => vi.stubGlobal("ResizeObserver", NoResizeObserver));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const enter = (options?: PanelOptions) => renderPanels(<Library />, options);
const characters = () => within(screen.getByRole("region", { name: "Characters" }));
const looks = () => within(screen.getByRole("region", { name: /[Ll]ooks$/ }));
const face = (name: string) => characters().getByRole<HTMLButtonElement>("button", { name });
const faces = (shelf = characters()) =>
  shelf
    .getAllByRole("button")
    .filter((button) => "face" in button.dataset)
    .map((button) => button.getAttribute("aria-label"));

/** Opens the menu of a tile and chooses an entry. */
function choose(tile: string, entry: string) {
  fireEvent.keyDown(screen.getByRole("button", { name: `More: ${tile}` }), { key: "Enter" });
  fireEvent.click(screen.getByRole("menuitem", { name: entry }));
}

describe("a character that everybody walks on", () => {
  it("becomes ground by its menu and is in the way again likewise, each by one step of undo", () => {
    const test = enter();
    const hero = () => test.state.document.characters.hero;
    const toggle = () => {
      fireEvent.keyDown(screen.getByRole("button", { name: "More: Hero" }), { key: "Enter" });
      fireEvent.click(screen.getByRole("menuitemcheckbox", { name: "Everyone walks on it" }));
    };
    toggle();
    expect(hero()?.ground).toBe(true);
    expect(test.state.notice?.text).toBe("Hero is ground now. It's in no one's way.");
    toggle();
    expect(hero()).not.toHaveProperty("ground");
    act(() => test.editor.undo());
    expect(hero()?.ground).toBe(true);
  });
});

describe("the menu that adds a character", () => {
  it("has its name beside its button when it has the focus, not over the buttons above", async () => {
    enter();
    const button = screen.getByRole("button", { name: "Add a character" });
    vi.spyOn(button, "matches").mockReturnValue(true);
    act(() => button.focus());
    const name = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    await waitFor(() => expect(name?.dataset.side).toBe("right"));
  });

  it("shows a colored picture before each of its ways", () => {
    enter();
    fireEvent.keyDown(screen.getByRole("button", { name: "Add a character" }), { key: "Enter" });
    const pictures = screen.getAllByRole("menuitem").map((entry) => entry.querySelector("img")?.getAttribute("src"));
    expect(pictures).toEqual(["/ui/add/draw.png", "/ui/add/explore.png"]);
  });
});

describe("a long list of tiles", () => {
  const kinds = Array.from({ length: 60 }, (_, n) => characterNamed(`Kind ${n}`));
  /** Idle callbacks come late on a busy machine. */
  const PATIENCE = { timeout: 50_000 };
  const whole = () => characters().getAllByRole("button", { name: /^More:/ }).length;

  it("shows all names at once, and renders the other tiles in full a moment later", async () => {
    enter({ document: gameOf(kinds, []) });
    expect(faces()).toHaveLength(60);
    expect(whole()).toBe(20);
    await waitFor(() => expect(whole()).toBe(60), PATIENCE);
  });

  it("is rendered in full as soon as a pointer, the focus or scrolling reaches it", () => {
    enter({ document: gameOf(kinds, []) });
    fireEvent.scroll(face("Kind 0").closest("ul") ?? document.body);
    expect(whole()).toBe(60);
  });

  it("handles a press on a tile that is not rendered in full yet", () => {
    const test = enter({ document: gameOf(kinds, []) });
    fireEvent.click(face("Kind 50"));
    expect(test.state.ui.selectedCharacterId).toBe(kinds[50]?.id);
    expect(characters().getByRole("button", { name: "More: Kind 50" })).toBeDefined();
  });

  it("renders the selected tile in full wherever it is, and a new one too", async () => {
    const test = enter({ document: gameOf(kinds, []) });
    act(() => test.editor.ui.selectCharacter(kinds[50]?.id ?? null));
    expect(characters().getByRole("button", { name: "More: Kind 50" })).toBeDefined();
    await waitFor(() => expect(whole()).toBe(60), PATIENCE);
    choose("Kind 50", "Duplicate");
    expect(whole()).toBe(61);
  });
});

describe("the library", () => {
  it("says exactly what to do while no character is selected", () => {
    enter();
    expect(screen.getByText("Select an actor in your library to view it's appearances.")).toBeDefined();
    fireEvent.click(face("Hero"));
    expect(faces(looks())).toEqual(["Idle", "Happy"]);
  });

  it("tints the selected tile, and outlines it while no actor is selected", () => {
    const test = enter();
    fireEvent.click(face("Hero"));
    expect(face("Hero").closest("li")?.dataset).toMatchObject({ selected: "true", outlined: "true" });
    act(() => test.editor.selection.selectActor("stage", "h"));
    expect(face("Hero").closest("li")?.dataset).toMatchObject({ selected: "true", outlined: "false" });
    expect(looks().getByRole("button", { name: "Idle" }).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(looks().getByRole("button", { name: "Happy" }));
    expect(looks().getByRole("button", { name: "Happy" }).getAttribute("aria-pressed")).toBe("true");
    expect(test.state.ui.selectedActorId).toBe("h");
  });

  it("moves, copies and deletes characters and appearances by their menus", () => {
    const test = enter();
    choose("Hero", "Move right");
    expect(faces()).toEqual(["Rock", "Hero"]);
    choose("Hero", "Duplicate");
    expect(faces()).toEqual(["Rock", "Hero", "Hero Copy"]);
    expect(face("Hero Copy").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(face("Hero"));
    choose("Happy", "Make default");
    expect(faces(looks())).toEqual(["Happy", "Idle"]);
    choose("Happy", "Duplicate");
    expect(faces(looks())).toEqual(["Happy", "Idle", "Happy Copy"]);
    choose("Happy Copy", "Move left");
    choose("Idle", "Delete");
    expect(faces(looks())).toEqual(["Happy", "Happy Copy"]);
    expect(test.state.notice?.text).toBe("Idle was deleted. 1 character now looks like Happy.");
  });

  it("disables moving beyond either end of a list, and deleting the last appearance", () => {
    enter();
    fireEvent.click(face("Hero"));
    choose("Happy", "Delete");
    fireEvent.keyDown(screen.getByRole("button", { name: "More: Idle" }), { key: "Enter" });
    const isOff = (name: string) => screen.getByRole("menuitem", { name }).getAttribute("aria-disabled") === "true";
    expect(["Move left", "Move right", "Delete", "Make default"].map(isOff)).toEqual([true, true, true, true]);
  });

  it("has one Tab stop per list, and handles arrows, F2, Delete and the menu key", async () => {
    const test = enter();
    const stops = () => faces().filter((name) => name !== null && face(name).tabIndex === 0);
    expect(stops()).toEqual(["Hero"]);
    face("Hero").focus();
    fireEvent.keyDown(face("Hero"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(face("Rock"));
    expect(stops()).toEqual(["Rock"]);
    fireEvent.keyDown(face("Rock"), { key: "Home" });
    expect(document.activeElement).toBe(face("Hero"));
    fireEvent.keyDown(face("Hero"), { key: "ContextMenu" });
    expect(screen.getByRole("menuitem", { name: "Duplicate" })).toBeDefined();
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Hero"));
    fireEvent.keyDown(face("Hero"), { key: "F2" });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    fireEvent.change(field, { target: { value: "Robot" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(test.state.document.characters.hero?.name).toBe("Robot");
    face("Robot").focus();
    fireEvent.keyDown(face("Robot"), { key: "Delete" });
    await waitFor(() => expect(document.activeElement).toBe(face("Rock")));
    expect(faces()).toEqual(["Rock"]);
    expect(test.state.notice?.text).toBe("Robot and its copy were deleted.");
  });

  it("scrolls near its edges only while a tile is dragged along the list", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
    const test = enter();
    const list = characters().getByRole("list");
    const scrolled = vi.fn();
    list.scrollBy = scrolled;
    const rest = () => {
      act(() => void window.dispatchEvent(new PointerEvent("pointermove", { pointerId: 1, clientX: 0, clientY: 9 })));
      for (const frame of frames.splice(0)) frame(0);
    };
    act(() => test.press({ kind: "character", characterId: "hero" }));
    act(() => test.move({ x: 3, y: 3 }));
    rest();
    expect(scrolled).not.toHaveBeenCalled();
    act(() => test.move({ kind: "library", characterId: null, beside: { id: "rock", place: "after" } }));
    expect(face("Rock").closest("li")?.dataset.gap).toBe("after");
    rest();
    expect(scrolled).toHaveBeenCalledWith(0, 8);
    act(() => test.escape());
  });

  it("lets names be edited with the pointer tool only", () => {
    const test = enter();
    fireEvent.click(face("Hero"));
    expect(screen.getByRole("button", { name: "Name: Hero" })).toBeDefined();
    act(() => test.editor.toolbox.chooseTool("stamp"));
    expect(screen.queryByRole("button", { name: "Name: Hero" })).toBeNull();
  });

  it("drags a picked tile from its name and its dots as well, which a press without movement still opens", () => {
    const test = enter();
    document.elementFromPoint = () => document.body;
    onTestFinished(() => {
      Reflect.deleteProperty(document, "elementFromPoint");
    });
    fireEvent.click(face("Hero"));
    /** Presses there, moves so far, and lets go; the result is what that is on the way. */
    const swipe = (place: HTMLElement, to: number) => {
      const finger = { button: 0, pointerId: 1, pointerType: "touch" };
      fireEvent(place, new PointerEvent("pointerdown", { bubbles: true, ...finger }));
      act(() => test.clock.pass(250));
      fireEvent(place, new PointerEvent("pointermove", { bubbles: true, clientX: to, ...finger }));
      const { path } = test.editor.toolbox;
      fireEvent(place, new PointerEvent("pointerup", { bubbles: true, clientX: to, ...finger }));
      fireEvent.click(place, { detail: 1 });
      return path;
    };
    const name = () => characters().getByRole("button", { name: "Name: Hero" });
    const dots = characters().getByRole("button", { name: "More: Hero" });
    expect([swipe(name(), 9), swipe(dots, 9)]).toEqual(["pointer.draggingNewActor", "pointer.draggingNewActor"]);
    expect(dots.getAttribute("aria-expanded")).toBe("false");
    expect(swipe(name(), 3)).toBe("pointer.pressing");
    expect(characters().getByRole("textbox", { name: "Name" })).toBeDefined();
    expect(swipe(dots, 3)).toBe("pointer.pressing");
    expect(dots.getAttribute("aria-expanded")).toBe("true");
  });

  it("has a search from twelve characters on, which never hides a new character", () => {
    const crowd = (count: number) => Array.from({ length: count }, (_, index) => characterNamed(`Ant ${index}`));
    const eleven = enter({ document: gameOf(crowd(11), []) });
    expect(screen.queryByRole("searchbox")).toBeNull();
    act(() => eleven.editor.characters.duplicate("ant 3"));
    const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Find a character" });
    fireEvent.change(search(), { target: { value: " ANT 1" } });
    expect(faces()).toEqual(["Ant 1", "Ant 10"]);
    fireEvent.change(search(), { target: { value: "cat" } });
    expect(screen.getByText("No character with that name.")).toBeDefined();
    fireEvent.keyDown(search(), { key: "Escape" });
    expect(faces()).toHaveLength(12);
    fireEvent.change(search(), { target: { value: "cat" } });
    act(() => eleven.editor.characters.duplicate("ant 5"));
    expect(faces()).toHaveLength(13);
  });
});
