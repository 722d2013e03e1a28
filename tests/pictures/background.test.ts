import { describe, expect, it } from "vitest";
import { canvasSize, coverSize } from "../../src/pictures/background.ts";

describe("a background", () => {
  it("covers the stage in its own shape", () => {
    expect(coverSize({ width: 100, height: 50 }, { width: 300, height: 300 })).toEqual({ width: 600, height: 300 });
  });

  it("is never prepared larger than a screen shows", () => {
    expect(canvasSize({ width: 8000, height: 4000 })).toEqual({ width: 2048, height: 1024 });
    expect(canvasSize({ width: 880, height: 520 })).toEqual({ width: 880, height: 520 });
  });
});
