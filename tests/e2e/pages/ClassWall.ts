/** The wall of a class, as its teacher uses it. */
import { expect, type Locator, type Page } from "@playwright/test";

export class ClassWall {
  readonly needs: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.needs = page.getByRole("complementary", { name: "Who needs you" });
  }

  /** Makes a class in My Games and opens its door. Returns its code. */
  async make(name: string, names: readonly string[]): Promise<string> {
    await this.#page.goto("/dashboard");
    await this.button("Make a class").click();
    await this.#page.getByLabel("Name of the class").fill(name);
    await this.#page.getByLabel("First names").fill(names.join("\n"));
    await this.button(`Make the class of ${names.length}`).click();
    await this.#page.getByRole("button", { name: /^Class code/ }).click();
    await this.#page.getByRole("switch").click();
    await expect(this.#page.getByRole("switch", { name: /^The door is open/ })).toBeVisible();
    const address = await this.#page.getByText(/\/class\/[A-Z]{6}$/).textContent();
    await this.#page.keyboard.press("Escape");
    return address?.slice(-6) ?? "";
  }

  tile(name: string): Locator {
    return this.#page.getByRole("list", { name: "Everybody" }).getByRole("button", { name: new RegExp(`^${name}:`) });
  }

  button(name: string): Locator {
    return this.#page.getByRole("button", { name, exact: true });
  }

  /** Gives everybody a copy of a game, with what Nib says first. */
  async handOut(game: string, says: string): Promise<void> {
    await this.button("Hand out").click();
    await this.button(game).click();
    await this.#page.getByLabel("Nib says this first (if you like)").fill(says);
    await this.#page.getByRole("button", { name: /^Hand out to/ }).click();
    await expect(this.#page.getByText(/have it/)).toBeVisible();
    await this.button("Done").click();
  }
}
