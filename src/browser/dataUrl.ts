import { fetchWithRetry } from "./fetchWithRetry.ts";

/** Null if the browser cannot read the file. */
function blobToDataUrl(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}

/** A file of this site as a data URL; null if it is missing or the server cannot be reached. */
export async function fetchDataUrl(path: string): Promise<string | null> {
  try {
    const answer = await fetchWithRetry(path);
    return answer.ok ? blobToDataUrl(await answer.blob()) : null;
  } catch {
    return null;
  }
}

/** A canvas as a JPEG data URL, encoded off the main thread; null if this browser cannot. `quality` is 0 to 1. */
export async function encodeJpegUrl(canvas: HTMLCanvasElement, quality: number): Promise<string | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  return blob && blobToDataUrl(blob);
}
