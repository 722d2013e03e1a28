/** The parts of gifenc that are used; it comes without types. */
declare module "gifenc" {
  type Palette = readonly (readonly number[])[];

  interface FrameOptions {
    readonly palette?: Palette;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** Ms. */
    readonly delay?: number;
    /** What happens to a frame before the next one; 1 keeps it. */
    readonly dispose?: number;
  }

  interface Encoder {
    /** `index`: the place of each pixel's color in the palette. The palette of the first frame is that of all. */
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
