import { expect, it } from "vitest";
import { playedAt } from "../../src/player/handover.ts";

it.each([
  ["/play/abc-1", "abc-1"],
  ["/play/ls-12/", "ls-12"],
  ["/play/a/b", null],
  ["/editor/abc", null],
])("%s plays %s", (pathname, worldId) => {
  expect(playedAt({ pathname })).toBe(worldId);
});
