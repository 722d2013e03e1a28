/** The bar of the selected actors. */
import type { Locator, Page } from "@playwright/test";

export class SelectionPanel {
  readonly #bar: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.#bar = page.getByRole("group", { name: "Selected characters" });
  }

  button(name: "Select several" | "Move" | "Turn" | "Copy" | "Delete" | "More"): Locator {
    return this.#bar.getByRole("button", { name, exact: true });
  }

  /** An entry of the open menu of what is seldom done. */
  entry(name: "Copy to paste" | "Cut" | "Paste"): Locator {
    return this.#page.getByRole("menuitem", { name, exact: true });
  }

  /** "3 characters"; absent for a single one. */
  get count(): Locator {
    return this.#bar.getByRole("status");
  }
}
