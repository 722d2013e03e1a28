/** The two pictures of a recording, and what is below them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { drag } from "./drag.ts";
import { middleOf } from "./middleOf.ts";
import type { Pixel } from "./Pixel.ts";
import { StagePanel } from "./StagePanel.ts";

export class RecordingPanel {
  readonly panel: Locator;
  readonly before: StagePanel;
  readonly after: StagePanel;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole("region", { name: "Recording a rule" });
    this.before = new StagePanel(page, "before");
    this.after = new StagePanel(page, "after");
  }

  async isReady(): Promise<void> {
    await this.before.isReady();
    await this.after.isReady();
  }

  /** The chips of the checks. */
  get conditions(): Locator {
    return this.panel.getByRole("region", { name: "When the picture matches and:" }).locator("li[data-condition]");
  }

  /** The button that says in how many places the rule would work. */
  get places(): Locator {
    return this.panel.getByRole("button", { name: /^Where would this work\?/ });
  }

  /** The last recorded change, as shown on the after picture. */
  get news(): Locator {
    return this.panel.locator("[data-news]");
  }

  handle(side: "left" | "right" | "top" | "bottom"): Locator {
    return this.after.picture.getByRole("button", { name: `Move the ${side} side of the frame` });
  }

  /** Where the middle of the frame is, in squares of the stage. Each move of a side changes it by half a square. */
  frameCenter(): Promise<Pixel> {
    return this.after.picture.evaluate((picture) => {
      const { left, top, zoom } = picture.dataset;
      const corner = picture.getBoundingClientRect();
      const boxOf = (side: string) => {
        const box = picture.querySelector(`[aria-label="The ${side} side of the frame"]`)?.getBoundingClientRect();
        if (!box) throw new Error(`The ${side} handle is not shown.`);
        return box;
      };
      const [across, along] = [boxOf("top"), boxOf("left")];
      const squares = (px: number) => Math.round((px / (40 * Number(zoom))) * 10) / 10;
      return {
        x: squares(across.x + across.width / 2 - corner.x - Number(left)),
        y: squares(along.y + along.height / 2 - corner.y - Number(top)),
      };
    });
  }

  /** The chips of the steps. */
  get actions(): Locator {
    return this.panel.getByRole("region", { name: "It should..." }).locator("li[data-action]");
  }

  /** Opens the row of a check or step, by its sentence. Chips that do not fit open together. */
  async openRow(sentence: string): Promise<void> {
    const chip = this.panel.getByRole("button", { name: sentence, exact: true });
    const all = this.panel.getByRole("button", { name: /^Show all/ });
    await expect(chip.or(all).first()).toBeVisible();
    await ((await chip.count()) > 0 ? chip : all.last()).click();
  }

  /** Drags a handle of the after picture until the frame ends at a grid line, counted from the edge of the stage. */
  async dragHandle(side: "left" | "right" | "top" | "bottom", line: number): Promise<void> {
    const from = await middleOf(this.handle(side));
    const square = side === "left" || side === "top" ? line - 1 : line;
    const at = await this.after.pixelOf(square, square);
    const isAcross = side === "left" || side === "right";
    await drag(this.#page, from, isAcross ? { x: at.x, y: from.y } : { x: from.x, y: at.y });
  }

  /** Drags a variable from the inspector onto the conditions, by its grip. */
  async askFor(value: string): Promise<void> {
    const inspector = this.#page.getByRole("complementary", { name: "Inspector" });
    await inspector.getByRole("tab", { name: "Variables" }).click();
    const box = inspector.getByRole("listitem");
    const grip = box.filter({ hasText: value }).locator("[data-grip]");
    const list = this.panel.getByRole("region", { name: "When the picture matches and:" });
    await drag(this.#page, await middleOf(grip), await middleOf(list));
  }

  /** Acts out a move in the after picture. */
  async dragActor(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await drag(this.#page, await this.after.pixelOf(...from), await this.after.pixelOf(...to));
  }

  async save(): Promise<void> {
    await this.panel.getByRole("button", { name: "Save Recording" }).click();
    await expect(this.panel).toBeHidden();
  }

  async cancel(): Promise<void> {
    await this.panel.getByRole("button", { name: "Cancel" }).click();
    await expect(this.panel).toBeHidden();
  }
}
