import { generateSpriteName } from "../../api/client.ts";
import { session } from "../../api/session.ts";
import { encodePngUrl } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";

/**
 * Generates a name for an unnamed drawing: on the server for signed-in users, otherwise in the browser. Rejects if none could be generated.
 */
export async function nameOfDrawing(image: PixelImage): Promise<string> {
  if (session.getState().me) return (await generateSpriteName(encodePngUrl(image))).name;
  const { nameFromPicture } = await import("../../generate/nameSprite.ts");
  return nameFromPicture(image);
}
