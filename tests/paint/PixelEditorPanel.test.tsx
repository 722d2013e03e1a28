// @vitest-environment jsdom
/** The controls of the pixel editor: tools, colors, sizes, frames, variables and keys. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PixelEditor } from "../../src/paint/model/PixelEditor.ts";
import { CLEAR, colorOfHex } from "../../src/pixels/Color.ts";
import { GREEN, RED } from "../support/asciiPixels.ts";
import { isOff } from "../support/isOff.ts";
import { control, dab, dialog, leave, paint } from "./support.tsx";

afterEach(leave);

const tool = (name: string) => control<HTMLInputElement>(name);
const swatch = (name: string) => control(name, control<HTMLElement>("Colors"));
const hand = (pixelEditor: PixelEditor) => pixelEditor.store.getState().settings;
const openMenu = () => fireEvent.keyDown(control("More for this drawing"), { key: "Enter" });
const entry = (name: string) => screen.getByRole("menuitem", { name });
const switchEntry = (name: string) => screen.getByRole("menuitemcheckbox", { name });
const frame = (number: number) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^Frame ${number} `));

it("the shown frame scrolls only the list of frames, so that the drawing stays in sight", async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const place = { left: 0, right: 60, top: 400, bottom: 460 };
  vi.spyOn(HTMLLabelElement.prototype, "getBoundingClientRect").mockReturnValue(place as DOMRect);
  await paint();
  const row = screen.getByRole("radiogroup", { name: "Frame" });
  await waitFor(() => expect(row.scrollTop).toBeGreaterThan(0));
  expect(scrollIntoView).not.toHaveBeenCalled();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  vi.restoreAllMocks();
});

describe("the tools", () => {
  it("are chosen by a press or a letter, and a shape pressed again is outlined", async () => {
    const { pixelEditor } = await paint();
    fireEvent.click(tool("Box"));
    expect(hand(pixelEditor)).toMatchObject({ tool: "rectangle", outlined: { rectangle: false } });
    fireEvent.click(tool("Box"));
    expect(tool("Box (outline)").checked).toBe(true);
    fireEvent.keyDown(dialog(), { key: "w" });
    expect(tool("Wand").checked).toBe(true);
  });

  it("return the focus to the wand button when its dialog is closed", async () => {
    await paint();
    fireEvent.click(control("Draw with words"));
    const words = screen.getByRole("textbox", { name: "What should I draw?" });
    expect(document.activeElement).toBe(words);
    fireEvent.keyDown(words, { key: "Escape" });
    expect(document.activeElement).toBe(control("Draw with words"));
    expect(dialog()).not.toBeNull();
  });

  it("leave letters to the name field, and none reaches the editor beneath", async () => {
    const { pixelEditor, test } = await paint();
    const field = document.querySelector("input:not([type])") as HTMLInputElement;
    for (const key of ["e", "t", "Delete", "Backspace"]) fireEvent.keyDown(field, { key });
    expect(pixelEditor.store.getState().settings.tool).toBe("pen");
    fireEvent.keyDown(dialog(), { key: "t" });
    fireEvent.keyDown(dialog(), { key: "z", ctrlKey: true });
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it.each(["Eraser", "Wand", "Select", "Dropper"])(
    "lead back from %s to the one that draws with a color when one is chosen",
    async (name) => {
      const { pixelEditor } = await paint();
      fireEvent.click(tool("Fill"));
      fireEvent.click(tool(name));
      fireEvent.click(swatch("Red"));
      expect(hand(pixelEditor)).toMatchObject({ color: colorOfHex("#e8575a"), tool: "bucket" });
      fireEvent.click(tool(name));
      fireEvent.input(control("Color: red. Any other color"), { target: { value: "#00ff00" } });
      expect(hand(pixelEditor)).toMatchObject({ color: GREEN, tool: "bucket" });
    },
  );

  it("without a size disable the sizes", async () => {
    const { pixelEditor } = await paint();
    const sizes = () => control<HTMLFieldSetElement>("Size");
    expect(sizes().disabled).toBe(false);
    expect(tool("Small: size 2").checked).toBe(true);
    fireEvent.click(tool("Wand"));
    expect(sizes().disabled).toBe(true);
    fireEvent.click(tool("Eraser"));
    fireEvent.click(tool("Huge: size 8"));
    expect(hand(pixelEditor).size).toBe(8);
    openMenu();
    fireEvent.click(switchEntry("Size 16"));
    expect(hand(pixelEditor).size).toBe(16);
  });

  it("include the anchor only if there is more than one tile", async () => {
    const { pixelEditor } = await paint();
    openMenu();
    expect(entry("Choose where it stands").getAttribute("aria-disabled")).toBe("true");
    fireEvent.keyDown(entry("Choose where it stands"), { key: "Escape" });
    fireEvent.click(control("Grow upwards"));
    openMenu();
    fireEvent.click(entry("Choose where it stands"));
    expect(hand(pixelEditor).tool).toBe("anchor");
    expect(screen.getByRole("status").textContent).toBe("Tap the square it stands on.");
    fireEvent.keyDown(dialog(), { key: "Escape" });
    expect([hand(pixelEditor).tool, dialog()]).toEqual(["pen", dialog()]);
  });

  it("draw on both sides with the mirror, and can start over", async () => {
    const { pixelEditor } = await paint();
    fireEvent.click(control("Mirror: draw on both sides"));
    dab(pixelEditor);
    expect(pixelEditor.usedColors()).toHaveLength(1);
    fireEvent.click(control("Clear"));
    expect(pixelEditor.usedColors()).toEqual([]);
    expect(control("Undo").getAttribute("aria-disabled")).toBe("false");
  });
});

describe("the palette", () => {
  it("shows the 32 house colors by name, from the first one in hand, and arrow keys move in it", async () => {
    const { pixelEditor } = await paint();
    const names = [...control<HTMLElement>("Colors").querySelectorAll("button")].map(({ ariaLabel }) => ariaLabel);
    expect([names.length, names[0], names[6]]).toEqual([32, "Night black", "Light brown"]);
    expect(swatch("Night black").getAttribute("aria-pressed")).toBe("true");
    act(() => swatch("Night black").focus());
    fireEvent.keyDown(swatch("Night black"), { key: "ArrowDown" });
    fireEvent.keyDown(swatch("Dark brown"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(swatch("Brown"));
    fireEvent.click(swatch("Brown"));
    expect(hand(pixelEditor).color).toBe(colorOfHex("#7f4b3d"));
    expect(screen.getByText("Brown")).toBeDefined();
  });

  it("has 117 more behind a button in its own place, until Escape", async () => {
    const { pixelEditor } = await paint();
    dab(pixelEditor);
    fireEvent.click(control("More colors"));
    const all = control<HTMLElement>("All colors");
    const names = [...all.querySelectorAll("button")].map(({ ariaLabel }) => ariaLabel);
    expect([names.length, new Set(names).size]).toEqual([117, 117]);
    expect(names.slice(0, 3)).toEqual(["transparent", "white", "gray 1"]);
    fireEvent.click(control("green", all));
    expect(hand(pixelEditor).color).toBe(GREEN);
    fireEvent.click(control("transparent", all));
    expect(hand(pixelEditor).color).toBe(CLEAR);
    expect(control("night black, #2a2440", control("Colors of this character"))).toBeDefined();
    fireEvent.keyDown(control("Main colors"), { key: "Escape" });
    expect([control("More colors").ariaExpanded, swatch("Red").isConnected]).toEqual(["false", true]);
  });

  it("offers again what was just drawn with", async () => {
    const { pixelEditor } = await paint();
    expect(document.querySelector("[aria-label='Just used']")).toBeNull();
    fireEvent.click(swatch("Teal"));
    dab(pixelEditor);
    fireEvent.click(swatch("Red"));
    dab(pixelEditor);
    const names = [...control<HTMLElement>("Just used").querySelectorAll("button")].map(({ ariaLabel }) => ariaLabel);
    expect(names).toEqual(["red, #e8575a", "teal, #1fa39a"]);
    fireEvent.click(control("teal, #1fa39a"));
    expect(hand(pixelEditor).color).toBe(colorOfHex("#1fa39a"));
  });

  it("offers every other color by the large one", async () => {
    const { pixelEditor } = await paint();
    const well = screen.getByLabelText<HTMLInputElement>(/^Color:/);
    fireEvent.input(well, { target: { value: "#ff0000" } });
    expect(hand(pixelEditor).color).toBe(RED);
  });
});

describe("the frames", () => {
  it("are added, copied, moved and deleted by buttons and by keys", async () => {
    const { pixelEditor } = await paint();
    const frames = () => pixelEditor.store.getState().drawing.frames;
    dab(pixelEditor);
    fireEvent.click(control("Copy this frame"));
    fireEvent.click(control("Add an empty frame"));
    expect([frames().length, frame(3).checked]).toEqual([3, true]);
    const [first, , empty] = frames();
    fireEvent.keyDown(frame(3), { key: "ArrowUp", shiftKey: true });
    expect(frames().map((image) => image === empty)).toEqual([false, true, false]);
    fireEvent.click(control("Move this frame earlier"));
    expect([frames()[0] === empty, frame(1).checked]).toEqual([true, true]);
    fireEvent.keyDown(frame(1), { key: "Delete" });
    expect([frames().length, frames()[0] === first]).toEqual([2, true]);
    fireEvent.click(frame(2));
    expect(pixelEditor.store.getState().drawing.frame).toBe(1);
    fireEvent.click(control("See the frame before through this one"));
    expect(pixelEditor.store.getState().settings.onion).toBe(true);
  });

  it("play in the preview while the child wants them to", async () => {
    const { pixelEditor } = await paint();
    expect(isOff(control("Play the frames"))).toBe(true);
    fireEvent.click(control("Copy this frame"));
    fireEvent.click(control("Play the frames"));
    expect(control("Stop the frames")).toBeDefined();
    act(() => pixelEditor.frames.remove());
    expect(isOff(control("Play the frames"))).toBe(true);
  });

  it("are dragged along their list, and put back by Escape", async () => {
    const { pixelEditor } = await paint();
    act(() => pixelEditor.frames.add());
    const [first, second] = pixelEditor.store.getState().drawing.frames;
    const labels = [frame(1), frame(2)].map((input) => input.closest("label") as HTMLElement);
    labels.forEach((label, index) => {
      label.getBoundingClientRect = () => ({ top: index * 50, bottom: index * 50 + 50 }) as DOMRect;
    });
    // A finger drags only the frame that it has selected.
    const drag = (pointerType = "mouse") => {
      fireEvent.pointerDown(labels[0] as HTMLElement, { button: 0, clientY: 20, pointerType });
      fireEvent.pointerMove(window, { clientY: 90 });
    };
    drag();
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.pointerUp(window);
    expect(pixelEditor.store.getState().drawing.frames).toEqual([first, second]);
    drag();
    fireEvent.pointerUp(window);
    expect(pixelEditor.store.getState().drawing.frames).toEqual([second, first]);
    drag("touch");
    fireEvent.pointerUp(window);
    expect(pixelEditor.store.getState().drawing.frames).toEqual([second, first]);
    act(() => pixelEditor.frames.show(0));
    drag("touch");
    fireEvent.pointerUp(window);
    expect(pixelEditor.store.getState().drawing.frames).toEqual([first, second]);
  });
});

describe("the rest", () => {
  it("zooms by buttons and keys, and fits the drawing again", async () => {
    const { pixelEditor } = await paint();
    const zoom = () => pixelEditor.store.getState().view.zoom;
    expect(zoom()).toBe(11);
    fireEvent.click(control("Zoom out"));
    fireEvent.keyDown(dialog(), { key: "-" });
    expect([zoom(), control("9×, fit again").textContent]).toEqual([9, "9×"]);
    fireEvent.click(control("9×, fit again"));
    expect([zoom(), control("Fit").textContent]).toEqual([11, "Fit"]);
  });

  it("shows the chosen variables, at first all of them", async () => {
    const { pixelEditor, editor } = await paint({ characterId: "hero", appearanceId: "hero-idle" });
    act(() => void editor.variables.add("hero"));
    openMenu();
    fireEvent.click(switchEntry("Values"));
    expect(pixelEditor.store.getState().overlay?.showVariables).toBe(true);
    expect(switchEntry("Untitled").ariaChecked).toBe("true");
    fireEvent.click(switchEntry("Untitled"));
    expect(Object.values(pixelEditor.store.getState().overlay?.visibleVariables ?? {})).toEqual([false]);
  });
});
