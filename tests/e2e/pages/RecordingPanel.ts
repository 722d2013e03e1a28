/** The two pictures of a recording, and what is below them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { drag } from "./drag.ts";
import { middleOf } from "./middleOf.ts";
import { StagePanel } from "./StagePanel.ts";

export class RecordingPanel {
  readonly panel: Locator;
  readonly before: StagePanel;
  readonly after: StagePanel;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("region", { name: "Recording a rule" });
    this.before = new StagePanel(page, "before");
    this.after = new StagePanel(page, "after");
  }

  async isReady(): Promise<void> {
    await this.before.isReady();
    await this.after.isReady();
  }

  get conditions(): Locator {
    return this.panel.getByRole("region", { name: "When the picture matches and:" }).getByRole("listitem");
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

  get actions(): Locator {
    return this.panel.getByRole("region", { name: "It should..." }).getByRole("listitem");
  }

  /** Drags a handle of the after picture until the frame ends at a grid line, counted from the edge of the stage. */
  async dragHandle(side: "left" | "right" | "top" | "bottom", line: number): Promise<void> {
    const from = await middleOf(this.handle(side));
    const square = side === "left" || side === "top" ? line - 1 : line;
    const at = await this.after.pixelOf(square, square);
    const isAcross = side === "left" || side === "right";
    await drag(this.page, from, isAcross ? { x: at.x, y: from.y } : { x: from.x, y: at.y });
  }

  /** Drags a variable from the inspector onto the conditions, by its grip. */
  async askFor(value: string): Promise<void> {
    const box = this.page.getByRole("complementary", { name: "Inspector" }).getByRole("listitem");
    const grip = box.filter({ hasText: value }).locator("[data-grip]");
    const list = this.panel.getByRole("region", { name: "When the picture matches and:" });
    await drag(this.page, await middleOf(grip), await middleOf(list));
  }

  /** Acts out a move in the after picture. */
  async dragActor(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await drag(this.page, await this.after.pixelOf(...from), await this.after.pixelOf(...to));
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
