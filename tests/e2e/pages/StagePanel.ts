import { expect, type Locator, type Page } from "@playwright/test";
import type { Pixel } from "./Pixel.ts";

const TILE = 40;

/** The column and row of an actor, as the hidden list says it: "3,4". */
export type Cell = string;

/** One view of a stage: squares to press on the real canvas, and its hidden list for screen readers to read positions from. */
export class StagePanel {
  readonly picture: Locator;
  readonly #page: Page;
  readonly #view: "stage" | "before" | "after";

  constructor(page: Page, view: "stage" | "before" | "after") {
    this.#page = page;
    this.#view = view;
    this.picture = page.locator(`[data-view="${view}"]`);
  }

  /** Waits until the canvas is drawn. */
  async isReady(): Promise<void> {
    await expect(this.picture).toHaveAttribute("data-zoom", /\d/);
    await expect(this.picture.locator("canvas")).toBeVisible();
  }

  /** The middle of a square, counted from 0, on the page, as soon as the picture holds still: its frame may just have grown. */
  async pixelOf(column: number, row: number): Promise<Pixel> {
    const { x, y, zoom } = await this.picture.evaluate(placeAtRest);
    return { x: x + (column + 0.5) * TILE * zoom, y: y + (row + 0.5) * TILE * zoom };
  }

  async press(column: number, row: number): Promise<void> {
    const { x, y } = await this.pixelOf(column, row);
    await this.#page.mouse.click(x, y);
  }

  /** The squares of a character's actors. */
  async cellsOf(name: string): Promise<Cell[]> {
    const actors = await this.actors(name).all();
    return Promise.all(actors.map(async (actor) => (await actor.getAttribute("data-cell")) ?? ""));
  }

  async expectAt(name: string, ...cells: readonly Cell[]): Promise<void> {
    await expect.poll(async () => (await this.cellsOf(name)).sort()).toEqual([...cells].sort());
  }

  actors(name: string): Locator {
    return this.#page
      .getByRole("list", { name: LISTS[this.#view] })
      .getByRole("button", { name: new RegExp(`^${name}\\b`) });
  }

  /** A screenshot of the canvas. */
  async shot(): Promise<Buffer> {
    return this.picture.locator("canvas").screenshot();
  }
}

/** Runs in the page: the top left corner of the stage in a picture, and its zoom, once several frames in a row agree on them. */
async function placeAtRest(picture: HTMLElement): Promise<{ x: number; y: number; zoom: number }> {
  const read = () => {
    const { x, y } = picture.getBoundingClientRect();
    const { left, top, zoom } = picture.dataset;
    return { x: x + Number(left), y: y + Number(top), zoom: Number(zoom) };
  };
  // The pictures of a recording begin to move a few frames after a pointer was lifted.
  const FRAMES = 10;
  let before = read();
  for (let still = 0; still < FRAMES; ) {
    await new Promise(requestAnimationFrame);
    const now = read();
    still = now.x === before.x && now.y === before.y && now.zoom === before.zoom ? still + 1 : 0;
    before = now;
  }
  return before;
}

const LISTS = {
  stage: "Characters on the stage",
  before: "Characters in the Before picture",
  after: "Characters in the After picture",
} as const;
