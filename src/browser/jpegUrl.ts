import { blobToDataUrl } from "./dataUrl.ts";

/** A canvas as the data URL of a JPEG, packed beside the page and not in its way; null where this browser cannot. `quality`: 0 to 1. */
export async function encodeJpegUrl(canvas: HTMLCanvasElement, quality: number): Promise<string | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  return blob && blobToDataUrl(blob);
}
