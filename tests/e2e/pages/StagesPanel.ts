/** The dialog with the list of stages and the settings of one. */
import { expect, type Locator, type Page } from "@playwright/test";
import { drag } from "./drag.ts";
import { middleOf } from "./middleOf.ts";

export class StagesPanel {
  readonly dialog: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole("dialog", { name: "Stages" });
  }

  /** The button of the toolbar, which names the shown stage. */
  get picker(): Locator {
    return this.#page.getByRole("button", { name: /^Levels:/ });
  }

  async open(): Promise<void> {
    await this.picker.click();
    await expect(this.dialog).toBeVisible();
  }

  async done(): Promise<void> {
    await this.press("Done");
    await expect(this.dialog).toBeHidden();
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole("button", { name, exact: true }).click();
  }

  async choose(name: string): Promise<void> {
    await this.dialog.locator("label", { hasText: new RegExp(`^${name}$`) }).click();
    await expect(this.dialog.getByRole("radio", { name, exact: true })).toBeChecked();
  }

  async expectNames(...names: readonly string[]): Promise<void> {
    await expect(this.dialog.locator("[data-stage] label")).toHaveText([...names]);
  }

  field(name: string): Locator {
    return this.dialog.getByRole("textbox", { name });
  }

  /** Drags a stage by its grip onto the upper edge of another one. */
  async dragBefore(name: string, other: string): Promise<void> {
    const to = await this.tile(other).boundingBox();
    if (!to) throw new Error(`The stage ${other} is not shown.`);
    await drag(this.#page, await middleOf(this.grip(name)), { x: to.x + to.width / 2, y: to.y + 5 });
  }

  grip(name: string): Locator {
    return this.tile(name).locator("[data-grip]");
  }

  tile(name: string): Locator {
    return this.dialog.locator("[data-stage]", { has: this.#page.getByRole("radio", { name, exact: true }) });
  }

  /** The number of colors in the list's picture of a stage; one if nothing is drawn. */
  colorsOf(name: string): Promise<number> {
    return this.tile(name)
      .locator("canvas")
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size;
      });
  }
}
