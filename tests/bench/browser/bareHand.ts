import type { Page } from "@playwright/test";
import type { Pixel } from "../../e2e/pages/Pixel.ts";

const STEPS = 8;

/**
 * A drag from one point of the page to another by the DevTools protocol. Playwright's own mouse runs scripts in the page with every move,
 * to look for native drags, which would be measured as the page's.
 */
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
