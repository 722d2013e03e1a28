// @vitest-environment jsdom
/** The user's own pictures are added to a drawing from a file, a drop or the clipboard. */

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { gifSize, pictureFileName } from "../../src/paint/panel/pictureImport.ts";
import { pngBytes } from "./fakeCanvas.ts";
import { alarm, control, dab, dialog, leave, paint } from "./support.tsx";

afterEach(leave);

const floating = (pixelEditor: Awaited<ReturnType<typeof paint>>["pixelEditor"]) => {
  const { selection } = pixelEditor.store.getState().drawing;
  return selection?.kind === "floating" ? [selection.image.width, selection.image.height] : null;
};

describe("a picture file", () => {
  it("that fits floats over the drawing", async () => {
    const { pixelEditor } = await paint();
    choose(png(20, 10));
    await waitFor(() => expect(floating(pixelEditor)).toEqual([20, 10]));
    expect(screen.queryByLabelText("A large picture")).toBeNull();
  });

  it("that is larger is shrunk, imported at its size, or not at all", async () => {
    const { pixelEditor } = await paint();
    choose(png(80, 40));
    fireEvent.click(await waitFor(() => control("Don't use it")));
    expect(pixelEditor.store.getState().isChanged).toBe(false);
    choose(png(80, 40));
    fireEvent.click(await waitFor(() => control("Shrink it to fit")));
    expect(floating(pixelEditor)).toEqual([40, 20]);
    choose(png(90, 40));
    fireEvent.click(await waitFor(() => control("Keep its size: 3 by 1 squares")));
    expect([floating(pixelEditor), pixelEditor.store.getState().drawing.frames[0]?.width]).toEqual([[90, 40], 120]);
  });

  it("that is a strip of frames can be imported as frames", async () => {
    const { pixelEditor } = await paint();
    choose(png(120, 40));
    fireEvent.click(await waitFor(() => control("Make 3 frames")));
    expect([pixelEditor.store.getState().drawing.frames.length, floating(pixelEditor)]).toEqual([3, null]);
  });

  it.each([
    ["is no picture", new File(["<svg/>"], "a.png", { type: "image/png" }), /not a picture/],
    ["is huge", png(40, 40, 0x20), /too big/],
    ["is broken", new File([png(1, 1).slice(0, 26)], "a.png"), /couldn't open/],
  ])("that %s causes a message, and the drawing stays", async (_why, file, words) => {
    const { pixelEditor } = await paint();
    dab(pixelEditor);
    choose(file);
    expect(await alarm()).toMatch(words);
    expect(floating(pixelEditor)).toBeNull();
  });

  it("can be dropped anywhere, unlike dropped text", async () => {
    const { pixelEditor } = await paint();
    fireEvent.drop(window, { dataTransfer: { types: ["text/plain"], files: [] } });
    fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files: [png(8, 8)] } });
    await waitFor(() => expect(floating(pixelEditor)).toEqual([8, 8]));
  });
});

describe("the clipboard", () => {
  it("takes what is drawn, and pastes it where it was", async () => {
    const { pixelEditor } = await paint();
    dab(pixelEditor);
    fireEvent.copy(dialog());
    fireEvent.paste(dialog(), { clipboardData: { files: [] } });
    expect(floating(pixelEditor)).toEqual([40, 40]);
    fireEvent.cut(dialog());
    expect(pixelEditor.store.getState().drawing.selection).toBeNull();
  });

  it("pastes a picture from elsewhere, and leaves text to the name field", async () => {
    const { pixelEditor } = await paint();
    const clipboardData = { files: [png(12, 6)] };
    fireEvent.paste(document.querySelector("input:not([type])") as HTMLInputElement, { clipboardData });
    fireEvent.paste(dialog(), { clipboardData });
    await waitFor(() => expect(floating(pixelEditor)).toEqual([12, 6]));
    expect(pixelEditor.store.getState().canUndo).toBe(true);
  });

  it("takes everything after Ctrl+A", async () => {
    const { pixelEditor } = await paint();
    dab(pixelEditor);
    control("Save").focus();
    fireEvent.keyDown(control("Save"), { key: "a", ctrlKey: true });
    expect(pixelEditor.store.getState().drawing.selection?.mask.width).toBe(40);
  });
});

describe("names and sizes of files", () => {
  it("are plain", () => {
    expect(pictureFileName("Hero & Co.", "Idle")).toBe("hero-co-idle.png");
    expect(pictureFileName("", "?")).toBe("character-appearance.png");
  });

  it("are read from a GIF before anything is decoded", () => {
    const bytes = Uint8Array.from([..."GIF89a"].map((letter) => letter.charCodeAt(0)).concat([44, 1, 16, 0]));
    expect(gifSize(bytes)).toEqual({ type: "image/gif", width: 300, height: 16 });
    expect(gifSize(bytes.slice(1))).toBeNull();
  });
});

function choose(file: File): void {
  fireEvent.change(screen.getByLabelText("Picture file"), { target: { files: [file] } });
}

function png(width: number, height: number, high = 0): File {
  return new File([pngBytes(width, height, high)], "picture.png", { type: "image/png" });
}
