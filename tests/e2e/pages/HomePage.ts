/** The home page for visitors without an account. */
import type { Locator, Page } from "@playwright/test";

export class HomePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto("/");
  }

  /** Opens the editor with a new local game. */
  async tryBlankStage(): Promise<void> {
    await this.#page.getByRole("button", { name: "Try it Now" }).click();
    await this.#page.getByRole("button", { name: /^Blank Stage/ }).click();
    await this.#page.waitForURL(/\/editor\/ls-\d+\?localstorage=true$/);
  }

  /** The local games of this browser. */
  get keptGames(): Locator {
    return this.#page.getByRole("region", { name: "Games in this browser" }).getByRole("listitem");
  }

  /** Gives the page a file as if it were chosen in the file dialog. */
  async openFile(name: string, text: string): Promise<void> {
    const chooser = this.#page.waitForEvent("filechooser");
    await this.#page.getByRole("button", { name: "Open a game file" }).click();
    await (await chooser).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  }
}
