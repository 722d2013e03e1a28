/** The dialog of sounds: the library, the recorder and the maker. */
import { expect, type Locator, type Page } from "@playwright/test";
import { drag } from "./drag.ts";
import { middleOf } from "./middleOf.ts";

export class SoundsDialog {
  readonly dialog: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole("dialog", { name: "Sounds" });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  }

  handle(end: "begins" | "ends"): Locator {
    return this.dialog.getByRole("slider", { name: `Where it ${end}` });
  }

  /** The segment that shows one of the three panes. */
  pane(name: "Choose" | "Record" | "Make one"): Locator {
    return this.dialog.getByRole("radio", { name });
  }

  /** Listens for about a second. */
  async record(): Promise<void> {
    await this.pane("Record").check();
    await this.button("Record").click();
    await expect(this.button("Stop")).toBeVisible();
    await this.dialog.getByText(/^[1-4] seconds? left$/).waitFor();
    // On a slow machine, the five seconds may be over first.
    await this.button("Stop").or(this.button("Play")).click();
    await expect(this.handle("begins")).toBeVisible();
  }

  /** Pulls a handle across the wave by a part of its width. */
  async pull(end: "begins" | "ends", part: number): Promise<void> {
    const box = await this.dialog.boundingBox();
    const from = await middleOf(this.handle(end));
    await drag(this.#page, from, { x: from.x + (box?.width ?? 0) * part, y: from.y });
  }

  /** Where a handle is, seconds. */
  async secondsOf(end: "begins" | "ends"): Promise<number> {
    return Number(await this.handle(end).getAttribute("aria-valuenow")) / 1000;
  }
}
