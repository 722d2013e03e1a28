import { newCanvas } from "./canvas.ts";
import { decodeBitmap } from "./decode.ts";

/** An image as bytes, four a pixel, row by row: red, green, blue, alpha, not premultiplied. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The pixels of a decoded picture. One with a side longer than `sideMax` is scaled down without smoothing. */
export function readPixels(picture: ImageBitmap, sideMax = Number.POSITIVE_INFINITY): RgbaPixels {
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.floor(picture.width * scale));
  const height = Math.max(1, Math.floor(picture.height * scale));
  const context = newPixelContext(width, height);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The pixels of a picture file, or of its first frame if it is animated. Rejects if it cannot be decoded. */
export async function decodePixels(bytes: Uint8Array<ArrayBuffer>, type: string, sideMax: number): Promise<RgbaPixels> {
  const picture = await decodeBitmap(new Blob([bytes], { type }), { colorSpaceConversion: "none" });
  try {
    return readPixels(picture, sideMax);
  } finally {
    picture.close();
  }
}

/** A PNG as a data URL. */
export function encodePngUrl(pixels: RgbaPixels): string {
  return canvasOf(pixels).toDataURL("image/png");
}

export function encodePng(pixels: RgbaPixels): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvasOf(pixels).toBlob((png) => (png ? resolve(png) : reject(new Error("No 2D canvas"))), "image/png"),
  );
}

/** Draws pixels on a canvas, which is resized to them. Does nothing if it has no 2D context. */
export function drawPixels(canvas: HTMLCanvasElement, { width, height, data }: RgbaPixels): void {
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
}

function canvasOf({ width, height, data }: RgbaPixels): HTMLCanvasElement {
  const context = newPixelContext(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return context.canvas;
}

/** A canvas in main memory, because its pixels are read back. */
function newPixelContext(width: number, height: number): CanvasRenderingContext2D {
  return newCanvas({ width, height }, { willReadFrequently: true });
}

export interface JpegLimits {
  /** The longer side in px. A smaller picture keeps its size. */
  readonly sideMax: number;
  /** The length of the data URL to aim for. A very noisy picture may exceed it. */
  readonly urlLengthMax: number;
}

const QUALITIES = [0.85, 0.7, 0.5] as const;

/** A picture file as a small JPEG data URL, with white for what is transparent. Rejects if it cannot be decoded. */
export async function encodeSmallJpeg(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  limits: JpegLimits,
): Promise<string> {
  const picture = await decodeBitmap(new Blob([bytes], { type }));
  try {
    return encodeWithin(limits.urlLengthMax, smallCanvasOf(picture, limits.sideMax));
  } finally {
    picture.close();
  }
}

function smallCanvasOf(picture: ImageBitmap, sideMax: number): HTMLCanvasElement {
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const context = newCanvas({ width, height });
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return context.canvas;
}

/** The best quality that fits, else the smallest. */
function encodeWithin(urlLengthMax: number, canvas: HTMLCanvasElement): string {
  let url = "";
  for (const quality of QUALITIES) {
    url = canvas.toDataURL("image/jpeg", quality);
    if (url.length <= urlLengthMax) break;
  }
  return url;
}
