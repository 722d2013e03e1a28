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

it("follows the actors at most once a second while the focus is on the stage", () => {
  stage.focus();
  test.clock.pass(500);
  test.clock.pass(500);
  expect(listed()).toContain("column 1");
  test.clock.pass(500);
  expect(listed()).toContain("column 3");
  test.clock.pass(500);
  expect(listed()).toContain("column 3");
  test.clock.pass(500);
  expect(listed()).toContain("column 5");
});

it("is left alone while the focus is elsewhere", () => {
  stage.blur();
  for (let turn = 0; turn < 6; turn++) test.clock.pass(500);
  expect(test.editor.playback.live.actor("h")?.position.x).toBeGreaterThan(3);
  expect(listed()).toContain("column 1");
});
