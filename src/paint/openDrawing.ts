/** From what the game knows of a look to a desk to draw it on: its pictures are decoded here (details §11). */

import type { Editor } from "../editor/Editor.ts";
import type { DrawingTarget } from "../editor/edits/DrawingEdits.ts";
import type { PixelEditor } from "./model/PixelEditor.ts";
import { loadPicture } from "../pictures/cache.ts";
import { readPixels } from "../pictures/pixels.ts";
import type { PixelImage } from "../pixels/PixelImage.ts";

/** `anew`: on an empty tile, for a picture that cannot be read. Rejects where one cannot, or what is drawn is gone. */
export async function openDrawing({ drawings }: Editor, target: DrawingTarget, anew: boolean): Promise<PixelEditor> {
  const plan = drawings.plan(target);
  if (!plan) throw new Error("What is to be drawn is gone.");
  const others = await Promise.allSettled(plan.others.map(imageOf));
  return drawings.open({
    info: plan.info,
    // Of a new character the name of the character is typed, as that of its only look says nothing.
    name: target.characterId === null ? "" : plan.name,
    pictures: anew ? [] : await Promise.all(plan.pictures.map(imageOf)),
    // They only lend their colours: those that cannot be read are left out.
    others: others.flatMap((other) => (other.status === "fulfilled" ? [other.value] : [])),
  });
}

async function imageOf(url: string): Promise<PixelImage> {
  return readPixels(await loadPicture(url));
}
