import { expect, it } from "vitest";
import { wantedAt } from "../../src/pages/wantedAt.ts";

const wanted = (address: string, isSignedIn = true) => wantedAt(new URL(address, "http://gridlings.test"), isSignedIn);

it.each([
  ["/editor/abc-1", { page: "editor", worldId: "abc-1" }],
  ["/editor/abc/", { page: "editor", worldId: "abc" }],
  ["/play/abc", { page: "play", worldId: "abc" }],
  ["/editor/ls-12", { page: "editor", worldId: null }],
  ["/play/ls-12", { page: "play", worldId: null }],
  ["/editor/abc?localstorage=true", { page: "editor", worldId: null }],
])("%s loads its page ahead, and a game that is on the server", (address, asked) => {
  expect(wanted(address)).toEqual(asked);
});

it("without an account, the editor fetches no game ahead, and the player does", () => {
  expect(wanted("/editor/abc", false)).toEqual({ page: "editor", worldId: null });
  expect(wanted("/play/abc", false)).toEqual({ page: "play", worldId: "abc" });
});

it.each(["/", "/explore", "/editor", "/play/a/b", "/u/editor", "/editor/%2e%2e"])("%s has no stage", (address) => {
  expect(wanted(address)).toBeNull();
});
