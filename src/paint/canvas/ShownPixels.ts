import { type Box, wholeBox } from "../../pixels/Box.ts";
import { CLEAR, type Color } from "../../pixels/Color.ts";
import type { Mask } from "../../pixels/Mask.ts";
import { clearImage, type PixelImage, wordOf, wordsOf } from "../../pixels/PixelImage.ts";
import type { StrokeView } from "../model/PaintState.ts";

/** The image with the stroke in progress on it. Only the pixels the stroke has changed are copied, without allocating. */
export class ShownPixels {
  #shown = clearImage({ width: 1, height: 1 });
  #image: PixelImage | null = null;
  /** The mask of the last stroke, whose marks may have changed since it was shown. */
  #mask: Mask | null = null;

  get image(): PixelImage {
    return this.#shown;
  }

  /** Updates the image. Returns the box that changed, or null. */
  take(image: PixelImage, stroke: StrokeView | null): Box | null {
    const isOther = image !== this.#image;
    if (isOther) this.#takeImage(image);
    if (stroke?.kind === "paint") this.#mask = stroke.mask;
    const fresh = this.#mask?.takeChangedBox() ?? null;
    const box = isOther ? wholeBox(image) : fresh;
    if (box) this.#mix(image, box, stroke?.kind === "paint" ? stroke.color : CLEAR);
    return box;
  }

  #takeImage(image: PixelImage): void {
    const isSameSize = image.width === this.#shown.width && image.height === this.#shown.height;
    if (!isSameSize) {
      this.#shown = clearImage(image);
      this.#mask = null;
    }
    this.#image = image;
  }

  #mix(image: PixelImage, { x, y, width, height }: Box, color: Color): void {
    const bits = this.#mask?.bits;
    const word = wordOf(color);
    const from = wordsOf(image);
    const to = wordsOf(this.#shown);
    for (let row = y; row < y + height; row++) {
      const start = row * image.width + x;
      for (let at = start; at < start + width; at++) to[at] = bits?.[at] ? word : (from[at] ?? 0);
    }
  }
}
