// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { attachSelectionKeys } from "../../src/stage/input/stageKeys.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

let test: TestEditor;
let end: () => void;

beforeEach(() => {
  localStorage.clear();
  test = new TestEditor({ document: gameOf([characterNamed("Hero")], [actorOf("hero", "h", 2, 2)]) });
  end = attachSelectionKeys(test.editor);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function press(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

it("keys choose all, copy, paste, duplicate and cut", () => {
  press("a");
  press("c");
  press("v");
  expect(test.places()).toEqual(["Hero 2,2", "Hero 4,3"]);
  expect(press("d").defaultPrevented).toBe(true);
  expect(test.places()).toEqual(["Hero 2,2", "Hero 4,3", "Hero 5,3"]);
  press("x", document.body, { ctrlKey: false, metaKey: true });
  expect(test.places()).toEqual(["Hero 2,2", "Hero 4,3"]);
});

it("keys in a field and in a dialog are theirs", () => {
  document.body.innerHTML = "<input /><div role='dialog'><button></button></div>";
  test.editor.selection.selectAll();
  for (const place of document.querySelectorAll("input, button")) {
    expect(press("d", place).defaultPrevented).toBe(false);
  }
  expect(test.places()).toEqual(["Hero 2,2"]);
});

it("marked words of the page are copied instead of actors", () => {
  document.body.textContent = "Some words";
  test.editor.selection.selectAll();
  getSelection()?.selectAllChildren(document.body);
  expect(press("c").defaultPrevented).toBe(false);
  expect(test.state.ui.clip).toBeNull();
  getSelection()?.removeAllRanges();
});

it("a letter without ctrl is none of these keys", () => {
  test.editor.selection.selectAll();
  press("d", document.body, { ctrlKey: false });
  expect(test.places()).toEqual(["Hero 2,2"]);
});
