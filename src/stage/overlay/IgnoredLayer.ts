import { type Extent, isInExtent, type Point, TILE } from "../../engine/index.ts";
import { type Container, Graphics } from "../../pixi/pixi.ts";
import type { PixiStageView } from "../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";

const GROUND = "#f1eafc";
const STRIPE = "#cfbdf0";
const STRIPES = 4;
/** The share of the ground between two stripes. */
const GAP = 0.6;

/** The hatching of ignored squares: over the ground and under the actors, who must stay readable. */
export class IgnoredLayer implements StageLayer {
  readonly #hatching = new Graphics();
  #drawn: Extent | null = null;

  constructor(_stageView: PixiStageView, container: Container) {
    container.addChild(this.#hatching);
  }

  draw({ extent }: StageFrame): void {
    if (JSON.stringify(extent) === JSON.stringify(this.#drawn)) return;
    this.#drawn = extent;
    this.#hatching.clear();
    if (!extent) return;
    const squares = ignoredSquares(extent);
    for (const { x, y } of squares) this.#hatching.rect(x * TILE, y * TILE, TILE, TILE);
    this.#hatching.fill(GROUND);
    for (const square of squares) drawStripes(this.#hatching, square);
    this.#hatching.fill(STRIPE);
  }

  destroy(): void {
    this.#hatching.destroy();
  }
}

function ignoredSquares(extent: Extent): Point[] {
  const squares = Object.keys(extent.ignored).map((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    return { x, y };
  });
  return squares.filter((square) => isInExtent(extent, square));
}

/** Bands from the lower left to the upper right, which run on in the neighboring squares. */
function drawStripes(hatching: Graphics, { x, y }: Point): void {
  const [left, top] = [x * TILE, y * TILE];
  for (let stripe = 0; stripe < 2 * STRIPES; stripe++) {
    const [from, to] = [(stripe + GAP) / STRIPES, (stripe + 1) / STRIPES];
    const corners = [...diagonal(from), ...diagonal(to).reverse()];
    hatching.poly(corners.flatMap((corner) => [left + corner.x * TILE, top + corner.y * TILE]));
  }
}

/** Where the line x + y = sum enters and leaves a square with sides of 1; no band crosses a corner. */
function diagonal(sum: number): Point[] {
  const [most, least] = [Math.min(sum, 1), Math.max(0, sum - 1)];
  return [
    { x: most, y: least },
    { x: least, y: most },
  ];
}
