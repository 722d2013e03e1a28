/** What can happen to the line between the editor and its server, one save at a time. */
import type { BrowserContext, Route } from "@playwright/test";

export type Trouble = 401 | 413 | 500 | "slow";

const SLOW_MS = 2500;

export class Troubles {
  readonly #waiting: Trouble[] = [];

  static async on(context: BrowserContext): Promise<Troubles> {
    const troubles = new Troubles();
    await context.route(/\/worlds\/[^/]+$/, (route) => troubles.#meet(route));
    return troubles;
  }

  /** The next save meets it. */
  add(trouble: Trouble): void {
    this.#waiting.push(trouble);
  }

  end(): void {
    this.#waiting.length = 0;
  }

  async #meet(route: Route): Promise<void> {
    const trouble = route.request().method() === "PUT" ? this.#waiting.shift() : undefined;
    if (typeof trouble === "number") {
      const json = { error: "trouble", message: "Something is in the way." };
      await route.fulfill({ status: trouble, json });
      return;
    }
    if (trouble === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    // The page may be gone by now, and its line with it.
    await route.continue().catch(() => undefined);
  }
}
