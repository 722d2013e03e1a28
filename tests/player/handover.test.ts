import { afterEach, expect, it, vi } from "vitest";
import { newDocument } from "../../src/engine/index.ts";
import {
  endEarly,
  isOpenedEarly,
  offerEarly,
  type ShownGame,
  shownEarly,
  takeEarly,
} from "../../src/player/handover.ts";
import { playGame } from "../../src/player/playGame.ts";
import type { OpenedGame } from "../../src/saving/openGame.ts";

const document = newDocument("Frog", () => "s1");
const game = playGame(document, "a");
const opened = new Promise<OpenedGame>(() => undefined);

function shown(): ShownGame {
  return { document, game, becomePicture: vi.fn(), end: vi.fn(() => true) };
}

afterEach(() => void endEarly());

it("a game that is opened before its page is taken over by the page once, and opened again after that", () => {
  offerEarly({ worldId: "a", opened, shown: null });
  expect([isOpenedEarly("a"), isOpenedEarly("b"), takeEarly("b")]).toEqual([true, false, null]);
  expect(takeEarly("a")).toBe(opened);
  expect([isOpenedEarly("a"), takeEarly("a")]).toEqual([false, null]);
});

it("what is shown belongs to the document that was opened, until it ends", () => {
  const early = shown();
  offerEarly({ worldId: "a", opened, shown: early });
  expect(shownEarly(document)).toBe(early);
  expect(shownEarly({ ...document })).toBeNull();
  expect([endEarly(), endEarly()]).toEqual([true, false]);
  expect(early.end).toHaveBeenCalledOnce();
  expect(shownEarly(document)).toBeNull();
});
