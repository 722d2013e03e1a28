import { generateSpriteName } from "../../api/client.ts";
import { session } from "../../api/session.ts";
import { encodePngUrl } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";

/**
 * Generates a name for an unnamed drawing: on the server for signed-in users, otherwise in the browser. Null if it was not recognized. Rejects if
 * none could be generated.
 */
export async function nameOfDrawing(image: PixelImage): Promise<string | null> {
  if (session.getState().me) return (await generateSpriteName(encodePngUrl(image))).name || null;
  const { nameFromPicture } = await import("../../generate/nameSprite.ts");
  return nameFromPicture(image);
}
