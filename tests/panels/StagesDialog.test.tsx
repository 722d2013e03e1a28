// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { currentStage, stagesInOrder } from "../../src/engine/index.ts";
import { Modals } from "../../src/panels/modals/Modals.tsx";
import { NoticeBar } from "../../src/panels/notice/NoticeBar.tsx";
import { StageName } from "../../src/panels/toolbar/Toolbar.tsx";
import { type DrawStage, StageDrawing } from "../../src/pictures/StageDrawing.ts";
import { gapUnder, indexAfterDrop } from "../../src/widgets/useListDrag.ts";
import { isOff } from "../support/isOff.ts";
import { STAGE } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";
import { renderPanels } from "./renderPanels.tsx";

/** The dialog is loaded when it is first opened, and is there at once from then on. */
beforeAll(async () => {
  open();
  await screen.findByRole("dialog");
  cleanup();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function enter() {
  const draw = vi.fn<DrawStage>(() => Promise.resolve(null));
  const test = renderPanels(
    <StageDrawing value={draw}>
      <StageName />
      <Modals />
      <NoticeBar />
    </StageDrawing>,
  );
  return { ...test, test, draw, editor: test.editor };
}

function open() {
  const entered = enter();
  fireEvent.click(screen.getByRole("button", { name: "Levels: Level 1" }));
  return entered;
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const names = () => screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
const shownName = () => screen.getByRole<HTMLInputElement>("radio", { checked: true }).closest("label")?.textContent;

function type(name: string, text: string): void {
  const input = field(name);
  act(() => input.focus());
  fireEvent.input(input, { target: { value: text } });
}

describe("the name of the stage", () => {
  it("names the shown stage, and is disabled during a recording", () => {
    const { editor } = enter();
    act(() => editor.stages.rename(STAGE, "Cave"));
    expect(isOff(button("Levels: Cave"))).toBe(false);
    act(() => editor.recording.onActor("h"));
    expect(isOff(button("Levels: Cave"))).toBe(true);
  });
});

describe("the music of a stage", () => {
  it("has the focus again after it was looked for among the sounds", async () => {
    open();
    fireEvent.click(button("Choose music"));
    await waitFor(() => expect(button("Cancel")).toBeDefined());
    fireEvent.click(button("Cancel"));
    await waitFor(() => expect(document.activeElement).toBe(button("Choose music")));
  });
});

describe("the list of stages", () => {
  it("adds, duplicates, moves and removes the chosen stage", () => {
    const { test } = open();
    expect(isOff(button("Remove this level"))).toBe(true);
    fireEvent.click(button("Add a level"));
    expect([names(), shownName()]).toEqual([["Level 1", "Level 2"], "Level 2"]);
    fireEvent.click(button("Move up"));
    expect(names()).toEqual(["Level 2", "Level 1"]);
    expect(button("Move up").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button("Move up"));
    fireEvent.click(screen.getByRole("radio", { name: "Level 1" }));
    fireEvent.click(button("Duplicate this level"));
    expect([names(), shownName()]).toEqual([["Level 2", "Level 1", "Level 3"], "Level 3"]);
    fireEvent.click(button("Remove this level"));
    expect([names(), shownName()]).toEqual([["Level 2", "Level 1"], "Level 1"]);
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Undo" }));
    expect(names()).toEqual(["Level 2", "Level 1", "Level 3"]);
    expectUndoAndRedo(test);
  });

  it("marks the stage on which players begin, and lets another one be chosen", () => {
    const { test } = open();
    expect(screen.queryByText("Starts here")).toBeNull();
    fireEvent.click(button("Add a level"));
    const marked = () => screen.getByRole<HTMLInputElement>("radio", { description: "Starts here" }).closest("label");
    expect(marked()?.textContent).toBe("Level 1");
    expect(button("Start here").getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(button("Start here"));
    expect(marked()?.textContent).toBe("Level 2");
    expect(button("Starts here").getAttribute("aria-pressed")).toBe("true");
    expectUndoAndRedo(test);
  });

  it("draws a stage again only after it changed", () => {
    const { draw, editor } = open();
    act(() => editor.stages.add());
    draw.mockClear();
    act(() => editor.stages.show(STAGE));
    expect(draw).not.toHaveBeenCalled();
    act(() => editor.stages.set(STAGE, { background: "#ffffff" }));
    expect(draw.mock.calls.map(([stage, , width]) => [stage.id, width])).toEqual([[STAGE, 320]]);
  });

  it("finds the gap under a pointer, and the index that it stands for", () => {
    const list = document.createElement("div");
    for (const top of [0, 100, 200]) {
      const tile = list.appendChild(document.createElement("div"));
      tile.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
    }
    expect([10, 60, 160, 300].map((y) => gapUnder(list, y, "y"))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((gap) => indexAfterDrop(gap, 1))).toEqual([0, 1, 1, 2]);
  });
});

describe("the form of a stage", () => {
  it("commits a name on blur, and restores an empty one", () => {
    const { test } = open();
    type("Name", "Beach");
    expect(names()).toEqual(["Level 1"]);
    fireEvent.blur(field("Name"));
    expect(names()).toEqual(["Beach"]);
    type("Name", "  ");
    fireEvent.keyDown(field("Name"), { key: "Enter" });
    expect(field("Name").value).toBe("Beach");
    expect(test.state.document.undoStack).toHaveLength(1);
  });

  it.each(["0", "-1", "2.5", "201", "1e2", "many", ""])("restores the width after '%s' was typed", (typed) => {
    const { test } = open();
    type("Width", typed);
    fireEvent.blur(field("Width"));
    expect(field("Width").value).toBe("10");
    expect(screen.getByRole("alert").textContent).toBe("Type a number from 1 to 200. The width is still 10.");
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("says how large a stage may be, and no longer why a size was refused once another is accepted", () => {
    open();
    const hint = document.getElementById(field("Height").getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("1 to 200 squares");
    for (const typed of ["0", "9"]) {
      type("Height", typed);
      fireEvent.blur(field("Height"));
    }
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field("Height").value).toBe("9");
  });

  it("shrinks on Enter, says who was removed, and Undo in the dialog brings them back", () => {
    const { test } = open();
    type("Height", " 2 ");
    fireEvent.keyDown(field("Height"), { key: "Enter" });
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("1 character stood outside and was deleted.")).toBeDefined();
    expect(test.actors()).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Undo" }));
    expect(test.places()).toEqual(["Hero 2,2"]);
    expect(field("Height").value).toBe("8");
  });

  it("combines all sizes tried in one visit into one edit, whose Undo brings back every actor and the Start", () => {
    vi.useFakeTimers();
    const { test, editor } = open();
    act(() => {
      editor.actors.placeNew(
        "stage",
        "rock",
        Object.keys(test.state.document.characters.rock?.spritesheet.appearances ?? {})[0] ?? "",
        { x: 6, y: 7 },
      );
      editor.start.saveStageAsItIs(STAGE, null);
    });
    const dialog = within(screen.getByRole("dialog"));
    const resize = (name: string, size: string) => {
      type(name, size);
      fireEvent.blur(field(name));
    };
    resize("Width", "5");
    expect(dialog.getByText("1 character stood outside and was deleted.")).toBeDefined();
    resize("Height", "2");
    expect(dialog.getByText("2 characters stood outside and were deleted.")).toBeDefined();
    resize("Height", "4");
    expect(test.places()).toEqual(["Hero 2,2"]);
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.click(dialog.getByRole("button", { name: "Undo" }));
    expect([field("Width").value, field("Height").value]).toEqual(["10", "8"]);
    expect(test.places()).toEqual(["Hero 2,2", "Rock 6,7"]);
    expect(Object.keys(currentStage(test.state.document.world)?.startActors ?? {})).toHaveLength(2);
    expectUndoAndRedo(test);
  });

  it("makes a second edit in a second visit, and none if the size was restored", () => {
    const { test, editor } = open();
    const labels = () => test.state.document.undoStack.map(({ label }) => label);
    act(() => editor.stages.rename(STAGE, "Beach"));
    act(() => editor.stages.resize(STAGE, { width: 10, height: 8 }));
    act(() => editor.stages.resize(STAGE, { width: 1, height: 8 }));
    act(() => editor.stages.resize(STAGE, { width: 10, height: 8 }));
    expect(labels()).toEqual(["rename level"]);
    expect(test.places()).toEqual(["Hero 2,2"]);
    act(() => editor.stages.resize(STAGE, { width: 9, height: 8 }));
    fireEvent.click(button("Done"));
    fireEvent.click(button("Levels: Beach"));
    act(() => editor.stages.resize(STAGE, { width: 8, height: 8 }));
    expect(labels()).toEqual(["rename level", "resize level", "resize level"]);
    expectUndoAndRedo(test);
  });

  it("commits the focused field on Done, and when another stage is chosen", () => {
    const { test, editor } = open();
    act(() => editor.stages.add());
    type("Name", "Sky");
    act(() => editor.stages.show(STAGE));
    expect(names()).toEqual(["Level 1", "Sky"]);
    type("Name", "Ground");
    fireEvent.click(button("Done"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(stagesInOrder(test.state.document.world).map(({ name }) => name)).toEqual(["Ground", "Sky"]);
  });

  it("discards what was typed on Escape, and closes on the next one", () => {
    const { test } = open();
    type("Name", "Sky");
    fireEvent.keyDown(field("Name"), { key: "Escape" });
    expect(field("Name").value).toBe("Level 1");
    fireEvent.keyDown(field("Name"), { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("sets edges, tile size and background at once", () => {
    const { test } = open();
    fireEvent.click(screen.getByRole("checkbox", { name: "Left and right" }));
    const sizes = screen.getByRole<HTMLSelectElement>("combobox", { name: "Tile size" });
    const offered = [...sizes.options].map(({ label }) => label);
    expect(offered).toEqual(["Fit", "40 px", "35 px", "30 px", "25 px", "20 px", "17 px", "15 px"]);
    fireEvent.change(sizes, { target: { value: "0.75" } });
    fireEvent.click(button("Forest"));
    const picker = screen.getByLabelText<HTMLInputElement>("Another color");
    picker.value = "#123456";
    fireEvent(picker, new Event("change"));
    const stage = currentStage(test.state.document.world);
    expect([stage?.wrapX, stage?.wrapY, stage?.scale, stage?.background]).toEqual([true, false, 0.75, "#123456"]);
    expect(test.state.document.undoStack).toHaveLength(4);
    expectUndoAndRedo(test);
  });

  it.each([
    ["is no picture", new File(["<svg/>"], "a.png", { type: "image/png" }), /isn.t a picture/],
    ["is too large", fileOf("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x10\0\0\0\x10\0"), /too big: 4096 by 4096 dots/],
    ["is broken", fileOf("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10"), /didn't open/],
  ])("says so when a picture file %s", async (_why, file, words) => {
    const { test } = open();
    fireEvent.change(screen.getByLabelText("Picture file"), { target: { files: [file] } });
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("returns the focus to the wand when the form for words is closed", async () => {
    open();
    fireEvent.click(button("Draw with words..."));
    fireEvent.keyDown(screen.getByRole("textbox", { name: "What should be in the background?" }), { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(button("Draw with words...")));
  });

  it("asks for a description before it draws a background from words", () => {
    open();
    fireEvent.click(button("Draw with words..."));
    fireEvent.submit(screen.getByRole("form", { name: "What should be in the background?" }));
    expect(screen.getByRole("alert").textContent).toBe("Please enter a description for the background");
  });

  it("accepts a picture file dropped anywhere on the page", async () => {
    open();
    const drop = new Event("drop", { cancelable: true });
    const file = fileOf("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x10\0\0\0\x10\0");
    Object.assign(drop, { dataTransfer: { types: ["Files"], files: [file], items: [] } });
    act(() => void window.dispatchEvent(drop));
    expect((await screen.findByRole("alert")).textContent).toMatch(/too big: 4096 by 4096 dots/);
    expect(drop.defaultPrevented).toBe(true);
  });
});

function fileOf(text: string): File {
  return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], "picture.png");
}

describe("whom the camera follows", () => {
  it("is nobody at first, is chosen by picture, and is undone", () => {
    const { editor, test } = open();
    const stage = () => currentStage(editor.store.getState().document.world);
    const follow = screen.getByRole("group", { name: "Follow" });
    const pressed = () => within(follow).getByRole("button", { pressed: true }).textContent;
    expect(pressed()).toBe("All of it");
    fireEvent.click(within(follow).getByRole("button", { name: "Hero" }));
    expectUndoAndRedo(test);
    expect(stage()?.camera).toEqual({ follow: "hero" });
    expect(pressed()).toBe("Hero");
    fireEvent.click(within(follow).getByRole("button", { name: "All of it" }));
    expect(stage()).not.toHaveProperty("camera");
  });

  it("is offered among those who are on the stage, and shows all of it where its character is gone", () => {
    const { editor } = open();
    const offered = () =>
      within(screen.getByRole("group", { name: "Follow" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(["All of it", "Hero"]);
    act(() => editor.stages.set(STAGE, { camera: { follow: "gone" } }));
    expect(offered()).toEqual(["All of it", "Hero"]);
    expect(screen.getByRole("button", { name: "All of it", pressed: true })).toBeDefined();
  });
});

describe("a picture of the child's own in the background", () => {
  it("is paler unless the child wants all of its colors; pictures of Gridlings have no such choice", () => {
    const { editor } = open();
    const box = () => screen.queryByRole<HTMLInputElement>("checkbox", { name: "Paler, so everyone stands out" });
    act(() => editor.stages.set(STAGE, { background: "url(/backgrounds/pond.png)" }));
    expect(box()).toBeNull();
    act(() => editor.stages.set(STAGE, { background: "url(data:image/png;base64,AA==)" }));
    expect(box()?.checked).toBe(true);
    fireEvent.click(box() ?? document.body);
    expect(currentStage(editor.store.getState().document.world)?.dim).toBe(false);
  });
});
