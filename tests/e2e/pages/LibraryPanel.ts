/** The characters of the game and the appearances of the selected one. */
import type { Locator, Page } from "@playwright/test";
import { middleOf } from "./middleOf.ts";
import type { Pixel } from "./Pixel.ts";

export class LibraryPanel {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  character(name: string): Locator {
    return this.#page.getByRole("region", { name: "Characters" }).getByRole("button", { name, exact: true });
  }

  appearance(name: string): Locator {
    return this.#page.getByRole("region", { name: /[Ll]ooks$/ }).getByRole("button", { name, exact: true });
  }

  middleOf(name: string): Promise<Pixel> {
    return middleOf(this.character(name));
  }

  async openExplore(): Promise<void> {
    await this.#openAdd();
    await this.#page.getByRole("menuitem", { name: "Explore Characters..." }).click();
  }

  /** Forced, because the add button of an empty library is animated for some seconds. */
  async #openAdd(): Promise<void> {
    await this.#page.getByRole("button", { name: "Add a character" }).click({ force: true });
  }

  /** Opens the pixel editor with an empty tile. */
  async drawNew(): Promise<void> {
    await this.#openAdd();
    await this.#page.getByRole("menuitem", { name: "Draw new Character..." }).click();
  }

  /** Chooses from the menu of a character or a look, which only a selected tile shows. */
  async choose(name: string, entry: string): Promise<void> {
    await this.#page.locator(`[data-tile] [data-face][aria-label="${name}"]`).click();
    await this.#page.getByRole("button", { name: `More: ${name}` }).click();
    await this.#page.getByRole("menuitem", { name: entry, exact: true }).click();
  }
}
