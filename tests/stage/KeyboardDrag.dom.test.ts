// @vitest-environment jsdom
/** Everything that a pointer can drag, the keyboard can carry. */
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Point } from "../../src/engine/index.ts";
import { KeyboardDrag } from "../../src/stage/input/KeyboardDrag.ts";
import { attachStageKeys } from "../../src/stage/input/stageKeys.ts";
import type { StageView } from "../../src/stage/view/StageView.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

const CAMERA = { zoom: 1, left: 0, top: 0 };

let test: TestEditor;
let stage: HTMLElement;
let end: () => void;
let said: string[];

beforeEach(() => {
  test = new TestEditor({ document: gameOf([characterNamed("Hero")], [actorOf("hero", "h", 2, 2)]) });
  stage = document.createElement("div");
  said = [];
  const parts = { view: "stage", editor: test.editor, say: (text: string) => said.push(text) } as const;
  end = attachStageKeys({ ...parts, element: stage, stageView: stageViewOf(test) });
  test.editor.selection.selectActor("stage", "h");
  press("ArrowRight");
});
afterEach(() => end());

/** Squares of 40 px from the corner of the page. */
function stageViewOf({ editor }: TestEditor): StageView {
  const shown = () => editor.scene("stage")?.stage;
  const locate = ({ x, y }: Point) => {
    const cell = { x: Math.floor(x / 40), y: Math.floor(y / 40) };
    return { kind: "square", view: "stage", cell, within: { x: 0.5, y: 0.5 }, inside: true };
  };
  const actorsAt = ({ x, y }: Point) =>
    Object.values(shown()?.actors ?? {}).filter(({ position }) => position.x === x && position.y === y);
  const actorAt = (cell: Point) => actorsAt(cell)[0] ?? null;
  const facts = () => ({ stage: shown(), camera: CAMERA });
  const selectedCell = { x: 2, y: 2 };
  const onFacts = () => () => undefined;
  return {
    hitTest: { squareAt: locate, actorAt, actorsAt },
    facts,
    onFacts,
    selectedCell,
    moveCursor: () => undefined,
  } as unknown as StageView;
}

function press(...keys: readonly string[]): void {
  for (const key of keys) stage.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, cancelable: true }));
}

it("Enter takes the selected actor along, and puts it down as one step", () => {
  press("Enter", "ArrowRight", "ArrowDown");
  expect(test.state.preview?.ghost?.dropTarget?.cell).toEqual({ x: 3, y: 3 });
  press("Enter");
  expect(test.places()).toEqual(["Hero 3,3"]);
  expect(test.state.document.undoStack).toHaveLength(1);
  expect(said).toContain("Hero comes along. Enter puts it down, Escape puts it back.");
});

it("the cursor names all who share a square", () => {
  test.editor.actors.placeNew("stage", "hero", "hero-happy", { x: 3, y: 2 });
  test.editor.selection.selectActor("stage", "h");
  press("Enter", "ArrowRight", "Enter");
  expect(test.places()).toEqual(["Hero 3,2", "Hero 3,2"]);
  press("ArrowRight", "ArrowLeft");
  expect(said.at(-1)).toBe("Hero and Hero at column 4, row 3");
});

it("Escape puts it back, and only then lets go of the selection", () => {
  press("Enter", "ArrowRight", "Escape");
  expect(test.state.preview).toBeNull();
  expect(test.places()).toEqual(["Hero 2,2"]);
  expect(test.state.ui.selectedActorId).toBe("h");
  press("Escape");
  expect(test.state.ui.selectedActorId).toBeNull();
});

it("Space takes the actor on the square and puts it down; with Alt a copy", () => {
  test.editor.selection.selectActor("stage", null);
  press(" ", "ArrowDown", " ");
  expect(test.places()).toEqual(["Hero 2,3"]);
  press(" ", "ArrowRight");
  stage.dispatchEvent(new KeyboardEvent("keydown", { key: " ", altKey: true, cancelable: true }));
  expect(test.places()).toEqual(["Hero 2,3", "Hero 3,3"]);
});

it("Space takes nothing where nobody is", () => {
  press("ArrowRight", " ");
  expect(test.state.preview).toBeNull();
  expect(test.state.document.undoStack).toEqual([]);
});

it("Enter goes through a stack, and takes nobody from it", () => {
  test.editor.actors.place("stage", actorOf("hero", "", 2, 2, { appearance: "hero-happy" }), { x: 2, y: 2 });
  const top = test.actors().at(-1)?.id;
  press("Enter");
  expect(test.state.ui.selectedActorId).toBe(top);
  press("Enter");
  expect(test.state.ui.selectedActorId).toBe("h");
});

it("Enter takes anybody at once in the After picture, while in the Before picture a press asks who may be there", () => {
  test.editor.actors.placeNew("stage", "hero", "hero-idle", { x: 3, y: 2 });
  test.editor.recording.onActor("h");
  test.editor.recording.growSide("right", 1);
  const drag = new KeyboardDrag(test.editor);
  const meant = (["before", "after"] as const).map((view) => {
    const cell = { x: 3, y: 2 };
    const [other] = test.editor.actors.at(view, cell);
    return other && drag.isMeant({ kind: "square", view, cell, within: { x: 0.5, y: 0.5 }, inside: true }, other);
  });
  expect(meant).toEqual([false, true]);
});

it("Delete takes away who is carried", () => {
  press("Enter", "ArrowRight", "Delete");
  expect([test.places(), test.state.ui.carries, test.state.preview]).toEqual([[], null, null]);
});

it("Home, End and the page keys go to the edges of the stage", () => {
  press("End");
  expect(said.at(-1)).toContain("column 10, row 3");
  press("PageDown", "Home");
  expect(said.at(-1)).toContain("column 1, row 8");
  press("PageUp");
  expect(said.at(-1)).toContain("column 1, row 1");
});

it("the square of the keyboard is where a paste lands, until the focus goes", () => {
  press("ArrowRight");
  expect(test.state.ui.cursor).toEqual({ view: "stage", cell: { x: 3, y: 2 } });
  stage.dispatchEvent(new FocusEvent("blur"));
  expect(test.state.ui.cursor).toBeNull();
});

it("a focus that goes away puts it back", () => {
  press("Enter", "ArrowRight");
  stage.dispatchEvent(new FocusEvent("blur"));
  expect(test.state.preview).toBeNull();
  expect(test.places()).toEqual(["Hero 2,2"]);
});

it("a tool that is used up says so", () => {
  test.editor.toolbox.chooseTool("stamp");
  test.editor.ui.set({ stampItem: { kind: "actor", view: "stage", actorId: "h" } });
  press("ArrowRight", "Enter");
  expect(test.state.ui.toolId).toBe("pointer");
  expect(said.at(-1)).toBe("Hero at column 4, row 3. Back to Pick.");
});
