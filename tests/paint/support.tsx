import { act, cleanup, configure, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { DrawingTarget } from "../../src/editor/state/EditorState.ts";
import type { WorldDocument } from "../../src/engine/index.ts";
import type { PixelEditor } from "../../src/paint/model/PixelEditor.ts";
import { PaintCanvasContext } from "../../src/paint/panel/PaintCanvasContext.tsx";
import { Library } from "../../src/panels/library/Library.tsx";
import { Modals } from "../../src/panels/modals/Modals.tsx";
import { NoticeBar } from "../../src/panels/notice/NoticeBar.tsx";
import { Toolbar } from "../../src/panels/toolbar/Toolbar.tsx";
import { type PanelOptions, renderPanels } from "../panels/renderPanels.tsx";
import type { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";
import { fakeCanvases, pngBytes, pngUrl } from "./fakeCanvas.ts";

// Loads in advance what the page loads with the first drawing, so that a busy machine delays no test.
await Promise.all([
  import("../../src/paint/panel/PixelEditorPanel.tsx"),
  import("../../src/paint/model/PixelEditor.ts"),
]);
configure({ asyncUtilTimeout: 15_000 });

/** Called after each test. */
export function leave(): void {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/**
 * The pixel editor over a small game whose appearances are transparent tiles. With `around`, the toolbar and the library are rendered as
 * well.
 */
export function enterWithPainting(options: PanelOptions = {}, around = true): TestEditor {
  // jsdom has no sizes to observe.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const panels = (
    <>
      {around && <Toolbar onPlayerView={() => undefined} onExit={() => undefined} />}
      {around && <Library />}
      <PaintCanvasContext value={() => null}>
        <Modals />
      </PaintCanvasContext>
      <NoticeBar />
    </>
  );
  const test = renderPanels(panels, { document: gameWithPictures(), ...options });
  fakeCanvases();
  return test;
}

/** A Hero at 2,2 and a Rock; the Hero's second appearance is broken. */
function gameWithPictures(): WorldDocument {
  const [hero, rock] = [characterNamed("Hero"), characterNamed("Rock")];
  const looks = {
    "hero-idle": [pngUrl()],
    "hero-happy": [pngUrl()],
    "hero-broken": [pngUrl(pngBytes(1, 1).slice(0, 26))],
  };
  const spritesheet = { ...hero.spritesheet, appearances: looks };
  return gameOf([{ ...hero, spritesheet }, rock], [actorOf("hero", "h", 2, 2)]);
}

/** Opens the pixel editor and waits for it. */
export async function paint(target: DrawingTarget = { characterId: null }, options: PanelOptions = {}) {
  const test = enterWithPainting(options, false);
  act(() => void test.editor.drawings.begin(target));
  const pixelEditor = await opened(test);
  return { test, editor: test.editor, pixelEditor };
}

export async function opened({ editor }: TestEditor): Promise<PixelEditor> {
  // A failing query prints the whole page into its error, which takes longer than rendering it.
  await waitFor(() => control<HTMLElement>("Fill"));
  const { pixelEditor } = editor.drawings;
  if (!pixelEditor) throw new Error("No drawing is open.");
  return pixelEditor;
}

/** Draws a single dot in the chosen color with the chosen tool. */
export function dab(pixelEditor: PixelEditor, x = 3, y = 3): void {
  act(() => {
    pixelEditor.send({ kind: "press", at: { x, y }, shift: false, alt: false });
    pixelEditor.send({ kind: "release" });
  });
}

/** A control by its exact name or text; queries by role are too slow in jsdom among so many. */
export function control<T extends HTMLElement = HTMLButtonElement>(name: string, within: ParentNode = document): T {
  const named = within.querySelector<T>(`[aria-label="${name}"]`);
  const written = () =>
    [...within.querySelectorAll<T>("button")].find(({ textContent }) => textContent?.trim() === name);
  const found = named ?? written();
  if (!found) throw new Error(`There is no control called ${name}.`);
  return found;
}

export function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>("[role=dialog]");
  if (!found) throw new Error("No dialog is open.");
  return found;
}

/** The text of the alert, once there is one. */
export function alarm(): Promise<string | null> {
  return waitFor(() => {
    const alert = document.querySelector("[role=alert]");
    if (!alert) throw new Error("Nothing is said.");
    return alert.textContent;
  });
}

export function expectNoDialog(): void {
  expect(document.querySelector("[role=dialog]")).toBeNull();
}
