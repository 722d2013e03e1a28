// @vitest-environment jsdom
/** Acting out a rule by keyboard in the picture after. */
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Point } from "../../src/engine/index.ts";
import { attachStageKeys } from "../../src/stage/input/stageKeys.ts";
import type { StageView } from "../../src/stage/view/StageView.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

const CAMERA = { zoom: 1, left: 0, top: 0 };
/** Columns and rows 2 to 4, counted from 1: the frame around the hero, and one square around it. */
const OPENING = { x: 40, y: 40, width: 120, height: 120 };

let test: TestEditor;
let picture: HTMLElement;
let end: () => void;
let said: string[];

beforeEach(() => {
  const characters = [characterNamed("Hero"), characterNamed("Coin")];
  test = new TestEditor({ document: gameOf(characters, [actorOf("coin", "c", 3, 2), actorOf("hero", "h", 2, 2)]) });
  test.editor.recording.onActor("h");
  picture = document.createElement("div");
  said = [];
  const parts = { view: "after", editor: test.editor, say: (text: string) => said.push(text) } as const;
  end = attachStageKeys({ ...parts, element: picture, stageView: pictureAfter(test) });
  test.editor.selection.selectActor("after", null);
});
afterEach(() => end());

function pictureAfter({ editor }: TestEditor): StageView {
  const shown = () => editor.scene("after")?.stage;
  const actorsAt = ({ x, y }: Point) =>
    Object.values(shown()?.actors ?? {})
      .filter(({ position }) => position.x === x && position.y === y)
      .reverse();
  const squareAt = ({ x, y }: Point) => {
    const cell = { x: Math.floor(x / 40), y: Math.floor(y / 40) };
    return { kind: "square", view: "after", cell, within: { x: 0.5, y: 0.5 }, inside: true };
  };
  return {
    hitTest: { squareAt, actorAt: (cell: Point) => actorsAt(cell)[0] ?? null, actorsAt },
    facts: () => ({ stage: shown(), camera: CAMERA, opening: OPENING }),
    onFacts: () => () => undefined,
    selectedCell: null,
    actorById: (id: string) => shown()?.actors[id],
    moveCursor: () => undefined,
  } as unknown as StageView;
}

function press(...keys: readonly string[]): void {
  for (const key of keys) picture.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, cancelable: true }));
}

function selected(): string | null {
  return test.state.ui.selectedActorId;
}

it("the cursor begins on the hero, and Enter, an arrow and Enter move it, though nobody is selected", () => {
  press("Enter", "ArrowUp", "Enter");
  expect(test.editor.scene("after")?.stage.actors.h?.position).toEqual({ x: 2, y: 1 });
});

it("what Escape puts back stays selected", () => {
  press("Enter", "Escape");
  expect(test.state.ui.carries).toBeNull();
  expect(selected()).toBe("h");
});

it("the cursor stays on the squares that can be seen", () => {
  press("ArrowDown", "ArrowDown", "ArrowDown");
  expect(said.at(-1)).toBe("Empty at column 3, row 4");
  press("Home");
  expect(said.at(-1)).toBe("Empty at column 2, row 4");
});

it("somebody who is carried jumps over a square beside the frame, and no further", () => {
  press("Enter", "ArrowUp", "ArrowUp", "ArrowUp", "Enter");
  expect(test.editor.scene("after")?.stage.actors.h?.position).toEqual({ x: 2, y: 0 });
});

it("Enter on an empty square says so and keeps the selection", () => {
  test.editor.selection.selectActor("after", "h");
  press("ArrowDown", "Enter");
  expect(said.at(-1)).toBe("No one is at column 3, row 4. Press Enter on a character to pick it up.");
  expect(selected()).toBe("h");
});

it("of several on its square, Enter takes the hero first, and goes through them once one is selected", () => {
  press("Enter", "ArrowRight", "Enter");
  expect(selected()).toBe("h");
  press("Enter");
  expect(selected()).toBe("c");
});

it("Trash takes what the hero has stepped on, not the hero", () => {
  press("Enter", "ArrowRight", "Enter");
  test.editor.toolbox.chooseTool("trash");
  press("Enter");
  expect(Object.keys(test.editor.scene("after")?.stage.actors ?? {})).toEqual(["h"]);
  expect(said.at(-1)).toBe("Hero at column 4, row 3. Back to Pick.");
});
