// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { fitSentence } from "../../../src/panels/recording/fitSentence.ts";

afterEach(() => vi.unstubAllGlobals());

/** The size of a sentence whose lines, set in each size, are this high in a box that has room for 58 px. */
function sizeOf(heights: Readonly<Record<string, number>>): string | undefined {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const box = document.createElement("div");
  Object.defineProperty(box, "clientHeight", { value: 58 });
  Object.defineProperty(box, "scrollHeight", { get: () => heights[box.dataset.size ?? ""] });
  fitSentence(box)?.();
  return box.dataset.size;
}

describe("the sentence of a recording", () => {
  it("is set as large as its box allows", () => {
    expect(sizeOf({ large: 50, medium: 48, small: 36 })).toBe("large");
    expect(sizeOf({ large: 100, medium: 72, small: 54 })).toBe("small");
  });

  it("may take more lines if it is too long for the smallest size", () => {
    expect(sizeOf({ large: 150, medium: 120, small: 90, long: 90 })).toBe("long");
  });
});
