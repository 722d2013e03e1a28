/** Addresses, error messages and times as pages read and write them. */
import { describe, expect, it } from "vitest";
import { joinReason, loginPath, safeRedirect } from "../../src/pages/account/accountPaths.ts";
import { timeAgo } from "../../src/pages/games/timeAgo.ts";

describe("after signing in", () => {
  it.each([
    ["/editor/w1", "/editor/w1"],
    ["/join-send-world?storageKey=ls-1", "/join-send-world?storageKey=ls-1"],
    [null, "/dashboard"],
    ["", "/dashboard"],
    ["https://evil.example", "/dashboard"],
    ["//evil.example", "/dashboard"],
    ["/\\evil.example", "/dashboard"],
    ["/a\\b", "/dashboard"],
    ["/\n/evil.example", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
  ])("%j leads to %s", (requested, path) => {
    expect(safeRedirect(requested)).toBe(path);
  });

  it("the login path contains the way back", () => {
    const query = new URL(loginPath("/editor/w1"), "http://here").searchParams;
    expect(safeRedirect(query.get("redirectTo"))).toBe("/editor/w1");
  });
});

describe("the reason to join", () => {
  it.each([
    ["to save Frog Jump", "to save Frog Jump"],
    ["to save <b>x</b>", "to save <b>x</b>"],
    ["because you won a prize", null],
    [`to save ${"x".repeat(81)}`, null],
    ["to save a\nb", null],
    [null, null],
  ])("%j is shown as %j", (why, shown) => {
    expect(joinReason(why)).toBe(shown);
  });
});

describe("the time since a change", () => {
  const now = Date.parse("2026-06-15T12:00:00Z");
  it.each([
    ["2026-06-15T11:59:30Z", "just now"],
    ["2026-06-15T12:05:00Z", "just now"],
    ["2026-06-15T11:58:00Z", "2 minutes ago"],
    ["2026-06-15T11:00:00Z", "1 hour ago"],
    ["2026-06-14T12:00:00Z", "yesterday"],
    ["2026-06-01T12:00:00Z", "2 weeks ago"],
    ["2026-03-01T12:00:00Z", "3 months ago"],
    ["2024-03-01T12:00:00Z", "2 years ago"],
    ["nonsense", "some time ago"],
  ])("%s is shown as %s", (time, words) => {
    expect(timeAgo(time, now)).toBe(words);
  });
});
