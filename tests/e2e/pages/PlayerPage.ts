/** The page of a game being played. */
import { expect, type Locator, type Page } from "@playwright/test";
import { StagePanel } from "./StagePanel.ts";

export class PlayerPage {
  readonly stage: StagePanel;
  readonly bigPlay: Locator;
  readonly controls: Locator;
  readonly keys: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.stage = new StagePanel(page, "stage");
    this.bigPlay = this.button("Play the game");
    this.controls = page.getByRole("group", { name: "Play the game" });
    this.keys = page.getByRole("group", { name: "Keys of this game" });
  }

  async open(worldId: string): Promise<void> {
    await this.openEarly(worldId);
    await this.pageIsThere();
  }

  /** Waits for the game alone, which is shown before its page. */
  async openEarly(worldId: string): Promise<void> {
    await this.#page.goto(`/play/${worldId}`);
    await this.stage.isReady();
  }

  /** Waits until the page has taken the game over. */
  async pageIsThere(): Promise<void> {
    await expect(this.#page.getByRole("navigation", { name: "Main" })).toBeVisible();
  }

  button(name: string): Locator {
    return this.#page.getByRole("button", { name, exact: true });
  }

  /** Stops after a moment of play: the list for screen readers tells where somebody is only then. */
  async expectAfterStop(name: string, cell: RegExp): Promise<void> {
    await this.#page.waitForTimeout(2000);
    await this.button("Stop").click();
    await expect.poll(async () => (await this.stage.cellsOf(name))[0] ?? "").toMatch(cell);
  }

  /** Expects that stage, controls and keys are all inside the window, and the canvas inside its frame. */
  async expectToFit(): Promise<void> {
    const parts = [this.stage.picture.locator("canvas"), ...(await this.#page.locator("fieldset button").all())];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await this.#page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
    expect(
      await this.#page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }

  /** The share of the view that the stage fills, 0 to 1. */
  async share(): Promise<number> {
    return this.stage.picture.evaluate((element) => {
      const { zoom, columns, rows } = (element as HTMLElement).dataset;
      const tile = 40 * Number(zoom);
      return (tile * Number(columns) * tile * Number(rows)) / (element.clientWidth * element.clientHeight);
    });
  }
}
