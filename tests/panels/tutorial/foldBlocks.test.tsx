// @vitest-environment jsdom
/** A step about the order of blocks folds them; a step about a rule unfolds the blocks around it. */
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Spot } from "../../../src/tutorial/lessons/LessonStep.ts";
import { page } from "../../../src/tutorial/lessons/stepBuilders.ts";
import { useSpotBoxes } from "../../../src/tutorial/panel/useSpotBoxes.ts";
import { TestEditor } from "../../support/TestEditor.ts";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Two blocks, one in the other, and one that is folded already; a press of an arrow folds or unfolds. */
function addBlocks(): void {
  const block = (id: string, isOpen: boolean, inside = "") =>
    `<section data-rule-id="${id}"><header><button aria-expanded="${isOpen}"></button></header><ol>${inside}</ol></section>`;
  const items = [block("outer", true, `<li>${block("inner", true)}</li>`), block("folded", false)].map(
    (one) => `<li>${one}</li>`,
  );
  document.body.innerHTML = `<div data-rule-tree><ol>${items.join("")}</ol></div>`;
  for (const arrow of document.querySelectorAll("button"))
    arrow.addEventListener("click", () => {
      arrow.setAttribute("aria-expanded", String(arrow.getAttribute("aria-expanded") !== "true"));
    });
}

const openBlocks = () =>
  [...document.querySelectorAll("section")]
    .filter((block) => block.querySelector("button")?.getAttribute("aria-expanded") === "true")
    .map(({ dataset }) => dataset.ruleId);

function pointAt(...spots: readonly Spot[]) {
  const { editor } = new TestEditor();
  return renderHook(({ visit }: { readonly visit: string }) => useSpotBoxes(editor, spots, visit), {
    initialProps: { visit: "swap 1" },
  });
}

it("the blocks at the root are folded once the lesson is about moving one, and what is in them stays as it was", () => {
  addBlocks();
  pointAt(page("ruleHead", "outer"), page("rule", "folded"));
  expect(openBlocks()).toEqual(["inner"]);
});

it("a block that the child opens meanwhile stays open until the step is visited again", () => {
  addBlocks();
  const { rerender } = pointAt(page("ruleHead", "outer"));
  act(() => document.querySelector<HTMLElement>("[data-rule-id=outer] button")?.click());
  rerender({ visit: "swap 1" });
  expect(openBlocks()).toContain("outer");
  rerender({ visit: "swap 2" });
  expect(openBlocks()).not.toContain("outer");
});

it("a step about a rule folds nothing", () => {
  addBlocks();
  pointAt(page("rule", "inner"));
  expect(openBlocks()).toEqual(["outer", "inner"]);
});
