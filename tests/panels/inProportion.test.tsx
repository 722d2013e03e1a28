// @vitest-environment jsdom
/** An edit of a large game draws anew what shows it, and nothing else of the lists (issue "Big worlds, small machines"). */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { Library } from "../../src/panels/library/Library.tsx";
import * as gaps from "../../src/panels/library/useTileGap.ts";
import * as sentences from "../../src/recording/sentence.ts";
import { NoRoomToWatch } from "../support/NoRoomToWatch.ts";
import { walkRight } from "../support/testGame.ts";
import { enterRoom } from "./room.tsx";

const RULES = ["first", "second", "third"].map((id) => ({ ...walkRight("hero", id), name: id }));

beforeEach(() => vi.stubGlobal("ResizeObserver", NoRoomToWatch));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The Hero is chosen; what is drawn from here on is told by its id. */
function enter() {
  const { editor } = enterRoom(
    <>
      <Library />
      <Inspector />
    </>,
    { rules: RULES },
  );
  act(() => editor.selectCharacter("hero"));
  const said = vi.spyOn(sentences, "sentenceOf");
  const placed = vi.spyOn(gaps, "useTileGap");
  return {
    editor,
    cards: () => said.mock.calls.map(([rule]) => rule.id),
    tiles: () => placed.mock.calls.map(([, id]) => id),
  };
}

it("the name of a rule is drawn on its card alone", () => {
  const { editor, cards, tiles } = enter();
  act(() => editor.rules.rename("hero", "second", "Go"));
  expect(new Set(cards())).toEqual(new Set(["second"]));
  expect(tiles()).not.toContain("rock");
});

it("a rule that is chosen is drawn anew, and the one that was before it", () => {
  const { editor, cards } = enter();
  act(() => editor.selectRule("second"));
  expect(new Set(cards())).toEqual(new Set(["first", "second"]));
});

it("an actor that is chosen or put elsewhere draws no card, and no tile but those of its character", () => {
  const { editor, cards, tiles } = enter();
  act(() => editor.selectActor("stage", "h"));
  act(() => editor.actors.move("stage", "h", { x: 4, y: 4 }));
  expect(cards()).toEqual([]);
  expect(tiles()).not.toContain("rock");
});

it("another tool in the hand opens and closes the name of the chosen tile alone", () => {
  const { editor, tiles } = enter();
  act(() => editor.chooseTool("trash"));
  expect(tiles()).not.toContain("rock");
});

it("the keyboard's way along a shelf draws the tile that it left and the one that it came to", () => {
  const { editor, tiles } = enter();
  act(() => editor.characters.duplicate("rock"));
  act(() => editor.selectCharacter("hero"));
  const before = tiles().length;
  fireEvent.focus(screen.getByRole("button", { name: "Rock" }));
  expect(new Set(tiles().slice(before))).toEqual(new Set(["hero", "rock"]));
});
