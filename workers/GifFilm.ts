import { applyPalette, GIFEncoder, quantize } from "gifenc";

/** What the page asks for: colors are chosen first, then come the frames, then the end. */
export type GifJob =
  | { readonly job: "colors"; readonly pixels: Uint8ClampedArray<ArrayBuffer> }
  | { readonly job: "frame"; readonly frame: GifFrame }
  | { readonly job: "end" };

export interface GifFrame {
  /** RGBA. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** How long it is shown, ms. */
  readonly ms: number;
}

/** The most colors besides the one that means "as before". */
const COLORS_MAX = 255;

/** A film as a GIF that plays again and again. All frames have the same colors, and of each only what has changed is stored. */
export class GifFilm {
  readonly #encoder = GIFEncoder();
  #colors: readonly (readonly number[])[] = [];
  #before: Uint8Array | null = null;

  /** Returns the file at the end, and null for everything before. */
  take(job: GifJob): Uint8Array<ArrayBuffer> | null {
    if (job.job === "colors") this.#colors = quantize(job.pixels, COLORS_MAX);
    else if (job.job === "frame") this.#add(job.frame);
    else {
      this.#encoder.finish();
      return this.#encoder.bytes();
    }
    return null;
  }

  #add({ pixels, width, height, ms }: GifFrame): void {
    const now = applyPalette(pixels, this.#colors);
    const asBefore = this.#colors.length;
    const before = this.#before;
    const stored = before ? now.map((color, place) => (color === before[place] ? asBefore : color)) : now;
    // The palette of the first frame is that of the file; the last color is only a place in it.
    const palette = before ? {} : { palette: [...this.#colors, [0, 0, 0]] };
    const look = { transparent: before !== null, transparentIndex: asBefore, dispose: 1 };
    this.#encoder.writeFrame(stored, width, height, { ...palette, ...look, delay: ms });
    this.#before = now;
  }
}
