// @vitest-environment jsdom
/** The variables that a game shows in the corners of its stage. */
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { CURRENT_STAGE, type HudEntry, type WorldDocument } from "../../src/engine/index.ts";
import { Hud } from "../../src/stage/overlay/play/Hud.tsx";
import type { ViewFacts } from "../../src/stage/view/ViewFacts.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

const TURN = 500;

/** Each step counts one. */
function countingGame(hud: readonly HudEntry[]): WorldDocument {
  const rule = walkRight("hero");
  const counts = { type: "global", global: "score", operation: "add", value: { constant: "1" } } as const;
  const hero = characterNamed("Hero", [{ ...rule, actions: [...rule.actions, counts] }]);
  const game = gameOf([hero], [actorOf("hero", "h", 0, 0)]);
  const score = { id: "score", name: "Score", value: "0" };
  const lives = { id: "lives", name: "Lives", value: "3" };
  return { ...game, world: { ...game.world, hud, globals: { ...game.world.globals, score, lives } } };
}

const SCORE: HudEntry = { globalId: "score", corner: "top-left" };

function shown(hud: readonly HudEntry[], readOnly: boolean): TestEditor {
  const test = new TestEditor({ document: countingGame(hud), readOnly });
  const stage = test.state.document.world.stages[STAGE];
  const facts = { camera: { zoom: 1, left: 0, top: 0 }, stage, hasMore: false } as unknown as ViewFacts;
  render(
    <EditorProvider editor={test.editor}>
      <Hud facts={facts} />
    </EditorProvider>,
  );
  return test;
}

const pills = () => [...document.querySelectorAll("section li")].map((pill) => pill.textContent);

afterEach(cleanup);

it("are there in a player before the first Play, and follow each tick", () => {
  const { editor, clock } = shown([SCORE, { globalId: "lives", corner: "bottom-right" }], true);
  expect(pills()).toEqual(["Score 0", "Lives 3"]);
  act(() => editor.playback.play());
  act(() => clock.pass(2 * TURN));
  expect(pills()).toEqual([`Score ${editor.playback.live.globals().score?.value}`, "Lives 3"]);
  expect(pills()[0]).not.toBe("Score 0");
});

it("are seen in an editor as soon as they are to be shown, before it is played and beside its rules, too", () => {
  const { editor } = shown([SCORE], false);
  act(() => editor.ui.showTab("rules"));
  expect(pills()).toEqual(["Score 0"]);
});

it("touch only what a tick has changed", () => {
  const { editor } = shown([SCORE, { globalId: "lives", corner: "top-left" }], true);
  const lives = document.querySelector("[data-global='lives']");
  const before = lives?.firstChild;
  act(() => editor.playback.forward());
  expect(pills()).toEqual(["Score 1", "Lives 3"]);
  expect(lives?.firstChild).toBe(before);
});

it("are eight at most, none of a variable that is gone, and a stage goes by its name", () => {
  const many = Array.from({ length: 9 }, () => SCORE);
  shown(many, true);
  expect(pills()).toHaveLength(8);
  cleanup();
  const stage: HudEntry = { globalId: CURRENT_STAGE, corner: "top-right" };
  const test = shown([{ globalId: "gone", corner: "top-left" }, stage], true);
  expect(pills()).toEqual([`Current Stage ${test.state.document.world.stages[STAGE]?.name}`]);
});

it("stand above the stage in a player, and in its corners where there are many and in an editor", () => {
  const isAbove = () => document.querySelector("section")?.dataset.above;
  shown([SCORE, SCORE, SCORE, SCORE], true);
  expect(isAbove()).toBe("true");
  cleanup();
  shown([SCORE, SCORE, SCORE, SCORE, SCORE], true);
  expect(isAbove()).toBe("false");
  cleanup();
  shown([SCORE], false);
  expect(isAbove()).toBe("false");
});
