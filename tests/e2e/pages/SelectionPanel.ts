/** The bar of the selected actors. */
import type { Locator, Page } from "@playwright/test";

export class SelectionPanel {
  readonly #bar: Locator;

  constructor(page: Page) {
    this.#bar = page.getByRole("group", { name: "Selected characters" });
  }

  button(name: "Select several" | "Move" | "Turn" | "Duplicate" | "Copy" | "Paste" | "Delete"): Locator {
    return this.#bar.getByRole("button", { name, exact: true });
  }

  /** "3 characters"; absent for a single one. */
  get count(): Locator {
    return this.#bar.getByRole("status");
  }
}
