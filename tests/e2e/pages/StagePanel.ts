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

  /** Where the middle of what is green is in each of so many frames, as a share of the width of the canvas. */
  greenShares(frames: number): Promise<number[]> {
    return this.picture.locator("canvas").evaluate(greenIn, frames);
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

/** Runs in the page. */
async function greenIn(canvas: Element, frames: number): Promise<number[]> {
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext("2d") : null;
  if (!context) throw new Error("This stage is not drawn on a 2D canvas.");
  const { width, height } = context.canvas;
  const shares: number[] = [];
  while (shares.length < frames) {
    await new Promise(requestAnimationFrame);
    const { data } = context.getImageData(0, 0, width, height / 2);
    const green: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 1] ?? 0) > (data[at] ?? 0) && (data[at + 1] ?? 0) > (data[at + 2] ?? 0))
        green.push((at / 4) % width);
    shares.push((Math.min(...green.slice(0, 5000)) + Math.max(...green.slice(0, 5000))) / 2 / width);
  }
  return shares;
}

const LISTS = {
  stage: "Characters on the stage",
  before: "Characters in the Before picture",
  after: "Characters in the After picture",
} as const;
