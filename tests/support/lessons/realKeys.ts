/** What is done with the keys of a real keyboard, whatever else the hand holds. */
import type { Page } from "@playwright/test";
import type { GameKey } from "./LessonHand.ts";

/** For so many ms of the page. */
export async function holdKey(page: Page, key: GameKey, ms: number): Promise<void> {
  await page.keyboard.down(key);
  await page.clock.runFor(ms);
  await page.keyboard.up(key);
}

export async function pickSpace(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "Choose Key" }).waitFor();
  await page.keyboard.press("Space");
}
