/** The door of a class, and what a child does behind it. */
import { expect, type Page } from "@playwright/test";

export class ClassDoor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(code: string): Promise<void> {
    await this.#page.goto(`/class/${code}`);
    await expect(this.#page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  }

  /** Taps a name, and three pictures by their names. */
  async tap(name: string, pictures: readonly string[]): Promise<void> {
    await this.#page.getByRole("button", { name, exact: true }).click();
    for (const picture of pictures) await this.#page.getByRole("button", { name: picture, exact: true }).click();
  }

  /** A child who comes in for the first time says that the chosen pictures will be remembered. */
  async remember(): Promise<void> {
    const remember = this.#page.getByRole("button", { name: "I'll remember them" });
    await expect(remember).toBeFocused();
    // A press that comes at once may be the second of a double tap, and is passed over.
    await expect(async () => {
      await remember.click({ timeout: 1000 }).catch(() => undefined);
      await expect(remember).toBeHidden({ timeout: 1000 });
    }).toPass();
    await this.isIn();
  }

  async isIn(): Promise<void> {
    await expect(this.#page.getByRole("heading", { name: "My Games" })).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.#page.getByRole("button", { name: "That's not me" }).click();
    await expect(this.#page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  }
}
