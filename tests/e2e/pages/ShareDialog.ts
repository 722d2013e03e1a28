/** The dialog with the ways to share a game. */
import type { Download, Locator, Page } from "@playwright/test";

export const WAYS_OUT = ["Web page file", "Picture", "Film", "Link", "Print the rules"] as const;

export class ShareDialog {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get dialog(): Locator {
    return this.#page.getByRole("dialog");
  }

  way(name: (typeof WAYS_OUT)[number]): Locator {
    return this.dialog.getByRole("button", { name: new RegExp(`^${name}`) });
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  heading(name: string): Locator {
    return this.dialog.getByRole("heading", { name, exact: true });
  }

  /** Presses a button that saves a file, and returns the file. */
  async save(name: string, press: "click" | "tap" = "click"): Promise<Download> {
    const [file] = await Promise.all([this.#page.waitForEvent("download"), this.button(name)[press]()]);
    return file;
  }
}
