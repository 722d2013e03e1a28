/** The name of the game in the editor, which tells what is there and what is lost. */
import type { Page } from "@playwright/test";

export async function shownName(page: Page): Promise<string> {
  const label = page.getByRole("button", { name: /^Name of the game/ });
  return (await label.getAttribute("aria-label"))?.replace(/^Name of the game: /, "") ?? "";
}
