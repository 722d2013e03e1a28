/** A mouse with a keyboard: targets are dragged. */
import type { Locator, Page } from "@playwright/test";
import { drag } from "../../e2e/pages/drag.ts";
import { middleOf } from "../../e2e/pages/middleOf.ts";
import type { Pixel } from "../../e2e/pages/Pixel.ts";
import type { StagePanel } from "../../e2e/pages/StagePanel.ts";
import type { GameKey, LessonHand, Pull, Square } from "./LessonHand.ts";
import { holdKey, pickSpace } from "./realKeys.ts";

export class MouseHand implements LessonHand {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    await control.click();
  }

  async choose(opener: Locator, entry: Locator): Promise<void> {
    await this.press(opener);
    if (await entry.isDisabled()) await this.page.keyboard.press("Escape");
    else await this.press(entry);
  }

  async draws(picture: Locator): Promise<void> {
    const { x, y } = await middleOf(picture);
    await this.drags({ x: x - 60, y }, { x: x + 60, y: y + 20 });
  }

  async lays(tile: Locator, stage: StagePanel, squares: readonly Square[]): Promise<void> {
    for (const square of squares) await this.drags(await this.#gripOf(tile), await stage.pixelOf(...square));
  }

  async touches(view: StagePanel, square: Square): Promise<void> {
    await view.press(...square);
  }

  async carries(view: StagePanel, from: Square, to: Square): Promise<void> {
    await this.drags(await view.pixelOf(...from), await view.pixelOf(...to));
  }

  /** The handle lies beside the line, so it is dragged to the middle of the square beyond. */
  async pulls(before: StagePanel, { side, line }: Pull): Promise<void> {
    const from = await this.#gripOf(before.picture.getByRole("button", { name: `Move the ${side} side of the frame` }));
    const beyond = side === "left" || side === "top" ? line - 1 : line;
    const at = await before.pixelOf(beyond, beyond);
    const isAcross = side === "left" || side === "right";
    await this.drags(from, isAcross ? { x: at.x, y: from.y } : { x: from.x, y: at.y });
  }

  async holds(key: GameKey, ms: number): Promise<void> {
    await holdKey(this.page, key, ms);
  }

  async picksSpace(): Promise<void> {
    await pickSpace(this.page);
  }

  /** Waits until the target stands still, because it may be scrolling into view. */
  async #gripOf(thing: Locator): Promise<Pixel> {
    await thing.hover({ trial: true });
    return middleOf(thing);
  }

  protected async drags(from: Pixel, to: Pixel): Promise<void> {
    await drag(this.page, from, to);
  }
}
