// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EventContainer, type Point, samePoint } from "../../src/engine/index.ts";
import { attachStageKeys } from "../../src/stage/input/stageKeys.ts";
import type { StageView } from "../../src/stage/view/StageView.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const onRight: EventContainer = { type: "group-event", id: "key", event: "key", code: 39, rules: [walkRight("hero")] };
const RIGHT = { key: "ArrowRight", code: "ArrowRight", keyCode: 39 };

let test: TestEditor;
let stage: HTMLElement;
let end: () => void;
let cursorMoves: unknown[];

beforeEach(() => {
  test = new TestEditor({ document: gameOf([characterNamed("Hero", [onRight])], [actorOf("hero", "h", 0, 0)]) });
  stage = document.createElement("div");
  stage.tabIndex = 0;
  document.body.append(stage);
  cursorMoves = [];
  const facts = () => ({ stage: test.editor.scene("stage")?.stage });
  const stageView = {
    facts,
    selectedCell: null,
    hitTest: { actorAt: () => null, actorsAt: () => [] },
    moveCursor: (cell: unknown) => cursorMoves.push(cell),
    onFacts: () => () => undefined,
  };
  const keys = { view: "stage", editor: test.editor, say: () => undefined } as const;
  end = attachStageKeys({ ...keys, element: stage, stageView: stageView as unknown as StageView });
  stage.focus();
});
afterEach(() => {
  end();
  stage.remove();
});

function press(more: KeyboardEventInit = RIGHT): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...more });
  stage.dispatchEvent(event);
  return event;
}

describe("a key on a stage that stands", () => {
  it("moves the cell cursor", () => {
    expect(press().defaultPrevented).toBe(true);
    expect(cursorMoves).not.toEqual([]);
  });

  it("acts at once where the cursor came into sight with the focus, again after the game was stopped", () => {
    vi.spyOn(stage, "matches").mockReturnValue(true);
    stage.blur();
    stage.focus();
    expect(cursorMoves).toEqual([{ x: 0, y: 0 }]);
    press();
    expect(cursorMoves.at(-1)).toEqual({ x: 1, y: 0 });
    test.editor.playback.play();
    expect(cursorMoves.at(-1)).toBeNull();
    test.editor.playback.stop();
    expect(cursorMoves.at(-1)).toEqual({ x: 1, y: 0 });
  });

  it("stays away from the last picture of a game that ends under a pressed key", () => {
    vi.spyOn(stage, "matches").mockReturnValue(true);
    stage.blur();
    stage.focus();
    test.editor.playback.play();
    test.editor.playback.keys.press(39);
    test.editor.playback.stop();
    expect(cursorMoves.at(-1)).toBeNull();
  });

  it("begins on the hero, wherever it stands", () => {
    moveActor(test.editor, "stage", "h", { x: 3, y: 2 });
    press({ key: "Enter" });
    expect(cursorMoves).toEqual([{ x: 3, y: 2 }]);
  });

  it("is left to the page where it means nothing", () => {
    expect(press({ key: "q", code: "KeyQ", keyCode: 81 }).defaultPrevented).toBe(false);
    expect(press({ key: "Tab", code: "Tab", keyCode: 9 }).defaultPrevented).toBe(false);
  });
});

it("no key of a playing game moves the cell cursor", () => {
  test.editor.playback.play();
  expect(press().defaultPrevented).toBe(false);
  expect(cursorMoves).toEqual([]);
});

describe.each(["before", "after"] as const)("the %s picture of a rule that is taught again", (view) => {
  let picture: HTMLElement;
  let endOfPicture: () => void;
  let said: string[];
  let tellFacts: () => void;
  let isReady: boolean;

  beforeEach(() => {
    moveActor(test.editor, "stage", "h", { x: 4, y: 3 });
    test.editor.recording.onActor("h");
    picture = document.body.appendChild(document.createElement("div"));
    picture.tabIndex = 0;
    // jsdom does not know whether a focus came from the keyboard.
    vi.spyOn(picture, "matches").mockImplementation(() => document.activeElement === picture);
    said = [];
    isReady = true;
    const stageOf = () => test.editor.scene(view)?.stage;
    const actorById = (id: string) => stageOf()?.actors[id];
    const at = (cell: Point) =>
      Object.values(stageOf()?.actors ?? {}).filter(({ position }) => samePoint(position, cell));
    const stageView = {
      facts: () => (isReady ? { stage: stageOf(), camera: { zoom: 1, left: 0, top: 0 } } : null),
      onFacts: (listener: () => void) => {
        tellFacts = listener;
        return () => undefined;
      },
      selectedCell: view === "after" ? { x: 4, y: 3 } : null,
      actorById,
      hitTest: {
        actorAt: (cell: Point) => at(cell)[0] ?? null,
        actorsAt: at,
        squareAt: () => ({ kind: "square", view, cell: { x: 4, y: 3 }, within: { x: 0.5, y: 0.5 }, inside: true }),
      },
      moveCursor: (cell: unknown) => cursorMoves.push(cell),
    };
    const parts = { element: picture, view, editor: test.editor, say: (text: string) => void said.push(text) } as const;
    endOfPicture = attachStageKeys({ ...parts, stageView: stageView as unknown as StageView });
    cursorMoves = [];
  });
  afterEach(() => {
    endOfPicture();
    picture.remove();
  });

  it("marks the main actor when a keyboard comes to it, also before it is drawn", () => {
    isReady = false;
    picture.focus();
    expect(cursorMoves).toEqual([]);
    isReady = true;
    tellFacts();
    expect([cursorMoves, said]).toEqual([[{ x: 4, y: 3 }], ["Hero at column 5, row 4"]]);
    expect(test.state.ui.cursor).toEqual({ view, cell: { x: 4, y: 3 } });
  });

  it("gives the main actor to the first Space", () => {
    picture.focus();
    picture.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
    expect([test.state.ui.carries, said.at(-1)]).toEqual(["Hero", expect.stringContaining("Hero comes along.")]);
  });
});
