// @vitest-environment jsdom
/** What screen readers find on the stage of a player while its game plays. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { attachActorList } from "../../src/stage/plain/actorList.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const stage = document.createElement("div");
stage.tabIndex = 0;
let test: TestEditor;
let end = () => {};

beforeEach(() => {
  document.body.append(stage);
  const played = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
  test = new TestEditor({ document: played, readOnly: true });
  end = attachActorList(test.editor, stage);
  test.editor.playback.play();
});

afterEach(() => {
  end();
  stage.remove();
});

const listed = () => stage.querySelector("button")?.textContent;

it("follows the actors at most every two seconds while the focus is on the stage", () => {
  stage.focus();
  const pass = (seconds: number) => {
    for (let half = 0; half < 2 * seconds; half++) test.clock.pass(500);
  };
  pass(2);
  expect(listed()).toContain("column 1,");
  pass(0.5);
  const there = listed();
  expect(there).not.toContain("column 1,");
  pass(1.5);
  expect(listed()).toBe(there);
  pass(1);
  expect(listed()).not.toBe(there);
});

it("is left alone while the focus is elsewhere", () => {
  stage.blur();
  for (let turn = 0; turn < 6; turn++) test.clock.pass(500);
  expect(test.editor.playback.live.actor("h")?.position.x).toBeGreaterThan(3);
  expect(listed()).toContain("column 1");
});
