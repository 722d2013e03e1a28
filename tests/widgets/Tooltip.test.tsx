// @vitest-environment jsdom
/** The name beside a button: for the pointer that rests on it and the keyboard that has come to it, one at a time. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IconButton } from "../../src/widgets/IconButton.tsx";
import { NoRoomToWatch } from "../support/NoRoomToWatch.ts";

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoRoomToWatch);
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

/** jsdom takes every focus for one of the keyboard's. */
function comeToBy(way: "key" | "press", name: string) {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":focus-visible" ? way === "key" : matches.call(this, selector);
  });
  act(() => button(name).focus());
}

it("comes when a mouse rests on the button, and goes with it", () => {
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

it("does not come to a finger", () => {
  fireEvent.pointerMove(button("Add"), { pointerType: "touch" });
  rest();
  expect(shown()).toEqual([]);
});

it("comes at once with the keyboard's focus, and goes with it", () => {
  comeToBy("key", "More");
  expect(shown()).toEqual(["More"]);
  act(() => button("More").blur());
  expect(shown()).toEqual([]);
});

it("does not come with a focus that a press or a closing menu gave", () => {
  comeToBy("press", "More");
  expect(shown()).toEqual([]);
});

it("gives way to the name of another button", () => {
  comeToBy("key", "More");
  fireEvent.pointerMove(button("Add"), { pointerType: "mouse" });
  rest();
  expect(shown()).toEqual(["AddA"]);
});

it("goes with a press, and comes again only to a mouse that was elsewhere", () => {
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

it("goes with Escape", () => {
  comeToBy("key", "More");
  fireEvent.keyDown(button("More"), { key: "Escape" });
  expect(shown()).toEqual([]);
});

it("leaves to the button what it hears itself", () => {
  moves = 0;
  fireEvent.pointerMove(button("More"), { pointerType: "mouse" });
  expect(moves).toBe(1);
});
