/** The top row of the editor. */
import { expect, type Locator, type Page } from "@playwright/test";

export class ToolbarPanel {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  tool(name: "Pick" | "Stamp" | "Trash" | "Record" | "Paint"): Locator {
    return this.#page.getByRole("group", { name: "Tools" }).getByRole("button", { name, exact: true });
  }

  async take(name: "Pick" | "Stamp" | "Trash" | "Record" | "Paint"): Promise<void> {
    await this.tool(name).click();
    await expect(this.tool(name)).toHaveAttribute("aria-pressed", "true");
  }

  get undo(): Locator {
    return this.#page.getByRole("button", { name: /^Undo/ });
  }

  get redo(): Locator {
    return this.#page.getByRole("button", { name: /^Redo/ });
  }

  async rename(name: string): Promise<void> {
    await this.#page.getByRole("button", { name: /^Name of the game/ }).click();
    await this.#page.getByRole("textbox", { name: "Name of the game" }).fill(name);
    await this.#page.keyboard.press("Enter");
  }

  /** Saves now instead of in five seconds, and waits until it is done. */
  async save(): Promise<void> {
    await this.#page.getByRole("button", { name: /^(Not saved yet|Saved|Saving…)\./ }).click();
    await expect(this.#page.getByRole("button", { name: /^Saved\./ })).toBeVisible();
  }

  /** Waits until the game has been saved automatically. */
  async isSaved(): Promise<void> {
    await expect(this.#page.getByRole("button", { name: /^Saved\./ })).toBeVisible({ timeout: 20_000 });
  }

  /** Like `save`, for a local game. */
  async saveHere(): Promise<void> {
    await this.#page.getByRole("button", { name: /^(Not saved yet|Saved here|Saving…)\./ }).click();
    await expect(this.#page.getByRole("button", { name: /^Saved here\./ })).toBeVisible();
  }

  async choose(entry: string): Promise<void> {
    await this.#page.getByRole("button", { name: "Main menu" }).click();
    await this.#page.getByRole("menuitem", { name: entry }).click();
  }
}
