// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PastRow } from "../../src/panels/film/PastRow.tsx";
import { moveActor, type TestEditor } from "../support/TestEditor.ts";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(cleanup);

it.each([
  [
    "its rules",
    "The rules were different then.",
    (test: TestEditor) => test.editor.rules.switchOn("hero", "walk", false),
  ],
  [
    "its stage",
    "You changed the stage after this turn.",
    (test: TestEditor) => moveActor(test.editor, "stage", "h", { x: 0, y: 0 }),
  ],
])("a game does not go on from a turn before an edit of %s, and says so", (_, words, edit) => {
  const test = renderPanels(<PastRow turn={1} />, { rules: [walkRight("hero")] });
  const button = () => screen.getByRole("button", { name: "Play from here" });
  act(() => test.editor.playback.forward());
  act(() => test.editor.playback.forward());
  expect(button().getAttribute("aria-disabled")).toBeNull();
  act(() => edit(test));
  act(() => test.editor.ui.lookAt(1));
  act(() => test.editor.selection.selectActor("stage", "h"));
  expect([button().getAttribute("aria-disabled"), button().title]).toEqual(["true", words]);
  act(() => button().click());
  expect(test.state.notice?.text).toBe(words);
});
