/** A drag as a finger makes it, through the browser's own touch input. */
import type { Page } from "@playwright/test";
import type { Pixel } from "./Pixel.ts";

const STEPS = 8;

export async function fingerDrag(page: Page, from: Pixel, to: Pixel): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Pixel[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send("touchEnd", []);
  await session.detach();
}
