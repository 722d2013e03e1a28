/** A mouse with a keyboard: targets are dragged. */
import type { Locator, Page } from "@playwright/test";
import { drag } from "../../e2e/pages/drag.ts";
import { middleOf } from "../../e2e/pages/middleOf.ts";
import type { Pixel } from "../../e2e/pages/Pixel.ts";
import type { RecordingPanel } from "../../e2e/pages/RecordingPanel.ts";
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
    for (const square of squares)
      await this.drags(await this.#gripOf(tile.locator("[data-face]")), await stage.pixelOf(...square));
  }

  async touches(view: StagePanel, square: Square): Promise<void> {
    await view.press(...square);
  }

  async carries(view: StagePanel, from: Square, to: Square): Promise<void> {
    await this.drags(await view.pixelOf(...from), await view.pixelOf(...to));
  }

  async pulls(recording: RecordingPanel, { side, squares }: Pull): Promise<void> {
    const from = await this.#gripOf(recording.handle(side, "before"));
    const [start, end] = [await recording.before.pixelOf(0, 0), await recording.before.pixelOf(1, 1)];
    const far = squares * (end.x - start.x) * (side === "left" || side === "top" ? -1 : 1);
    const isAcross = side === "left" || side === "right";
    await this.drags(from, isAcross ? { x: from.x + far, y: from.y } : { x: from.x, y: from.y + far });
  }

  async stops(stop: Locator): Promise<void> {
    await this.press(stop);
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
