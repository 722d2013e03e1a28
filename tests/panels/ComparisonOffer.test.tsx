// @vitest-environment jsdom
/** After a change of the rules, a notice offers to see what it changes, one call at a time. */
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showComparison } from "../../src/panels/film/compare.ts";
import { useComparisonOffer } from "../../src/panels/film/useComparisonOffer.ts";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(cleanup);

function Offer() {
  return useComparisonOffer() && "See what changes";
}

it("waits until what is offered under the card of a rule is answered", () => {
  const { editor } = renderPanels(<Offer />, { rules: [walkRight("hero")] });
  act(() => editor.playback.forward());
  act(() => {
    editor.ui.offerWays("walk");
    editor.rules.setWays("hero", "walk", { turns: ["flip-x"], turning: "keep" });
  });
  expect([editor.store.getState().notice, document.body.textContent]).toEqual([null, ""]);
  act(() => editor.ui.offerWays(null));
  expect(editor.store.getState().notice).toMatchObject({ also: "comparison" });
});

it("is made in the past, too, where somebody was just taught from an earlier turn, and leads out of the middle of a turn", () => {
  const { editor } = renderPanels(<Offer />, { rules: [walkRight("hero")] });
  for (let turn = 1; turn <= 3; turn++) act(() => editor.playback.forward());
  act(() => editor.ui.lookAt(1));
  act(() => editor.rules.switchOn("hero", "walk", false));
  expect(editor.store.getState()).toMatchObject({ notice: { also: "comparison" }, ui: { past: 1 } });
  act(() => editor.notices.dismiss());
  expect(document.body.textContent).toBe("See what changes");
  const inside = { turn: 2, actorId: "h", steps: [], index: 0, square: null, back: 1 };
  act(() => editor.ui.set({ inside }));
  act(() => showComparison(editor));
  expect(editor.ui.state).toMatchObject({ compared: { from: 0 }, past: 0, inside: null });
  expect(document.body.textContent).toBe("");
});
