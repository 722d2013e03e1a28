/** The Variables tab of the inspector. */
import type { Locator, Page } from "@playwright/test";

export class VariablesPanel {
  readonly panel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole("complementary", { name: "Inspector" });
  }

  async show(): Promise<void> {
    await this.panel.getByRole("tab", { name: "Variables" }).click();
  }

  value(name: string): Locator {
    return this.panel.getByRole("textbox", { name: `Value of ${name}`, exact: true });
  }

  /** The box of a variable with a text field. */
  box(name: string): Locator {
    return this.panel.getByRole("listitem").filter({ has: this.#page.getByLabel(`Value of ${name}`, { exact: true }) });
  }

  /** Adds a variable by the menu and types its name. */
  async add(kind: "Character" | "World", name: string): Promise<void> {
    await this.panel.getByRole("button", { name: "Add", exact: true }).click();
    await this.#page.getByRole("menuitem", { name: `Add ${kind} Variable` }).click();
    await this.panel.getByRole("textbox", { name: "Name of the variable" }).fill(name);
    await this.#page.keyboard.press("Enter");
  }

  async set(name: string, text: string): Promise<void> {
    await this.value(name).fill(text);
    await this.#page.keyboard.press("Enter");
  }

  /** Puts a number of the game into a corner of the stage. */
  async showOnStage(name: string): Promise<void> {
    await this.panel.getByRole("button", { name: `More: ${name}` }).click();
    await this.#page.getByRole("menuitemcheckbox", { name: "Show on the stage" }).click();
  }

  async choose(name: string, entry: string): Promise<void> {
    await this.panel.getByRole("button", { name: `More: ${name}` }).click();
    await this.#page.getByRole("menuitem", { name: entry, exact: true }).click();
  }
}
