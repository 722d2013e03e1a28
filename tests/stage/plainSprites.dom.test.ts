// @vitest-environment jsdom
/** Tiles side by side on a 2D canvas touch at every size, and a stage without an editor is whole in its first frame. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Characters, currentStage, newDocument, type Transform } from "../../src/engine/index.ts";
import { PlainSprites } from "../../src/stage/plain/PlainSprites.ts";
import { CanvasStageView } from "../../src/stage/view/CanvasStageView.ts";
import { actorOf, characterNamed } from "../support/testGame.ts";

const CHARACTERS: Characters = { frog: characterNamed("Frog") };
/** As they come from windows of any width, on screens with 1 to 2 px per CSS px. */
const TILES = [36.22, 39 * 1.25, 39 * 1.5, 45.277, 72.44];

const known = vi.hoisted(() => ({ size: { width: 40, height: 40 }, loadPictures: vi.fn() }));
vi.mock("../../src/pictures/cache.ts", async (original) => ({
  ...(await original<typeof import("../../src/pictures/cache.ts")>()),
  cachedPicture: () => known.size,
  loadPictures: known.loadPictures,
}));

interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

let covered: Covered;

/** Notes which part of its canvas a picture covers. Only quarter turns are expected. */
function paper(): object {
  let [a, b, c, d, e, f] = [1, 0, 0, 1, 0, 0];
  const at = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return {
    save() {},
    restore() {},
    translate(x: number, y: number) {
      ({ x: e, y: f } = at(x, y));
    },
    scale(x: number, y: number) {
      [a, b, c, d] = [a * x, b * x, c * y, d * y];
    },
    rotate(angle: number) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      [a, b, c, d] = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin];
    },
    drawImage({ width, height }: typeof known.size) {
      const [one, other] = [at(0, 0), at(width, height)];
      covered = {
        left: Math.min(one.x, other.x),
        top: Math.min(one.y, other.y),
        right: Math.max(one.x, other.x),
        bottom: Math.max(one.y, other.y),
      };
    },
  };
}

beforeEach(() => {
  known.size = { width: 40, height: 40 };
  known.loadPictures.mockReset().mockResolvedValue(new Map());
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    return { canvas: this, ...paper() } as never;
  });
});

afterEach(() => vi.restoreAllMocks());

describe.each(TILES)("with squares of %f px", (tile) => {
  const spriteOf = (transform: Transform) => {
    const sprites = new PlainSprites(() => undefined);
    sprites.setTile(tile);
    const sprite = sprites.of(actorOf("frog", "f1", 0, 0, { transform }), CHARACTERS, 0);
    if (!sprite) throw new Error("Its picture is decoded.");
    return sprite;
  };

  it.each<Transform>(["0", "90", "180", "270", "flip-x", "flip-y"])(
    "a picture turned by %s covers the px of its canvas to their edges",
    (transform) => {
      known.size = { width: 80, height: 40 };
      const { width, height } = spriteOf(transform);
      expect(covered.left).toBeCloseTo(0);
      expect(covered.top).toBeCloseTo(0);
      expect(covered.right).toBeCloseTo(width);
      expect(covered.bottom).toBeCloseTo(height);
    },
  );

  it("each tile of a row reaches the next one", () => {
    const { x, width } = spriteOf("0");
    for (let square = 0; square < 22; square++)
      expect(Math.round(square * tile) + x + width).toBeGreaterThanOrEqual(Math.round((square + 1) * tile) + x);
  });
});

it("a stage without an editor waits for its background, so that no frame shows a color in its place", async () => {
  const document = newDocument("Meadow", () => "meadow");
  const stage = currentStage(document.world);
  if (!stage) throw new Error("A new game has a stage.");
  const background = 'url("/backgrounds/landscape.png")';
  await CanvasStageView.open(globalThis.document.createElement("canvas"), { ...stage, background }, document);
  expect(known.loadPictures).toHaveBeenCalledWith(expect.arrayContaining(["/backgrounds/landscape.png"]));
});
