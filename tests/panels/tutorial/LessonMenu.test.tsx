// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newDocument } from "../../../src/engine/index.ts";
import { LessonMenu } from "../../../src/tutorial/panel/LessonMenu.tsx";
import { NoResizeObserver } from "../../support/NoResizeObserver.ts";
import { countingIds } from "../../support/TestEditor.ts";
import { TestLessons } from "../../support/TestLessons.ts";

// The tooltip of a focused button observes its own size.
beforeEach(() => vi.stubGlobal("ResizeObserver", NoResizeObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openMenu() {
  const document = newDocument("Test", countingIds());
  const { lessons } = await TestLessons.open("fork", { document, parts: { template: async () => document } });
  const { view } = lessons.store.getState();
  if (!view) throw new Error("no lesson is open");
  render(<LessonMenu lessons={lessons} view={view} />);
  fireEvent.click(screen.getByRole("button", { name: "More about the lesson" }));
}

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
