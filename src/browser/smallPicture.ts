/** Pictures from files, made small enough to live inside of a document. */

import { decodeBitmap } from "./bitmap.ts";

/** The bytes of a chosen file; rejects where it cannot be read (it is gone, or a folder). */
export async function readFileBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

export interface JpegLimits {
  /** The longer side, px; a smaller picture stays as it is. */
  readonly sideMax: number;
  /** Letters of the data URL that are aimed at; a picture full of noise may stay above. */
  readonly urlLengthMax: number;
}

const QUALITIES = [0.85, 0.7, 0.5] as const;

/** A picture as a JPEG data URL; what is transparent becomes white. Rejects where the bytes cannot be decoded. */
export async function encodeSmallJpeg(bytes: Uint8Array<ArrayBuffer>, type: string, size: JpegLimits): Promise<string> {
  const picture = await decodeBitmap(new Blob([bytes], { type }));
  try {
    return encoded(drawn(picture, size.sideMax), size.urlLengthMax);
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, sideMax: number): HTMLCanvasElement {
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no canvas to draw on.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The best quality that stays small, else the smallest one. */
function encoded(canvas: HTMLCanvasElement, lettersMax: number): string {
  let url = "";
  for (const quality of QUALITIES) {
    url = canvas.toDataURL("image/jpeg", quality);
    if (url.length <= lettersMax) break;
  }
  return url;
}
