import { expect, it } from "vitest";
import { mayRenderFirst } from "../../src/pixi/FrameLoop.ts";

it("gives each view that renders for the first time a frame of its own", () => {
  expect([mayRenderFirst(16), mayRenderFirst(16), mayRenderFirst(33), mayRenderFirst(33)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
