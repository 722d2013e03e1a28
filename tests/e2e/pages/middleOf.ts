/** The middle of an element, where a press goes. */
import type { Locator } from "@playwright/test";
import type { Pixel } from "./Pixel.ts";

export async function middleOf(thing: Locator): Promise<Pixel> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error(`Nothing to see of ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
