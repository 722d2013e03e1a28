// @vitest-environment jsdom
/** The browser's Back button waits for the save, and asks if saving fails. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import type { WorldRecord } from "../../src/api/wire.ts";
import { listenBeforeRouter } from "../../src/browser/leaving.ts";
import { clearImage } from "../../src/pixels/PixelImage.ts";
import { editorNow, openSessionWithoutPanels, record } from "./sessionWithoutPanels.tsx";

const WHOLE_TILE = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } } as const;
const save = vi.spyOn(client, "saveGame");
const routed = vi.fn();

listenBeforeRouter();

/** Numbers the history entries as the router does: a page before, and the editor now. */
beforeEach(() => {
  routed.mockClear();
  save.mockReset().mockResolvedValue({ ...record, revision: 2 });
  history.pushState({ idx: 4 }, "");
  history.pushState({ idx: 5 }, "");
  window.addEventListener("popstate", routed);
  openSessionWithoutPanels();
});
afterEach(() => {
  window.removeEventListener("popstate", routed);
  cleanup();
});

const place = () => history.state.idx as number;
const goesBack = () => waitFor(() => expect([place(), routed.mock.calls.length]).toEqual([4, 1]));
const stays = () => waitFor(() => expect([place(), routed.mock.calls.length]).toEqual([5, 0]));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("Back leaves at once if everything is saved", async () => {
  history.back();
  await goesBack();
  expect(save).not.toHaveBeenCalled();
});

it("Back only closes an unfinished drawing", async () => {
  const target = { characterId: "hero", appearanceId: null, copyOf: null } as const;
  editorNow().drawings.begin(target);
  const tile = clearImage({ width: 40, height: 40 });
  const pixelEditor = await editorNow().drawings.open({ pictures: [tile], others: [], info: WHOLE_TILE, name: "Sad" });
  act(() => pixelEditor.grow("left"));
  history.back();
  await waitFor(() => expect(editorNow().store.getState().notice?.text).toBe("Drawing closed without saving."));
  await stays();
  act(() => editorNow().followNotice());
  expect([editorNow().drawings.pixelEditor, editorNow().store.getState().ui.modal]).toEqual([
    pixelEditor,
    { id: "editAppearance", ...target },
  ]);
  pixelEditor.undo();
  history.back();
  await goesBack();
});

it("Back saves first, and then leaves automatically", async () => {
  let saved: (world: WorldRecord) => void = () => undefined;
  save.mockReturnValue(new Promise((resolve) => (saved = resolve)));
  act(() => editorNow().renameWorld("Frog Leap"));
  history.back();
  await screen.findByText("Your changes are still saving. Are you sure you want to close the editor?");
  await stays();
  expect(save.mock.lastCall?.[2]).toMatchObject({ name: "Frog Leap" });
  await act(async () => saved({ ...record, revision: 2 }));
  await goesBack();
});

it("if the save fails, Back asks whether to stay or leave", async () => {
  save.mockRejectedValue(new Error("No line"));
  act(() => editorNow().renameWorld("Frog Leap"));
  history.back();
  await screen.findByText(/couldn't save/);
  expect(screen.getByText("No line")).toBeDefined();
  await stays();
  press("Stay here");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(editorNow().store.getState().document.world.metadata.name).toBe("Frog Leap");
  history.back();
  await screen.findByText(/couldn't save/);
  press("Leave anyway");
  await goesBack();
});
