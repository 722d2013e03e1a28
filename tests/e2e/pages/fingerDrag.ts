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

/** A touch stroke through the browser's own input: down on the first point, in jumps along the others, up on the last. */
export async function fingerStroke(page: Page, places: readonly Pixel[]): Promise<void> {
  const [first, ...others] = places;
  if (!first) return;
  await fingerDown(page, first, async (moveTo) => {
    for (const place of others) await moveTo(place);
  });
}

/** Rests a finger on a point while something happens. */
export async function fingerRest(page: Page, place: Pixel, meanwhile: () => Promise<void>): Promise<void> {
  await fingerDown(page, place, meanwhile);
}

async function fingerDown(
  page: Page,
  place: Pixel,
  meanwhile: (moveTo: (place: Pixel) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Pixel[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [place]);
  await meanwhile((to) => send("touchMove", [to]));
  await send("touchEnd", []);
  await session.detach();
}
