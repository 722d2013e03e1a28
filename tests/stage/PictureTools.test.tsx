// @vitest-environment jsdom
/** The tools on the rim of the picture after. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SelectedWork } from "../../src/stage/overlay/PictureTools.tsx";
import { renderPanels } from "../panels/renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function enter() {
  const test = renderPanels(<SelectedWork />);
  act(() => void test.editor.recording.onActor("h"));
  act(() => test.editor.selection.select("after", []));
  return test;
}

const tool = (name: string) => screen.getByRole("button", { name });

it("is off with nobody selected, and says why", () => {
  enter();
  for (const name of ["Turn", "Copy"]) {
    expect(tool(name).getAttribute("aria-disabled")).toBe("true");
    expect(tool(name).getAttribute("aria-description")).toBe("Pick a character in the After picture first.");
  }
});

it("takes the trash in hand with nobody selected, and otherwise takes away who is selected", () => {
  const { editor } = enter();
  fireEvent.click(tool("Take away"));
  expect(editor.store.getState().ui.toolId).toBe("trash");
  expect(tool("Take away").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(tool("Take away"));
  expect(editor.store.getState().ui.toolId).toBe("pointer");
  act(() => editor.selection.selectActor("after", "h"));
  expect(tool("Turn").getAttribute("aria-disabled")).toBeNull();
  fireEvent.click(tool("Take away"));
  expect(editor.store.getState().recording?.actions.map(({ type }) => type)).toEqual(["delete"]);
  expect(editor.store.getState().ui.toolId).toBe("pointer");
});
