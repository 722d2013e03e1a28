import { expect, it } from "vitest";
import type { WallTile } from "../../../src/api/classes.ts";
import { shownCode, tidyCode } from "../../../src/pages/class/classPaths.ts";
import { listedNames } from "../../../src/pages/class/listedNames.ts";
import { needOf, stateOf, whoNeedsHelp } from "../../../src/pages/class/tileWords.ts";

const NOW = Date.parse("2026-11-27T10:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

function tile(name: string, about: Partial<WallTile> = {}): WallTile {
  const rest = { rule: "", handSince: null, isLookedAt: false, worldId: null, worldName: "", picture: null };
  return { id: name, name, isHere: true, doing: "making", since: minutesAgo(1), ...rest, ...about };
}

it("a tile says the most pressing of what is known: away, then a raised hand, then what is done", () => {
  expect(stateOf(tile("Ada", { isHere: false, handSince: minutesAgo(1), doing: "stuck" }))).toBe("away");
  expect(stateOf(tile("Ada", { handSince: minutesAgo(1), doing: "stuck" }))).toBe("hand");
  expect(stateOf(tile("Ada", { doing: "stuck" }))).toBe("stuck");
  expect(stateOf(tile("Ada", { doing: "playing" }))).toBe("playing");
  expect(stateOf(tile("Ada", { worldId: "maze" }))).toBe("making");
  expect(stateOf(tile("Ada"))).toBe("here");
});

it("raised hands come first, then whoever has been stuck the longest; nobody else is in the list", () => {
  const waiting = whoNeedsHelp([
    tile("Ada", { doing: "stuck", since: minutesAgo(2) }),
    tile("Ben"),
    tile("Chloe", { doing: "stuck", since: minutesAgo(5) }),
    tile("Dev", { handSince: minutesAgo(0) }),
    tile("Ella", { handSince: minutesAgo(3) }),
    tile("Finn", { handSince: minutesAgo(9), isHere: false }),
  ]);
  expect(waiting.map(({ name }) => name)).toEqual(["Ella", "Dev", "Chloe", "Ada"]);
});

it("the list says for how long, and which rule does not act", () => {
  expect(needOf(tile("Ada", { handSince: minutesAgo(0.5) }), NOW)).toBe("Hand up just now.");
  expect(needOf(tile("Ada", { handSince: minutesAgo(2) }), NOW)).toBe("Hand up for 2 minutes.");
  const stuck = { doing: "stuck", since: minutesAgo(1) } as const;
  expect(needOf(tile("Ada", { ...stuck, rule: "Walk right" }), NOW)).toBe("Walk right, 1 minute.");
  expect(needOf(tile("Ada", stuck), NOW)).toBe("Stuck, 1 minute.");
  expect(needOf(tile("Ada", { ...stuck, since: minutesAgo(0.5) }), NOW)).toBe("Stuck, just now.");
});

const namesIn = (text: string, isOther = false) => listedNames(text, isOther).names;

it("names are read from lines, or from one line with commas, without empty ones, and no more than a class holds", () => {
  expect(namesIn(" Ada\r\n\nBen,\nMary  Ann;;\n")).toEqual(["Ada", "Ben", "Mary Ann"]);
  expect(namesIn("Ada, Ben,Chloe;")).toEqual(["Ada", "Ben", "Chloe"]);
  expect(namesIn("x\n".repeat(99))).toHaveLength(60);
});

it("a line with first and last name is one child, and the teacher says which of the two is the first", () => {
  expect(namesIn("Mia\tLin\nBen\tKo")).toEqual(["Mia", "Ben"]);
  expect(namesIn("Mia\tLin")).toEqual(["Mia"]);
  expect(namesIn("Mia;Lin\nBen;Ko")).toEqual(["Mia", "Ben"]);
  expect(namesIn("Lin, Mia\nKo, Ben\nAda")).toEqual(["Mia", "Ben", "Ada"]);
  expect(namesIn("1\tLin\tMia\n2\tKo\tBen\nAda", true)).toEqual(["Mia", "Ben", "Ada"]);
  expect([listedNames("Mia\tLin\nAda"), listedNames("Mia\nAda")].map(({ hasColumns }) => hasColumns)).toEqual([
    true,
    false,
  ]);
});

it("a line of headings is no child, and tells in which column the first names are", () => {
  expect(namesIn("Name\tGroup\nMia\tA\nBen\tB")).toEqual(["Mia", "Ben"]);
  expect(namesIn("First name\tLast name\nMia\tLin")).toEqual(["Mia"]);
  expect(namesIn("Surname;Forename\nLin;Mia\nKo;Ben")).toEqual(["Mia", "Ben"]);
  expect(namesIn("Last name, First name\nLin, Mia")).toEqual(["Mia"]);
  expect(namesIn("Nr\tName\n1\tMia\n2\tBen")).toEqual(["Mia", "Ben"]);
  expect(namesIn("Names\nMia\nBen")).toEqual(["Mia", "Ben"]);
});

it("names of a numbered list come without their numbers", () => {
  expect(namesIn("1. Ada\n 2) Ben\n- Chloe\n* Dev\nMary-Ann\n3 Bears")).toEqual([
    ...["Ada", "Ben", "Chloe", "Dev", "Mary-Ann", "3 Bears"],
  ]);
});

it("a code is the same however it is typed", () => {
  expect(["mop ali", "MOP-ALI", " mopali "].map(tidyCode)).toEqual(["MOPALI", "MOPALI", "MOPALI"]);
  expect(shownCode("MOPALI")).toBe("MOP ALI");
});
