import type { Page } from "@playwright/test";

/** The ticks that the editor of a page has counted, and the time at which it was asked, ms. */
export function turnsOf(page: Page): Promise<{ readonly turns: number; readonly ms: number }> {
  return page.evaluate(() => ({
    turns: Number(document.querySelector("[role=timer]")?.textContent),
    ms: performance.now(),
  }));
}

/** How many ticks are dropped while so many of them are due. A tick that has begun but is not counted yet was not dropped. */
export async function droppedTicks(page: Page, ticks: number, tickMs: number): Promise<number> {
  const before = await turnsOf(page);
  await page.waitForTimeout(ticks * tickMs);
  const after = await turnsOf(page);
  const due = Math.floor((after.ms - before.ms) / tickMs) - 1;
  return Math.max(0, due - (after.turns - before.turns));
}
