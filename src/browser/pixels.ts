/** Pictures as plain pixels, and plain pixels as PNG: what a drawing is opened from and saved as. */

import { decodeBitmap } from "./bitmap.ts";

/** Four bytes a pixel, row by row: red, green, blue, alpha, not premultiplied. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const NO_CANVAS = "This browser gives no canvas to draw on.";

/** The pixels of a decoded picture; one with a side longer than `sideMax` is made smaller by taking the nearest pixels. */
export function readPixels(picture: ImageBitmap, sideMax = Number.POSITIVE_INFINITY): RgbaPixels {
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.floor(picture.width * scale));
  const height = Math.max(1, Math.floor(picture.height * scale));
  const context = contextOf(width, height);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The pixels of a picture file; of one that moves, its first picture. Rejects where the bytes cannot be decoded. */
export async function decodePixels(bytes: Uint8Array<ArrayBuffer>, type: string, sideMax: number): Promise<RgbaPixels> {
  const picture = await decodeBitmap(new Blob([bytes], { type }), { colorSpaceConversion: "none" });
  try {
    return readPixels(picture, sideMax);
  } finally {
    picture.close();
  }
}

/** As the data URL of a PNG. */
export function encodePngUrl(pixels: RgbaPixels): string {
  return drawn(pixels).toDataURL("image/png");
}

/** As the bytes of a PNG. */
export function encodePng(pixels: RgbaPixels): Promise<Blob> {
  return new Promise((resolve, reject) =>
    drawn(pixels).toBlob((png) => (png ? resolve(png) : reject(new Error(NO_CANVAS))), "image/png"),
  );
}

/** Draws pixels as they are onto a canvas, which gets their size. Does nothing where there is no 2D canvas. */
export function drawPixels(canvas: HTMLCanvasElement, { width, height, data }: RgbaPixels): void {
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
}

function drawn({ width, height, data }: RgbaPixels): HTMLCanvasElement {
  const context = contextOf(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return context.canvas;
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error(NO_CANVAS);
  return context;
}
