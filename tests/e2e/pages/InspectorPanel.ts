/** The rules of the selected character. */
import { expect, type Locator, type Page } from "@playwright/test";
import { drag } from "./drag.ts";
import { middleOf } from "./middleOf.ts";

export class InspectorPanel {
  readonly panel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole("complementary", { name: "Inspector" });
  }

  /** All rule cards, from the top. */
  get rules(): Locator {
    return this.panel.getByRole("article");
  }

  /** The block of a container, by its title. */
  block(title: string | RegExp): Locator {
    return this.panel.getByRole("region", { name: title });
  }

  mark(card: Locator): Locator {
    return card.locator("[data-mark]").first();
  }

  async add(entry: string): Promise<void> {
    await this.panel.getByRole("button", { name: "Add", exact: true }).click();
    await this.#page.getByRole("menuitem", { name: entry }).click();
  }

  /** The offer of other directions comes with the card of a new rule, and moves what is around it. */
  async waysAreOffered(): Promise<void> {
    await expect(this.panel.getByText("Also the other ways?")).toBeVisible();
  }

  /** Drags a card by its sentence into a block. */
  async dragInto(card: Locator, block: Locator): Promise<void> {
    // The list scrolls to show the block, and the card with it.
    await block.scrollIntoViewIfNeeded();
    const from = await middleOf(card.getByRole("paragraph").first());
    await drag(this.#page, from, await middleOf(block));
  }

  /** Drags a card onto a character of the library, who is to have the rule, too. */
  async giveTo(card: Locator, character: Locator): Promise<void> {
    await drag(this.#page, await middleOf(card.getByRole("paragraph").first()), await middleOf(character));
  }

  async choose(name: string, entry: string): Promise<void> {
    await this.panel
      .getByRole("button", { name: `More: ${name}` })
      .first()
      .click();
    await this.#page.getByRole("menuitem", { name: entry, exact: true }).click();
  }
}
