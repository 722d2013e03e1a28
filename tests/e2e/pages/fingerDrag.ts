/** Strokes as a finger makes them, through the browser's own touch input. */
import type { Page } from "@playwright/test";
import type { Pixel } from "./Pixel.ts";

const STEPS = 8;

export async function fingerDrag(page: Page, from: Pixel, to: Pixel): Promise<void> {
  const parts = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  await fingerStroke(
    page,
    parts.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })),
  );
}

/** Down on the first place, in jumps along the others, up on the last. */
export async function fingerStroke(page: Page, places: readonly Pixel[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [number, place] of places.entries()) {
    const type = number === 0 ? "touchStart" : "touchMove";
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: [place] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
