// @vitest-environment jsdom
/** After a change of the rules, a notice offers to see what it changes, one call at a time. */
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
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
