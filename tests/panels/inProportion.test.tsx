// @vitest-environment jsdom
/** An edit of a large game renders what it changed and nothing else of the lists. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PartSelection } from "../../src/editor/state/PartStore.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import * as gaps from "../../src/panels/library/besideTile.ts";
import { Library } from "../../src/panels/library/Library.tsx";
import * as sentences from "../../src/recording/sentenceParts.ts";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";
import { moveActor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

const RULES = ["first", "second", "third"].map((id) => ({ ...walkRight("hero", id), name: id }));

beforeEach(() => vi.stubGlobal("ResizeObserver", NoResizeObserver));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Selects the Hero and records the ids of what is rendered from then on. */
function enter() {
  const { editor } = renderPanels(
    <>
      <Library />
      <Inspector />
    </>,
    { rules: RULES },
  );
  act(() => editor.ui.selectCharacter("hero"));
  const said = vi.spyOn(sentences, "sentenceWithLook");
  const placed = vi.spyOn(gaps, "useTileGap");
  return {
    editor,
    cards: () => said.mock.calls.map(([rule]) => rule.id),
    tiles: () => placed.mock.calls.map(([, id]) => id),
  };
}

it("renaming a rule renders its card alone", () => {
  const { editor, cards, tiles } = enter();
  act(() => editor.rules.rename("hero", "second", "Go"));
  expect(new Set(cards())).toEqual(new Set(["second"]));
  expect(tiles()).not.toContain("rock");
});

it("selecting a rule renders it and the previously selected one", () => {
  const { editor, cards } = enter();
  act(() => editor.ui.selectRule("second"));
  expect(new Set(cards())).toEqual(new Set(["first", "second"]));
});

it("selecting or moving an actor renders no card, and no tiles but those of its character", () => {
  const { editor, cards, tiles } = enter();
  act(() => editor.selection.selectActor("stage", "h"));
  act(() => moveActor(editor, "stage", "h", { x: 4, y: 4 }));
  expect(cards()).toEqual([]);
  expect(tiles()).not.toContain("rock");
});

it("choosing a tool renders the selected tile alone, whose name it opens or closes", () => {
  const { editor, tiles } = enter();
  act(() => editor.toolbox.chooseTool("trash"));
  expect(tiles()).not.toContain("rock");
});

it("moving along a list by keyboard renders the tile that is left and the one that is reached", () => {
  const { editor, tiles } = enter();
  act(() => editor.characters.duplicate("rock"));
  act(() => editor.ui.selectCharacter("hero"));
  const before = tiles().length;
  fireEvent.focus(screen.getByRole("button", { name: "Rock" }));
  expect(new Set(tiles().slice(before))).toEqual(new Set(["hero", "rock"]));
});

/**
 * How often store selectors run while an actor is dragged one square on, and when it is then released as well, with this many characters.
 */
function askedFor(characters: number): number[] {
  const others = Array.from({ length: characters }, (_, n) => characterNamed(`Other ${n}`));
  const document = gameOf([characterNamed("Hero", RULES), ...others], [actorOf("hero", "h", 2, 2)]);
  const { editor } = renderPanels(
    <>
      <Library />
      <Inspector />
    </>,
    { document },
  );
  act(() => editor.selection.selectActor("stage", "h"));
  const hand = (kind: "press" | "move" | "release", x: number) => {
    const target = {
      kind: "square",
      view: "stage",
      cell: { x, y: 2 },
      within: { x: 0.5, y: 0.5 },
      inside: true,
    } as const;
    act(() => editor.toolbox.dispatch({ kind, target, pixel: { x: x * 40, y: 80 }, shift: false, alt: false }));
  };
  hand("press", 2);
  hand("move", 3);
  const asked = vi.spyOn(PartSelection.prototype, "select").mockClear();
  hand("move", 4);
  const onTheWay = asked.mock.calls.length;
  hand("release", 5);
  cleanup();
  return [onTheWay, asked.mock.calls.length];
}

it("dragging an actor runs few of hundreds of selectors, and no more with a large library than with a small one", () => {
  const [few, many] = [askedFor(2), askedFor(20)];
  expect(many).toEqual(few);
  expect(many[0]).toBeLessThanOrEqual(3);
  expect(many[1]).toBeLessThanOrEqual(50);
});
