/** A name for a drawing that nobody named (spec §4 "Pixel editor", §7): asked of the server where somebody is signed in, else made up here. */
import { generateSpriteName } from "../../api/client.ts";
import { session } from "../../api/session.ts";
import { encodePngUrl } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";

/** Rejects where none came. */
export async function nameOfDrawing(image: PixelImage): Promise<string> {
  if (session.getState().me) return (await generateSpriteName(encodePngUrl(image))).name;
  const { nameFromPicture } = await import("../../generate/nameSprite.ts");
  return nameFromPicture(image);
}
