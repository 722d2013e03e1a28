// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepFocusInView } from "../../src/browser/focusInView.ts";

const button = document.createElement("button");
const scrollIntoView = vi.fn();
let place = { left: 0, top: 0, right: 40, bottom: 40 };
let end: () => void = () => undefined;

beforeEach(() => {
  document.body.append(button);
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
  button.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function resize(bottom: number): void {
  place = { left: 0, top: bottom - 40, right: 40, bottom };
  window.dispatchEvent(new Event("resize"));
  vi.runAllTimers();
}

it("scrolls to the focused control that a smaller window has left outside", () => {
  resize(window.innerHeight + 200);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it("leaves a control alone that is still in view, and the page after it ended", () => {
  resize(window.innerHeight - 10);
  end();
  resize(window.innerHeight + 200);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
