import { TILE } from "../../engine/index.ts";
import type { Pixel, Size } from "../../pixels/Box.ts";
import { Graphics } from "../../pixi/pixi.ts";

/** Grains that are larger than this are separated by lines, CSS px. Between smaller ones, hundreds of lines would gray a large drawing and slow strokes. */
const LINED_ABOVE = 6;
/** Gray is visible on light and dark pixels. */
const GRAIN_LINE = { color: "#7d8a96", alpha: 0.35 } as const;
const TILE_LINE = { color: "#33404c", alpha: 0.7 } as const;
const TILE_SHADE = { color: "#ffffff", alpha: 0.7 } as const;
const RIM = { color: "#33404c", alpha: 0.55 } as const;
const ANCHOR = "#e5484d";
const MIRROR = "#b5179e";
const MIRROR_DASH = 6;

export interface Lined {
  readonly size: Size;
  readonly zoom: number;
  /** The side of what the lines separate, in pixels. */
  readonly grain: number;
  /** The anchor tile. */
  readonly anchor: Pixel;
  readonly mirrors: boolean;
  /** The width of the thinnest line, CSS px. */
  readonly hair: number;
}

/** The fixed lines over the picture, in CSS px from its top left corner: grains, tiles, anchor and mirror axis. */
export class PaintLines {
  readonly graphics = new Graphics();
  #drawn: Lined | null = null;

  showLines(lined: Lined): void {
    if (this.#drawn && isAlike(lined, this.#drawn)) return;
    this.#drawn = lined;
    this.graphics.clear();
    if (lined.zoom * lined.grain > LINED_ABOVE) this.#drawGrains(lined);
    this.#drawRim(lined);
    if (lined.size.width * lined.size.height > TILE * TILE) this.#drawTiles(lined);
    if (lined.mirrors) this.#drawMirror(lined);
  }

  #drawGrains({ size: { width, height }, zoom, grain, hair }: Lined): void {
    for (let x = grain; x < width; x += grain) this.graphics.rect(x * zoom, 0, hair, height * zoom);
    for (let y = grain; y < height; y += grain) this.graphics.rect(0, y * zoom, width * zoom, hair);
    this.graphics.fill(GRAIN_LINE);
  }

  #drawRim({ size: { width, height }, zoom }: Lined): void {
    this.graphics.rect(0, 0, width * zoom, height * zoom).stroke({ ...RIM, width: 1, alignment: 0 });
  }

  #drawTiles({ size: { width, height }, zoom, anchor }: Lined): void {
    const tile = TILE * zoom;
    for (const [shift, color] of [
      [0, TILE_LINE],
      [1, TILE_SHADE],
    ] as const) {
      for (let x = tile; x < width * zoom; x += tile) this.graphics.rect(x + shift, 0, 1, height * zoom);
      for (let y = tile; y < height * zoom; y += tile) this.graphics.rect(0, y + shift, width * zoom, 1);
      this.graphics.fill(color);
    }
    this.graphics.rect(anchor.x * tile, anchor.y * tile, tile, tile);
    this.graphics.stroke({ color: ANCHOR, width: 2, alignment: 1 });
    // With a white inner line, for red pictures.
    this.graphics.rect(anchor.x * tile + 2, anchor.y * tile + 2, tile - 4, tile - 4);
    this.graphics.stroke({ ...TILE_SHADE, width: 1, alignment: 1 });
  }

  /** The axis lies between two pixels; its line is drawn centered on it. */
  #drawMirror({ size: { width, height }, zoom }: Lined): void {
    const middle = (width * zoom) / 2;
    this.graphics.rect(middle - 1, 0, 2, height * zoom).fill({ color: "#ffffff", alpha: 0.75 });
    for (let y = 0; y < height * zoom; y += 2 * MIRROR_DASH) {
      this.graphics.rect(middle - 1, y, 2, Math.min(MIRROR_DASH, height * zoom - y));
    }
    this.graphics.fill({ color: MIRROR });
  }
}

function isAlike(one: Lined, other: Lined): boolean {
  const { size, anchor } = other;
  const isSameSize = one.size.width === size.width && one.size.height === size.height;
  const isSameAnchor = one.anchor.x === anchor.x && one.anchor.y === anchor.y;
  const isSameView = one.zoom === other.zoom && one.grain === other.grain && one.hair === other.hair;
  return isSameSize && isSameAnchor && isSameView && one.mirrors === other.mirrors;
}
