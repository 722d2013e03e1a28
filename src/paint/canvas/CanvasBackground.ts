import { squareKey, TILE } from "../../engine/index.ts";
import { newCanvas } from "../../pictures/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { boxInPixels, filledTiles } from "../../pixels/tiles.ts";
import { Container, Graphics, Sprite, Texture, TextureSource, TilingSprite } from "../../pixi/pixi.ts";

const PAPER = "#ffffff";
const CHECK = "#e9edf0";
const EMPTY_TILE = { color: "#3c4a57", alpha: 0.17 } as const;
/** Above this zoom, transparent pixels show a checkerboard. */
const CHECKED_ABOVE = 3;

/** The background of the canvas, one unit per pixel: a checkerboard for transparency, and gray over empty tiles. */
export class CanvasBackground {
  readonly container = new Container();
  readonly #paper = new Sprite(Texture.WHITE);
  readonly #checks = newChecks();
  readonly #empty = new Graphics();
  #frames: readonly PixelImage[] = [];
  #size: Size = { width: 0, height: 0 };

  constructor() {
    this.#paper.tint = PAPER;
    this.container.addChild(this.#paper, this.#checks, this.#empty);
  }

  resize({ width, height }: Size, zoom: number, grain: number): void {
    this.#checks.visible = zoom > CHECKED_ABOVE;
    this.#checks.tileScale.set(grain / 2);
    // Setting the same size again would recompute the layout at every step of a stroke.
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#paper.setSize(width, height);
    this.#checks.width = width;
    this.#checks.height = height;
  }

  /** Grays the tiles that are blank in every frame. A single tile is never gray. */
  showEmptyTiles(frames: readonly PixelImage[]): void {
    if (frames === this.#frames) return;
    this.#frames = frames;
    this.#empty.clear();
    for (const { x, y, width, height } of emptyTiles(frames)) this.#empty.rect(x, y, width, height).fill(EMPTY_TILE);
  }

  destroy(): void {
    this.#checks.texture.destroy(true);
  }
}

/** Images are immutable, and a stroke leaves all frames but one as they were. */
const known = new WeakMap<PixelImage, ReadonlySet<string>>();

function filledIn(image: PixelImage): ReadonlySet<string> {
  const filled = known.get(image) ?? new Set(filledTiles([image], TILE).map(({ x, y }) => squareKey(x, y)));
  known.set(image, filled);
  return filled;
}

/** In pixels. */
function emptyTiles(frames: readonly PixelImage[]): Box[] {
  const { width = 0, height = 0 } = frames[0] ?? {};
  if (width * height <= TILE * TILE) return [];
  const filled = frames.map(filledIn);
  const tiles: Box[] = [];
  for (let y = 0; y < height / TILE; y++) {
    for (let x = 0; x < width / TILE; x++) {
      if (!filled.some((squares) => squares.has(squareKey(x, y))))
        tiles.push(boxInPixels({ x, y, width: 1, height: 1 }, TILE));
    }
  }
  return tiles;
}

/** Two by two checks, scaled to one grain, so that they cannot be mistaken for drawn ones. */
function newChecks(): TilingSprite {
  const context = newCanvas({ width: 2, height: 2 });
  context.fillStyle = PAPER;
  context.fillRect(0, 0, 2, 2);
  context.fillStyle = CHECK;
  context.fillRect(0, 0, 1, 1);
  context.fillRect(1, 1, 1, 1);
  const texture = new Texture({ source: TextureSource.from(context.canvas) });
  return new TilingSprite({ texture });
}
