import { newCanvas } from "../../pictures/index.ts";
import { type Box, type Size, sharedBox } from "../../pixels/Box.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { Container, Sprite, Texture, TextureSource } from "../../pixi/pixi.ts";

/**
 * The side of a texture tile, px. Textures are uploaded whole with each event of a stroke, so they are small; those of a large image are
 * larger, because only sixteen are drawn in one step.
 */
const PANE_SIDE = { small: 64, large: 128 } as const;
const LARGE_ABOVE = 4 * PANE_SIDE.small;

interface Pane {
  readonly box: Box;
  readonly context: CanvasRenderingContext2D;
  readonly source: TextureSource;
  readonly sprite: Sprite;
}

/** An image in texture tiles, one unit per pixel. If a part of it changes, only the tiles under that part are uploaded again. */
export class TiledImage {
  readonly container = new Container();
  #panes: readonly Pane[] = [];
  #size: Size = { width: 0, height: 0 };

  /** Shows an image of which only `changed` differs from the last one. An image of another size is shown whole. */
  showImage(image: PixelImage, changed: Box): void {
    const isSameSize = image.width === this.#size.width && image.height === this.#size.height;
    if (!isSameSize) this.#build(image);
    const pixels = new ImageData(image.data, image.width, image.height);
    for (const pane of this.#panes) {
      const part = sharedBox(pane.box, isSameSize ? changed : pane.box);
      if (part) draw(pane, pixels, part);
    }
  }

  destroy(): void {
    for (const { sprite, source } of this.#panes) {
      sprite.texture.destroy();
      sprite.destroy();
      source.destroy();
    }
    this.#panes = [];
  }

  #build(size: Size): void {
    this.destroy();
    this.#size = { width: size.width, height: size.height };
    this.#panes = paneBoxes(size).map(newPane);
    for (const { sprite } of this.#panes) this.container.addChild(sprite);
  }
}

function draw({ box, context, source }: Pane, pixels: ImageData, part: Box): void {
  context.putImageData(pixels, -box.x, -box.y, part.x, part.y, part.width, part.height);
  source.update();
}

function newPane(box: Box): Pane {
  // A canvas in main memory: with one in graphics memory, writing pixels and uploading them takes ten times as long.
  const context = newCanvas(box, { willReadFrequently: true });
  const source = TextureSource.from(context.canvas);
  const sprite = new Sprite(new Texture({ source }));
  sprite.position.set(box.x, box.y);
  return { box, context, source, sprite };
}

function paneBoxes({ width, height }: Size): Box[] {
  const side = Math.max(width, height) > LARGE_ABOVE ? PANE_SIDE.large : PANE_SIDE.small;
  const starts = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / side) }, (_, place) => place * side);
  return starts(height).flatMap((y) =>
    starts(width).map((x) => ({ x, y, width: Math.min(side, width - x), height: Math.min(side, height - y) })),
  );
}
