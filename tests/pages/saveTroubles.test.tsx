// @vitest-environment jsdom
/** A failed save is reported once, with details, and editing goes on. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import { ACCOUNT_FULL } from "../../src/api/errorCodes.ts";
import { clearSession, storePupil, storeSession } from "../../src/api/session.ts";
import { RequestFailed } from "../../src/browser/request.ts";
import { recoveryStatus } from "../../src/pages/editor/recordRecovery.ts";
import { recoveryStore } from "../../src/saving/recovery/RecoveryStore.ts";
import { editorNow, openSessionWithoutPanels, record } from "./sessionWithoutPanels.tsx";

const OFFLINE = "We couldn't save just now. Are you online? Your work is still here.";
const NOT_REACHED = "We can't reach the server. Are you online?";

const save = vi.spyOn(client, "saveGame");

beforeEach(() => {
  vi.spyOn(recoveryStore, "isPersistent").mockResolvedValue(true);
  storeSession({ id: "u1", username: "moonfox", email: "m@example.org", password: "device.abc" });
  openSessionWithoutPanels();
});
afterEach(() => {
  cleanup();
  clearSession();
});

/** An edit, and a save that fails in this way. */
async function saveEnds(failure: RequestFailed): Promise<void> {
  save.mockReset().mockRejectedValue(failure);
  await act(async () => {
    editorNow().renameWorld("Frog Leap");
    await editorNow()
      .saver.saveNow()
      .catch(() => undefined);
  });
}

describe("a save that fails", () => {
  it.each([
    [413, "This game is too big to send. Try making it smaller."],
    [507, "The server is full, so we couldn't save this."],
  ])("with status %i asks whether one is online, and adds: %s", async (status, detail) => {
    await saveEnds(new RequestFailed(status, detail));
    const dialog = screen.getByRole("dialog", { name: "Not saved yet" });
    expect(dialog.textContent).toContain(OFFLINE);
    expect(dialog.textContent).toContain(detail);
  });

  it("because the account is full says what to do and that nothing is lost, until it succeeds", async () => {
    await saveEnds(new RequestFailed(403, "Your shelf is full.", { code: ACCOUNT_FULL }));
    const dialog = screen.getByRole("dialog", { name: "Not saved yet" });
    expect(dialog.textContent).toContain("Your shelf is full.");
    expect(dialog.textContent).toContain("Your work stays here");
    expect(dialog.textContent).not.toContain("internet");
    fireEvent.click(screen.getByRole("button", { name: "Keep working" }));
    expect(screen.getByRole("button", { name: "Not saved: what now?" })).toBeTruthy();
    save.mockReset().mockResolvedValue({ ...record, revision: 2 });
    await act(() => editorNow().saver.saveNow());
    await waitFor(() => expect(screen.queryByRole("button", { name: "Not saved: what now?" })).toBeNull());
  });

  it("because the network is down covers nothing while this browser keeps the game: one notice says so, once", async () => {
    await saveEnds(new RequestFailed(0, NOT_REACHED));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(editorNow().store.getState().notice?.text).toBe(OFFLINE);
    editorNow().notices.dismiss();
    await saveEnds(new RequestFailed(0, NOT_REACHED));
    expect(editorNow().store.getState().notice).toBeNull();
  });

  it("because the network is down asks, with each thing said once, if this browser keeps nothing", async () => {
    act(() => recoveryStatus.setState({ isWorking: false }));
    await saveEnds(new RequestFailed(0, NOT_REACHED));
    expect(screen.getByRole("dialog", { name: "Not saved yet" }).textContent).toContain(OFFLINE);
    expect(screen.queryByText(NOT_REACHED)).toBeNull();
  });

  it("is reported once, until a save succeeds", async () => {
    await saveEnds(new RequestFailed(500, "The server has a trouble."));
    fireEvent.click(screen.getByRole("button", { name: "Keep working" }));
    await saveEnds(new RequestFailed(500, "The server has a trouble."));
    expect(screen.queryByRole("dialog")).toBeNull();
    save.mockReset().mockResolvedValue({ ...record, revision: 2 });
    await act(() => editorNow().saver.saveNow());
    await waitFor(() => expect(editorNow().store.getState().save.status).toBe("saved"));
  });

  it("is reported again if it needs another answer", async () => {
    await saveEnds(new RequestFailed(500, "The server has a trouble."));
    fireEvent.click(screen.getByRole("button", { name: "Keep working" }));
    await saveEnds(
      new RequestFailed(409, "Changed elsewhere.", {
        world: { ...record, revision: 2, name: "Frog", thumbnail: "", updatedAt: "2026-11-01T10:00:00Z" },
      }),
    );
    expect(await screen.findByRole("dialog", { name: "This game was changed somewhere else" })).toBeTruthy();
  });

  it("is retried as soon as the network is back", async () => {
    await saveEnds(new RequestFailed(0, "No line."));
    save.mockReset().mockResolvedValue({ ...record, revision: 2 });
    await act(async () => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(editorNow().store.getState().save.status).toBe("saved"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("because the session has ended asks for the password without leaving the game", async () => {
    await saveEnds(new RequestFailed(401, "Please sign in."));
    expect(screen.getByLabelText("Password")).toBeTruthy();
  });

  it("because the session is gone says so, and offers to save the work as a file", async () => {
    act(clearSession);
    await saveEnds(new RequestFailed(401, "Please sign in."));
    const dialog = screen.getByRole("dialog", { name: "Not saved yet" });
    expect(dialog.textContent).toContain("You're signed out. Sign in again to save your work.");
    expect(dialog.textContent).toContain("Save it as a file to keep it safe.");
    expect(dialog.textContent).not.toContain("internet");
  });

  it("does not interrupt typing the password by an automatic retry", async () => {
    await saveEnds(new RequestFailed(401, "Please sign in."));
    const field = screen.getByLabelText("Password");
    fireEvent.change(field, { target: { value: "half of it" } });
    save.mockReset().mockReturnValue(new Promise(() => undefined));
    await act(async () => void editorNow().saver.saveNow());
    expect(editorNow().store.getState().save.status).toBe("saving");
    expect(screen.getByLabelText("Password")).toBe(field);
    expect(field).toHaveProperty("value", "half of it");
  });

  it("because a child of a class has to come in again leads to its door, and asks for no password", async () => {
    act(() => {
      const pupil = { name: "Ada", classId: "c1", className: "Class 3b" };
      storePupil({ id: "u1", username: "9f3c", email: "", password: "device.abc", pupil }, "MOPALI");
    });
    await saveEnds(new RequestFailed(401, "Please sign in."));
    const dialog = screen.getByRole("dialog", { name: "Please come in again" });
    expect(dialog.textContent).toContain("Your work is still here.");
    expect(screen.getByRole("link", { name: "Go to your class" }).getAttribute("href")).toBe("/class/MOPALI");
    expect(screen.queryByLabelText("Password")).toBeNull();
  });
});
