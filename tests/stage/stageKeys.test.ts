// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventContainer } from "../../src/engine/index.ts";
import { attachStageKeys } from "../../src/stage/input/stageKeys.ts";
import type { StageView } from "../../src/stage/view/StageView.ts";
import { TestEditor } from "../support/TestEditor.ts";
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
    actorAt: () => null,
    actorsAt: () => [],
    moveCursor: (cell: unknown) => cursorMoves.push(cell),
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
