// @vitest-environment jsdom
/** The controls of the pixel editor: tools, colors, sizes, frames, variables and keys. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CLEAR, colorOfHex } from "../../src/pixels/Color.ts";
import { GREEN, RED } from "../support/asciiPixels.ts";
import { isOff } from "../support/isOff.ts";
import { control, dab, dialog, leave, paint } from "./support.tsx";

afterEach(leave);

const tool = (name: string) => control<HTMLInputElement>(name);
const palette = () => control<HTMLElement>("Palette");
const swatch = (name: string) => control(name, palette());
const frame = (number: number) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^Frame ${number} `));

it("the shown frame scrolls only the row of frames, so that the drawing stays in sight", async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const place = { left: 400, right: 450 };
  vi.spyOn(HTMLLabelElement.prototype, "getBoundingClientRect").mockReturnValue(place as DOMRect);
  await paint();
  const row = screen.getByRole("radiogroup", { name: "Frame" });
  await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
  expect(scrollIntoView).not.toHaveBeenCalled();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  vi.restoreAllMocks();
});

describe("the tools", () => {
  it("are chosen by a press or a letter, and a shape pressed again is outlined", async () => {
    const { pixelEditor } = await paint();
    fireEvent.click(tool("Rectangle"));
    expect(pixelEditor.store.getState().settings).toMatchObject({ tool: "rectangle", outlined: { rectangle: false } });
    fireEvent.click(tool("Rectangle"));
    expect(tool("Rectangle (outline)").checked).toBe(true);
    fireEvent.keyDown(dialog(), { key: "w" });
    expect(tool("Magic wand").checked).toBe(true);
  });

  it("return the focus to the wand button when its dialog is closed", async () => {
    await paint();
    fireEvent.click(control("Draw with words"));
    const words = screen.getByRole("textbox", { name: "What shall it be?" });
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

  it.each(["Eraser", "Magic wand", "Select", "Eyedropper"])(
    "lead back from %s to the one that draws with a color when one is chosen",
    async (name) => {
      const { pixelEditor } = await paint();
      const hand = () => pixelEditor.store.getState().settings;
      fireEvent.click(tool("Paint bucket"));
      fireEvent.click(tool(name));
      fireEvent.click(swatch("red"));
      expect([hand().color, hand().tool]).toEqual([RED, "bucket"]);
      fireEvent.click(tool(name));
      fireEvent.input(control("Color: red. Any other color"), { target: { value: "#00ff00" } });
      expect([hand().color, hand().tool]).toEqual([colorOfHex("#00ff00"), "bucket"]);
    },
  );

  it("without a size disable the sizes", async () => {
    const { pixelEditor } = await paint();
    const sizes = () => control<HTMLFieldSetElement>("Size");
    expect(sizes().disabled).toBe(false);
    fireEvent.click(tool("Magic wand"));
    expect(sizes().disabled).toBe(true);
    fireEvent.click(tool("Eraser"));
    fireEvent.click(tool("Size 8"));
    expect(pixelEditor.store.getState().settings.size).toBe(8);
  });

  it("include the anchor only if there is more than one tile", async () => {
    const { pixelEditor } = await paint();
    expect(isOff(control("Choose the anchor square"))).toBe(true);
    fireEvent.click(control("Grow upwards"));
    fireEvent.click(control("Choose the anchor square"));
    expect(pixelEditor.store.getState().settings.tool).toBe("anchor");
    fireEvent.click(control("Choose the anchor square"));
    expect(pixelEditor.store.getState().settings.tool).toBe("pen");
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
  it("names each of 117 colors, and arrow keys move in it", async () => {
    const { pixelEditor } = await paint();
    const names = [...palette().querySelectorAll("button")].map((each) => each.getAttribute("aria-label"));
    expect([names.length, new Set(names).size]).toEqual([117, 117]);
    expect(names.slice(0, 3)).toEqual(["transparent", "white", "gray 1"]);
    act(() => swatch("black").focus());
    fireEvent.keyDown(swatch("black"), { key: "ArrowDown" });
    fireEvent.keyDown(swatch("dark red 4"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(swatch("dark red 3"));
    fireEvent.click(swatch("green"));
    expect(pixelEditor.store.getState().settings.color).toBe(GREEN);
    fireEvent.click(swatch("transparent"));
    expect(pixelEditor.store.getState().settings.color).toBe(CLEAR);
  });

  it("offers every other color by the large one", async () => {
    const { pixelEditor } = await paint();
    const well = screen.getByLabelText<HTMLInputElement>(/^Color:/);
    fireEvent.input(well, { target: { value: "#ff0000" } });
    expect(pixelEditor.store.getState().settings.color).toBe(RED);
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
    fireEvent.keyDown(frame(3), { key: "ArrowLeft", shiftKey: true });
    expect(frames().map((image) => image === empty)).toEqual([false, true, false]);
    fireEvent.click(control("Move this frame earlier"));
    expect([frames()[0] === empty, frame(1).checked]).toEqual([true, true]);
    fireEvent.keyDown(frame(1), { key: "Delete" });
    expect([frames().length, frames()[0] === first]).toEqual([2, true]);
    fireEvent.click(frame(2));
    expect(pixelEditor.store.getState().drawing.frame).toBe(1);
    fireEvent.click(control("Show the frame before, faintly"));
    expect(pixelEditor.store.getState().settings.onion).toBe(true);
  });

  it("are dragged along their row, and put back by Escape", async () => {
    const { pixelEditor } = await paint();
    act(() => pixelEditor.frames.add());
    const [first, second] = pixelEditor.store.getState().drawing.frames;
    const labels = [frame(1), frame(2)].map((input) => input.closest("label") as HTMLElement);
    labels.forEach((label, index) => {
      label.getBoundingClientRect = () => ({ left: index * 50, right: index * 50 + 50 }) as DOMRect;
    });
    // A finger drags only the frame that it has selected.
    const drag = (pointerType = "mouse") => {
      fireEvent.pointerDown(labels[0] as HTMLElement, { button: 0, clientX: 20, pointerType });
      fireEvent.pointerMove(window, { clientX: 90 });
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
    fireEvent.click(control("Smaller"));
    fireEvent.keyDown(dialog(), { key: "-" });
    expect(zoom()).toBe(9);
    fireEvent.click(control("9×"));
    expect(zoom()).toBe(11);
  });

  it("shows the chosen variables, at first all of them", async () => {
    const { pixelEditor, editor } = await paint({ characterId: "hero", appearanceId: "hero-idle" });
    expect(screen.queryByText("Values")).toBeNull();
    act(() => editor.variables.add("hero"));
    fireEvent.click(control("Values"));
    const box = screen.getByLabelText<HTMLInputElement>("Untitled");
    expect([box.checked, pixelEditor.store.getState().overlay?.showVariables]).toEqual([true, true]);
    fireEvent.click(box);
    expect(Object.values(pixelEditor.store.getState().overlay?.visibleVariables ?? {})).toEqual([false]);
  });
});
