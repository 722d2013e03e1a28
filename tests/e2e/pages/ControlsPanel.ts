/** The row under the stage. */
import type { Locator, Page } from "@playwright/test";

export class ControlsPanel {
  readonly #panel: Locator;

  constructor(page: Page) {
    this.#panel = page.getByRole("region", { name: "Play the game" });
  }

  get play(): Locator {
    return this.#panel.getByRole("button", { name: /^Play(ing)?$/ });
  }

  get stop(): Locator {
    return this.#panel.getByRole("button", { name: "Stop", exact: true });
  }

  get back(): Locator {
    return this.#panel.getByRole("button", { name: "Back", exact: true });
  }

  get forward(): Locator {
    return this.#panel.getByRole("button", { name: "Forward", exact: true });
  }

  speed(name: "Slow" | "Normal" | "Fast" | "Super"): Locator {
    return this.#panel.getByRole("radio", { name });
  }
}
