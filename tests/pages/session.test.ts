// @vitest-environment jsdom
/** The session survives a reload in the cookie `session`, and nothing else does. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readCookie, removeCookie, writeCookie } from "../../src/browser/cookie.ts";

const ME = { id: "1", username: "moonfox", email: "m@example.org", password: "device.abc" };

beforeEach(() => {
  vi.resetModules();
  removeCookie("session");
});

/** Loads the module again, so that it reads the cookie as after a reload. */
function reloaded() {
  vi.resetModules();
  return import("../../src/api/session.ts");
}

describe("a session", () => {
  it("survives a reload", async () => {
    (await reloaded()).storeSession(ME);
    expect((await reloaded()).session.getState().me).toEqual(ME);
  });

  it("is nobody's in a game that a page of another site shows", async () => {
    (await reloaded()).storeSession(ME);
    history.replaceState(null, "", "/embed/a1");
    expect((await reloaded()).session.getState().me).toBeNull();
    history.replaceState(null, "", "/play/a1");
    expect((await reloaded()).session.getState().me).toEqual(ME);
  });

  it("of a child in a class ends with its tab: nothing of it is in a cookie or kept by the device", async () => {
    const { storePupil, session, clearSession } = await reloaded();
    const pupil = { name: "Mia", classId: "c1", className: "Class 3b" };
    storePupil({ ...ME, pupil }, "MOPALI");
    expect(session.getState()).toEqual({ me: ME, pupil: { ...pupil, code: "MOPALI" } });
    expect((await reloaded()).session.getState().pupil?.name).toBe("Mia");
    expect([document.cookie, localStorage.length]).toEqual(["", 0]);
    clearSession();
    expect(sessionStorage.length).toBe(0);
    expect((await reloaded()).session.getState().me).toBeNull();
  });

  it("of a grown-up in the same browser stays when a child in a class leaves", async () => {
    (await reloaded()).storeSession(ME);
    const child = { ...ME, id: "2", username: "p" };
    const { storePupil, session } = await reloaded();
    storePupil({ ...child, pupil: { name: "Mia", classId: "c1", className: "Class 3b" } }, "MOPALI");
    expect(session.getState().me).toEqual(child);
    const after = await reloaded();
    after.clearSession();
    expect((await reloaded()).session.getState()).toEqual({ me: ME, pupil: null });
  });

  it("stores four fields of the answer and nothing else", async () => {
    (await reloaded()).storeSession({ ...ME, extra: "x" } as typeof ME);
    expect(JSON.parse(readCookie("session") ?? "")).toEqual(ME);
  });

  it("ends with logging out", async () => {
    const { storeSession, clearSession, session } = await reloaded();
    storeSession(ME);
    clearSession();
    expect(session.getState().me).toBeNull();
    expect(readCookie("session")).toBeNull();
  });

  it.each(["", "null", "{}", "not json", '{"id":1}', "%E0%A4%A"])(
    "the cookie '%s' counts as signed out",
    async (text) => {
      writeCookie("session", text, 1);
      expect((await reloaded()).session.getState().me).toBeNull();
    },
  );
});

it("the cookie lasts 365 days, for this site only", () => {
  const written = vi.spyOn(document, "cookie", "set");
  writeCookie("session", "a b;c", 365);
  expect(written).toHaveBeenCalledWith("session=a%20b%3Bc; Max-Age=31536000; Path=/; SameSite=Lax");
  written.mockRestore();
  expect(readCookie("session")).toBe("a b;c");
});
