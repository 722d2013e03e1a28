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
