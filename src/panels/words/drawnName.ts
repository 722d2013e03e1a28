/** A name for a drawing that nobody named (spec §4 "Pixel editor", §7): asked of the server where somebody is signed in, else made up here. */
import { nameSprite } from "../../api/client.ts";
import { session } from "../../api/session.ts";
import { pngUrlOf } from "../../browser/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";

/** Rejects where none came. */
export async function nameOfDrawing(image: PixelImage): Promise<string> {
  if (session.getState().me) return (await nameSprite(pngUrlOf(image))).name;
  const { nameFromPicture } = await import("../../generate/nameSprite.ts");
  return nameFromPicture(image);
}
