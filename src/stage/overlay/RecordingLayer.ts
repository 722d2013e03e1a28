import { type Extent, type Point, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { Container, Graphics } from "../view/pixi.ts";
import type { RecordingMarks } from "./recordingMarks.ts";

const DIM = { color: "#000000", alpha: 0.5 } as const;
const FRAME = { color: "#ffffff", alpha: 0.9 } as const;
const GLOW = "#ffc93c";
const POINTED = "#45b6ff";
/** The rings of a glow from the outside in: distance and width in px of the screen, and opacity. */
const RINGS = [
  { out: 5, width: 4, alpha: 0.25 },
  { out: 2, width: 4, alpha: 0.55 },
  { out: 0, width: 3, alpha: 1 },
] as const;
const CHECKS = 4;
const CHECK = TILE / CHECKS;

/** What a recording draws over its pictures: the dimmed area outside the extent, a checkerboard on ignored squares, glowing squares. */
export class RecordingLayer {
  readonly container = new Container();
  readonly #dim = new Graphics();
  readonly #marks = new Graphics();
  readonly #glow = new Graphics();

  constructor() {
    this.container.addChild(this.#marks, this.#dim, this.#glow);
  }

  /** Shows glowing squares, above the dimmed area. */
  showGlow({ fitting, pointed, targets }: RecordingMarks, zoom: number): void {
    this.#glow.clear();
    for (const square of fitting) drawRings(this.#glow, square, { color: GLOW, zoom });
    for (const square of [...pointed, ...targets]) drawRings(this.#glow, square, { color: POINTED, zoom });
    for (const { x, y } of targets) {
      this.#glow.rect(x * TILE, y * TILE, TILE, TILE).fill({ color: POINTED, alpha: 0.3 });
    }
  }

  /** `extent` is in squares of the stage; null if nothing is being recorded. */
  showExtent(extent: Extent | null, stage: Size, zoom: number): void {
    this.#dim.clear();
    this.#marks.clear();
    if (!extent) return;
    drawDim(this.#dim, extent, stage);
    drawFrame(this.#dim, extent, zoom);
    drawMarks(this.#marks, extent);
  }
}

function drawRings(glow: Graphics, { x, y }: Point, { color, zoom }: { color: string; zoom: number }): void {
  for (const { out, width, alpha } of RINGS) {
    const far = out / zoom;
    glow.roundRect(x * TILE - far, y * TILE - far, TILE + 2 * far, TILE + 2 * far, far + 2 / zoom);
    glow.stroke({ color, alpha, width: width / zoom, alignment: 0.5 });
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
