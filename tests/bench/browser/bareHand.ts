/**
 * Drags as a hand does, by the DevTools protocol itself: Playwright's own mouse runs scripts of its own in the page with every move
 * (it looks for drags of the browser's), which would count as the page's.
 */
import type { Page } from "@playwright/test";
import type { Pixel } from "../../e2e/pages/Pixel.ts";

const STEPS = 8;

/** Answers with a drag from one place of the page (CSS px) to another. */
export async function bareDrag(page: Page, from: Pixel, to: Pixel): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "mouseMoved" | "mousePressed" | "mouseReleased", { x, y }: Pixel, isDown: boolean) => {
    const button = type === "mouseMoved" && !isDown ? "none" : "left";
    return session.send("Input.dispatchMouseEvent", { type, x, y, button, buttons: isDown ? 1 : 0, clickCount: 1 });
  };
  return async () => {
    await send("mouseMoved", from, false);
    await send("mousePressed", from, true);
    for (let step = 1; step <= STEPS; step += 1) await send("mouseMoved", between(from, to, step / STEPS), true);
    await send("mouseReleased", to, false);
  };
}

function between(from: Pixel, to: Pixel, part: number): Pixel {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
