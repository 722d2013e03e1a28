import { afterEach, expect, it, vi } from "vitest";
import {
  endEarly,
  isOpenedEarly,
  offerEarly,
  type ShownGame,
  shownEarly,
  takeEarly,
} from "../../src/player/handover.ts";
import type { OpenedGame } from "../../src/saving/openGame.ts";
import { TestEditor } from "../support/TestEditor.ts";

const { editor } = new TestEditor();
const { document } = editor.store.getState();
const opened = new Promise<OpenedGame>(() => undefined);

function shown(): ShownGame {
  return { document, editor, becomePicture: vi.fn(), end: vi.fn(() => true) };
}

afterEach(() => void endEarly());

it("a game that is opened before its page is opened by the page once, and anew after that", () => {
  offerEarly({ worldId: "a", opened, shown: null });
  expect([isOpenedEarly("a"), isOpenedEarly("b"), takeEarly("b")]).toEqual([true, false, null]);
  expect(takeEarly("a")).toBe(opened);
  expect([isOpenedEarly("a"), takeEarly("a")]).toEqual([false, null]);
});

it("what is shown belongs to the document that was opened, until it ends", () => {
  const game = shown();
  offerEarly({ worldId: "a", opened, shown: game });
  expect(shownEarly(document)).toBe(game);
  expect(shownEarly({ ...document })).toBeNull();
  expect([endEarly(), endEarly()]).toEqual([true, false]);
  expect(game.end).toHaveBeenCalledOnce();
  expect(shownEarly(document)).toBeNull();
});
