// @vitest-environment jsdom
/** If what asks about two versions of a game cannot be shown, the editor goes on with the child's own. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { RequestFailed } from "../../src/browser/request.ts";
import { editorNow, openSessionWithoutPanels, record } from "./sessionWithoutPanels.tsx";

vi.mock("../../src/pages/editor/question/VersionQuestions.tsx", () => ({
  ConflictQuestion: () => {
    throw new Error("It could not be loaded.");
  },
}));

afterEach(() => {
  cleanup();
  clearSession();
  vi.restoreAllMocks();
});

it("a message stands in its place, and the game stays open", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const newer = { ...record, revision: 2, name: "Frog", thumbnail: "", updatedAt: "2026-11-01T10:00:00Z" };
  vi.spyOn(client, "saveGame").mockRejectedValue(new RequestFailed(409, "Changed elsewhere.", { world: newer }));
  storeSession({ id: "u1", username: "moonfox", email: "m@example.org", password: "device.abc" });
  openSessionWithoutPanels();
  await act(async () => {
    editorNow().renameWorld("Frog Leap");
    await editorNow()
      .saver.saveNow()
      .catch(() => undefined);
  });
  expect(await screen.findByRole("alert")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(editorNow().store.getState().document.world.metadata.name).toBe("Frog Leap");
});
