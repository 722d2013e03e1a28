/** What a recording lays over its pictures: dimness outside of the extent, a checker on squares that do not matter (details §10). */
import { type Extent, TILE } from "../engine/index.ts";
import { Container, Graphics } from "./pixi.ts";
import type { Size } from "./zoom.ts";

const DIM = { color: "#000000", alpha: 0.5 } as const;
const FRAME = { color: "#ffffff", alpha: 0.9 } as const;
const CHECKS = 4;
const CHECK = TILE / CHECKS;

export class RecordingLayer {
  readonly container = new Container();
  readonly #dim = new Graphics();
  readonly #marks = new Graphics();

  constructor() {
    this.container.addChild(this.#marks, this.#dim);
  }

  /** `extent` in squares of the stage; null: nothing is being recorded. */
  show(extent: Extent | null, stage: Size, zoom: number): void {
    this.#dim.clear();
    this.#marks.clear();
    if (!extent) return;
    drawDim(this.#dim, extent, stage);
    drawFrame(this.#dim, extent, zoom);
    drawMarks(this.#marks, extent);
  }
}

/** Four strips around the extent. */
function drawDim(dim: Graphics, { xmin, xmax, ymin, ymax }: Extent, { width, height }: Size): void {
  const high = ymax - ymin + 1;
  dim.rect(0, 0, width * TILE, ymin * TILE);
  dim.rect(0, (ymax + 1) * TILE, width * TILE, (height - ymax - 1) * TILE);
  dim.rect(0, ymin * TILE, xmin * TILE, high * TILE);
  dim.rect((xmax + 1) * TILE, ymin * TILE, (width - xmax - 1) * TILE, high * TILE);
  dim.fill(DIM);
}

function drawFrame(dim: Graphics, { xmin, xmax, ymin, ymax }: Extent, zoom: number): void {
  dim.rect(xmin * TILE, ymin * TILE, (xmax - xmin + 1) * TILE, (ymax - ymin + 1) * TILE);
  dim.stroke({ ...FRAME, width: 2 / zoom, alignment: 0 });
}

function drawMarks(marks: Graphics, extent: Extent): void {
  for (const parity of [0, 1]) {
    for (const key of Object.keys(extent.ignored)) {
      const [x = 0, y = 0] = key.split(",").map(Number);
      if (isIn(extent, x, y)) drawChecks(marks, x * TILE, y * TILE, parity);
    }
    marks.fill({ color: parity ? "#ffffff" : "#56616b", alpha: 0.5 });
  }
}

function drawChecks(marks: Graphics, left: number, top: number, parity: number): void {
  for (let check = 0; check < CHECKS * CHECKS; check++) {
    const column = check % CHECKS;
    const row = Math.floor(check / CHECKS);
    if ((column + row) % 2 === parity) marks.rect(left + column * CHECK, top + row * CHECK, CHECK, CHECK);
  }
}

function isIn({ xmin, xmax, ymin, ymax }: Extent, x: number, y: number): boolean {
  return x >= xmin && x <= xmax && y >= ymin && y <= ymax;
}
