/** The makers of names and pictures answer as late as the walk likes: what the page asked them is held back until it is let go. */
import type { Page, Route } from "@playwright/test";

const MAKERS = /\/generate-(sprite|sprite-name|background)(\?|$)/;

export class LateAnswers {
  #held: Route[] = [];

  async watch(page: Page): Promise<void> {
    await page.route(MAKERS, (route) => void this.#held.push(route));
  }

  get count(): number {
    return this.#held.length;
  }

  /** The page that asked may be gone by now. */
  async letGo(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    for (const route of held) await route.continue().catch(() => undefined);
  }
}
