// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newDocument } from "../../../src/engine/index.ts";
import type { PageBox } from "../../../src/tutorial/panel/boxes.ts";
import { LessonMenu } from "../../../src/tutorial/panel/LessonMenu.tsx";
import type { Lessons } from "../../../src/tutorial/runner/Lessons.ts";
import { NoResizeObserver } from "../../support/NoResizeObserver.ts";
import { countingIds } from "../../support/TestEditor.ts";
import { TestLessons } from "../../support/TestLessons.ts";

// The tooltip of a focused button observes its own size.
beforeEach(() => vi.stubGlobal("ResizeObserver", NoResizeObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openMenu(targets: readonly PageBox[] = []) {
  const document = newDocument("Test", countingIds());
  const { lessons } = await TestLessons.open("fork", { document, parts: { template: async () => document } });
  const { view } = lessons.store.getState();
  if (!view) throw new Error("no lesson is open");
  render(
    <section>
      <LessonMenu lessons={lessons} view={view} targets={targets} />
    </section>,
  );
  fireEvent.click(screen.getByRole("button", { name: "More about the lesson" }));
  return lessons;
}

const stepOf = (lessons: Lessons) => lessons.store.getState().view?.stepId;

it.each(["Volume", "Turn the sound off"])(
  "is closed by Escape on %s, and its button gets the focus",
  async (inside) => {
    await openMenu();
    screen.getByLabelText(inside).focus();
    fireEvent.keyDown(screen.getByLabelText(inside), { key: "Escape" });
    expect(screen.queryByRole("list", { name: "Lessons" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More about the lesson" }));
  },
);

it("ignores Escape elsewhere on the page", async () => {
  await openMenu();
  document.body.focus();
  const goesOn = fireEvent.keyDown(document.body, { key: "Escape" });
  expect(goesOn).toBe(true);
  expect(screen.getByRole("list", { name: "Lessons" })).toBeDefined();
});

it.each(["pointerDown", "focusIn"] as const)("is closed by %s elsewhere, and stays open for one in it", async (use) => {
  await openMenu();
  fireEvent[use](screen.getByLabelText("Volume"));
  expect(screen.getByRole("list", { name: "Lessons" })).toBeDefined();
  fireEvent[use](document.body);
  expect(screen.queryByRole("list", { name: "Lessons" })).toBeNull();
});

it("leads a step ahead, and back, also while Nib speaks", async () => {
  const lessons = await openMenu();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Step back" }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Skip this" }));
  expect(stepOf(lessons)).toBe("fork-controls");
  act(() => lessons.back());
  expect(stepOf(lessons)).toBe("fork-copied");
});

it("folds Nib away", async () => {
  const lessons = await openMenu();
  fireEvent.click(screen.getByRole("button", { name: "Fold away" }));
  expect(lessons.store.getState().progress?.isFolded).toBe(true);
});

it("opens at the other end of the bar if it would cover what Nib points at", async () => {
  const bar = { left: 0, top: 560, width: 1000, height: 70 };
  const menu = { left: 700, top: 200, width: 300, height: 350 };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { left, top, width, height } = this.tagName === "SECTION" ? bar : menu;
    return new DOMRect(left, top, width, height);
  });
  await openMenu([{ left: 760, top: 300, width: 200, height: 40 }]);
  const opened = screen.getByRole("list", { name: "Lessons" }).parentElement;
  expect(opened?.dataset.side).toBe("left");
});
