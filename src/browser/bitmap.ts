/** Decodes one picture in the page. */
import { withTimeout } from "./timers.ts";

/** No picture takes as long on any machine. */
const PATIENCE_MS = 10_000;

/** Rejects where it is no picture, or where the browser never comes to an end with it. */
export async function decodeBitmap(file: Blob, options?: ImageBitmapOptions): Promise<ImageBitmap> {
  return withTimeout(createImageBitmap(file, options), PATIENCE_MS);
}
