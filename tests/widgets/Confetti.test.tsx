// @vitest-environment jsdom
/** The shower of confetti for a success. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Confetti } from "../../src/widgets/Confetti.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders it, and returns how many pieces are drawn in the frame at each of these times after the first, ms. */
function piecesAt(times: readonly number[], isCalm = false): number[] {
  let pieces = 0;
  let frame: FrameRequestCallback | null = null;
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => {
    frame = call;
    return 1;
  });
  const context = { fillRect: () => (pieces += 1) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    const own: Record<string, unknown> = { canvas: this, ...context };
    return new Proxy(own, {
      get: (all, name) => Reflect.get(all, name) ?? (() => undefined),
      set: () => true,
    }) as never;
  });
  vi.spyOn(performance, "now").mockReturnValue(0);
  render(<Confetti />);
  return times.map((time) => {
    pieces = 0;
    const due = frame;
    frame = null;
    due?.(time);
    return pieces;
  });
}

it("falls for less than a second, and then costs nothing", () => {
  const frames = piecesAt(Array.from({ length: 65 }, (_, index) => 16 * (index + 1)));
  const [first = 0] = frames;
  expect([first > 50, frames[25]]).toEqual([true, first]);
  expect(frames.slice(-3)).toEqual([0, 0, 0]);
});

it("waits for a page that is busy, and is seen all the same", () => {
  const [late = 0, next] = piecesAt([1500, 1516]);
  expect([late > 50, next]).toEqual([true, late]);
});

it("does not fall for a child who asked for less motion", () => {
  expect(piecesAt([16, 400], true)).toEqual([0, 0]);
});
