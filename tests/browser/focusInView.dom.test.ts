// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepFocusInView } from "../../src/browser/focusInView.ts";

const list = document.createElement("div");
list.style.overflowY = "auto";
const button = document.createElement("button");
const scrollIntoView = vi.fn();
let place = { left: 0, top: 0, right: 40, bottom: 40 };
let end: () => void = () => undefined;

beforeEach(() => {
  document.body.append(list);
  list.append(button);
  vi.spyOn(list, "getBoundingClientRect").mockReturnValue({ left: 0, top: 0, right: 400, bottom: 400 } as DOMRect);
  scrollIntoView.mockReset();
  Object.assign(button, { scrollIntoView });
  vi.spyOn(button, "getBoundingClientRect").mockImplementation(() => place as DOMRect);
  vi.spyOn(button, "matches").mockReturnValue(true);
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => setTimeout(call, 0));
  vi.useFakeTimers();
  end = keepFocusInView();
  button.focus();
});

afterEach(() => {
  end();
  list.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function shrink(by: number): void {
  vi.stubGlobal("innerHeight", window.innerHeight - by);
  window.dispatchEvent(new Event("resize"));
}

function moveTo(bottom: number): void {
  place = { left: 0, top: bottom - 40, right: 40, bottom };
}

function resize(bottom: number, by = 200): void {
  moveTo(bottom);
  shrink(by);
  vi.runAllTimers();
}

it("scrolls to the focused control that a smaller window has left outside", () => {
  resize(window.innerHeight + 200);
  expect(scrollIntoView).toHaveBeenCalled();
});

it("scrolls to one that lies in the window, but below what its list shows", () => {
  resize(440);
  expect(scrollIntoView).toHaveBeenCalled();
});

it("scrolls to one that is pushed out only while the page follows the window", () => {
  moveTo(380);
  shrink(200);
  vi.advanceTimersByTime(20);
  expect(scrollIntoView).not.toHaveBeenCalled();
  moveTo(440);
  vi.runAllTimers();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it("leaves a control alone that is still in view, and the page after it ended", () => {
  resize(380);
  end();
  resize(window.innerHeight + 200);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it("leaves a finger alone that scrolls it away, which shows the address bar", () => {
  resize(440, 56);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
