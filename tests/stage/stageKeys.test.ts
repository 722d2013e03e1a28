// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventContainer } from "../../src/engine/index.ts";
import type { StageView } from "../../src/stage/StageView.ts";
import { attachKeys } from "../../src/stage/stageKeys.ts";
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
    moveCursor: (cell: unknown) => cursorMoves.push(cell),
  };
  const keys = { view: "stage", editor: test.editor, say: () => undefined } as const;
  end = attachKeys({ ...keys, element: stage, stageView: stageView as unknown as StageView });
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
const letGo = () => document.body.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true, ...RIGHT }));

describe("a key on a stage that stands", () => {
  it("is held for Forward, which takes the focus, and moves the cell cursor all the same", () => {
    expect(press().defaultPrevented).toBe(true);
    expect(cursorMoves).not.toEqual([]);
    stage.blur();
    test.editor.forward();
    test.editor.forward();
    expect(test.places()).toEqual(["Hero 2,0"]);
    letGo();
    test.editor.forward();
    expect(test.places()).toEqual(["Hero 2,0"]);
  });

  it("is no input when it was let go of before", () => {
    press();
    letGo();
    test.editor.forward();
    expect(test.places()).toEqual(["Hero 0,0"]);
  });

  it("is left to the page where it means nothing", () => {
    expect(press({ key: "q", code: "KeyQ", keyCode: 81 }).defaultPrevented).toBe(false);
    expect(press({ key: "Tab", code: "Tab", keyCode: 9 }).defaultPrevented).toBe(false);
  });
});

it("Escape is no key of a game, though a rule from elsewhere may name it", () => {
  const onEscape: EventContainer = { ...onRight, code: 27 };
  end();
  test = new TestEditor({ document: gameOf([characterNamed("Hero", [onEscape])], [actorOf("hero", "h", 0, 0)]) });
  const keys = { view: "stage", editor: test.editor, say: () => undefined } as const;
  end = attachKeys({ ...keys, element: stage, stageView: {} as StageView });
  test.editor.play();
  const { defaultPrevented } = press({ key: "Escape", code: "Escape", keyCode: 27 });
  test.clock.pass(1000);
  expect([defaultPrevented, test.places()]).toEqual([false, ["Hero 0,0"]]);
});

it("a key of a playing game is let go of with the focus", () => {
  test.editor.play();
  press();
  test.clock.pass(500);
  stage.blur();
  test.clock.pass(1000);
  expect(test.places()).toEqual(["Hero 1,0"]);
});
