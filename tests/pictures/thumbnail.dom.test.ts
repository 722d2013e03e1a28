// @vitest-environment jsdom
/** A failure to draw a stage is logged and has no other effect. */
import { afterEach, expect, it, vi } from "vitest";
import { newDocument } from "../../src/engine/index.ts";
import { drawGameThumbnail, drawStageThumbnail } from "../../src/pictures/thumbnail.ts";

afterEach(() => void vi.restoreAllMocks());

it("a failed picture is logged", async () => {
  // A canvas without a context, as in a browser that is out of memory.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const log = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const document = newDocument("Frog", () => "s1");
  const stage = Object.values(document.world.stages)[0];
  if (!stage) throw new Error("the stage is missing");
  expect(await drawStageThumbnail(stage, {}, 320)).toBeNull();
  expect(await drawGameThumbnail(document)).toBe("");
  expect(log).toHaveBeenCalledTimes(2);
  expect(log.mock.calls[0]?.[0]).toBe("A picture of a stage could not be made");
});
