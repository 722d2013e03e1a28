import { expect, it } from "vitest";
import type { WorldRecord } from "../../../src/api/wire.ts";
import { makerOf } from "../../../src/pages/share/SharedGame.ts";

const by = (username: string, id = "g1") => ({ id, user: { username } }) as WorldRecord;

it("the maker of a shared game is named by the username, and in a class not at all", () => {
  expect(makerOf({ record: by("starfox"), isInClass: false })).toBe("starfox");
  expect(makerOf({ record: by("starfox"), isInClass: true })).toBeNull();
});

it("a game of this browser has no maker", () => {
  expect(makerOf({ record: by("starfox", "ls-1"), isInClass: false })).toBeNull();
  expect(makerOf({ record: by(""), isInClass: false })).toBeNull();
});
