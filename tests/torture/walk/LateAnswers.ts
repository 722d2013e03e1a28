/** Generators of names and pictures whose answers are held back until the walk releases them. */
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

  /** The page that asked may be closed by now. */
  async letGo(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    for (const route of held) await route.continue().catch(() => undefined);
  }
}
