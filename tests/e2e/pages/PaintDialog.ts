/** The pixel editor with its real canvas. */
import { expect, type Locator, type Page } from "@playwright/test";
import { fingerStroke } from "./fingerDrag.ts";
import type { Pixel } from "./Pixel.ts";

export class PaintDialog {
  readonly dialog: Locator;
  readonly canvas: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole("dialog", { name: "Edit Appearance" });
    this.canvas = this.dialog.getByRole("application");
  }

  /** Waits until the canvas is ready for drawing. */
  async isReady(): Promise<void> {
    await expect(this.canvas.locator("canvas")).toBeVisible();
  }

  get name(): Locator {
    return this.dialog.getByRole("textbox", { name: /^Name of the/ });
  }

  /** The browser's color picker. */
  get anyColor(): Locator {
    return this.dialog.getByLabel(/^Color: /);
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  choice(name: string): Locator {
    return this.dialog.getByRole("radio", { name, exact: true });
  }

  /** A size that is only in the menu. */
  async chooseThickPen(size: 12 | 16): Promise<void> {
    await this.button("More for this drawing").click();
    await this.#page.getByRole("menuitemcheckbox", { name: `Size ${size}` }).click();
  }

  async chooseSize(size: number): Promise<void> {
    await this.dialog.getByRole("radio", { name: new RegExp(`: size ${size}$`) }).check();
  }

  async choose(name: string): Promise<void> {
    await this.choice(name).click();
    await expect(this.choice(name)).toBeChecked();
  }

  /** The middle of a pixel of the drawing, on the page. */
  async pixelOf(x: number, y: number): Promise<Pixel> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error("No canvas is shown.");
    const zoom = await this.#number("data-zoom");
    return {
      x: box.x + (await this.#number("data-left")) + (x + 0.5) * zoom,
      y: box.y + (await this.#number("data-top")) + (y + 0.5) * zoom,
    };
  }

  /** A mouse stroke: down on the first pixel, along the others, up on the last. */
  async stroke(...pixels: readonly (readonly [number, number])[]): Promise<void> {
    const { mouse } = this.#page;
    for (const [index, [x, y]] of pixels.entries()) {
      const place = await this.pixelOf(x, y);
      await mouse.move(place.x, place.y, { steps: index === 0 ? 1 : 3 });
      if (index === 0) await mouse.down();
    }
    await mouse.up();
  }

  /** A stroke with a single event from pixel to pixel, as fast as a hand can be. */
  async jump(hand: "mouse" | "finger", pixels: readonly (readonly [number, number])[]): Promise<void> {
    const places: Pixel[] = [];
    for (const [x, y] of pixels) places.push(await this.pixelOf(x, y));
    if (hand === "finger") return fingerStroke(this.#page, places);
    for (const [index, { x, y }] of places.entries()) {
      await this.#page.mouse.move(x, y);
      if (index === 0) await this.#page.mouse.down();
    }
    await this.#page.mouse.up();
  }

  async save(): Promise<void> {
    await this.button("Save").click();
    await expect(this.dialog).toBeHidden();
  }

  async #number(name: string): Promise<number> {
    return Number(await this.canvas.getAttribute(name));
  }
}
