// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IconButton } from "../../src/widgets/IconButton.tsx";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  vi.useFakeTimers();
  render(
    <>
      <IconButton icon="…" name="More" onPointerMove={() => moves++} />
      <IconButton icon="+" name="Add" shortcut="A" />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let moves = 0;
const button = (name: string) => screen.getByRole("button", { name });
const shown = () => screen.queryAllByRole("tooltip").map(({ textContent }) => textContent);
const rest = (ms = 450) => act(() => vi.advanceTimersByTime(ms));

/** jsdom treats every focus as keyboard focus. */
function comeToBy(way: "key" | "press", name: string) {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":focus-visible" ? way === "key" : matches.call(this, selector);
  });
  act(() => button(name).focus());
}

it("opens when a mouse rests on the button, and closes when it leaves", () => {
  fireEvent.pointerMove(button("Add"), { pointerType: "mouse" });
  rest(440);
  expect(shown()).toEqual([]);
  rest(10);
  expect(shown()).toEqual(["AddA"]);
  expect(document.getElementById(button("Add").getAttribute("aria-describedby") ?? "")?.textContent).toContain("Add");
  fireEvent.pointerLeave(button("Add"));
  expect(shown()).toEqual([]);
  expect(button("Add").getAttribute("aria-describedby")).toBeNull();
});

it("does not open on touch", () => {
  fireEvent.pointerMove(button("Add"), { pointerType: "touch" });
  rest();
  expect(shown()).toEqual([]);
});

it("opens at once with keyboard focus, and closes with it", () => {
  comeToBy("key", "More");
  expect(shown()).toEqual(["More"]);
  act(() => button("More").blur());
  expect(shown()).toEqual([]);
});

it("does not open for focus from a press or a closing menu", () => {
  comeToBy("press", "More");
  expect(shown()).toEqual([]);
});

it("gives way to the tooltip of another button", () => {
  comeToBy("key", "More");
  fireEvent.pointerMove(button("Add"), { pointerType: "mouse" });
  rest();
  expect(shown()).toEqual(["AddA"]);
});

it("closes with a press, and opens again only after the mouse has left", () => {
  fireEvent.pointerMove(button("Add"), { pointerType: "mouse" });
  rest();
  fireEvent.pointerDown(button("Add"), { pointerType: "mouse" });
  fireEvent.pointerMove(button("Add"), { pointerType: "mouse" });
  rest();
  expect(shown()).toEqual([]);
  fireEvent.pointerLeave(button("Add"));
  fireEvent.pointerMove(button("Add"), { pointerType: "mouse" });
  rest();
  expect(shown()).toEqual(["AddA"]);
});

it("closes with Escape", () => {
  comeToBy("key", "More");
  fireEvent.keyDown(button("More"), { key: "Escape" });
  expect(shown()).toEqual([]);
});

it("calls the button's own handlers", () => {
  moves = 0;
  fireEvent.pointerMove(button("More"), { pointerType: "mouse" });
  expect(moves).toBe(1);
});
