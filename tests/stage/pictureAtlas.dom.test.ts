// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { yieldToBrowser } from "../../src/browser/timers.ts";
import { loadPicture } from "../../src/pictures/cache.ts";
import { Texture } from "../../src/pixi/pixi.ts";
import { PictureAtlas } from "../../src/stage/actors/PictureAtlas.ts";

const LOOKS = Array.from({ length: 40 }, (_, n) => `data:image/png;base64,${btoa(`look ${n}`)}`);
let told = 0;
let atlas: PictureAtlas;

beforeEach(() => {
  told = 0;
  const nothing = () => undefined;
  const paper = new Proxy(
    {},
    { get: (_, name) => (name === "canvas" ? document.createElement("canvas") : nothing), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(paper as never);
  vi.stubGlobal("createImageBitmap", async (blob: Blob) => {
    if ((await blob.text()) === "look 7") throw new Error("no picture");
    return { width: 40, height: 40 };
  });
  atlas = new PictureAtlas(() => {
    told += 1;
  });
});
afterEach(() => {
  atlas.destroy();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("pictures decoded one after the other are announced together, after the last", async () => {
  for (const look of LOOKS) expect(atlas.textureOf(look)).toBe(Texture.EMPTY);
  await vi.waitFor(() => expect(LOOKS.every((look) => atlas.textureOf(look) !== Texture.EMPTY)).toBe(true), 10_000);
  await vi.waitFor(() => expect(told).toBeGreaterThan(0), 10_000);
  expect(told).toBeLessThan(LOOKS.length / 4);
});

it("a single picture is announced at once", async () => {
  atlas.textureOf(`${LOOKS[0]}AAAA`);
  await vi.waitFor(() => expect(told).toBe(1), { timeout: 10_000, interval: 5 });
});

it("pictures that come when it is gone are told to nobody, and not kept", async () => {
  const fine = `${LOOKS[1]}AAAA`;
  const broken = `data:image/png;base64,${btoa("look 7")}`;
  for (const look of [fine, broken]) expect(atlas.textureOf(look)).toBe(Texture.EMPTY);
  const papers = vi.mocked(HTMLCanvasElement.prototype.getContext).mock.calls.length;
  atlas.destroy();
  await Promise.allSettled([fine, broken].map(loadPicture));
  await yieldToBrowser();
  expect(told).toBe(0);
  expect(vi.mocked(HTMLCanvasElement.prototype.getContext).mock.calls).toHaveLength(papers);
});
