import type { Page } from "@playwright/test";
import type { GameKey } from "./LessonHand.ts";

/** Holds a key of the real keyboard for this many ms of page time. */
export async function holdKey(page: Page, key: GameKey, ms: number): Promise<void> {
  await page.keyboard.down(key);
  await page.clock.runFor(ms);
  await page.keyboard.up(key);
}

export async function pickSpace(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "Choose Key" }).waitFor();
  await page.keyboard.press("Space");
}
