import { type Extent, isInExtent, own, type Point, squareKey, TILE } from "../../engine/index.ts";
import { type Container, Graphics } from "../../pixi/pixi.ts";
import type { PixiStageView } from "../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";

const IGNORED = { ground: "#f1eafc", stripe: "#cfbdf0", leansLeft: false };
/** Beyond the edge of the stage there is nothing: dark, and hatched the other way. */
const EDGE = { ground: "#d9d3c5", stripe: "#aaa08a", leansLeft: true };
/** Dots around squares in which others may stand: their color, side and how many lie along a side. */
const PASSING = { color: "#a583dc", side: 2, count: 7, inset: 3 };
const STRIPES = 4;
/** The share of the ground between two stripes. */
const GAP = 0.6;

/** The hatching of ignored squares and of those beyond the edge, and the dots where others may stand: over the ground and under the actors, who must stay readable. */
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
    this.#hatch(markedSquares(extent, extent.ignored), IGNORED);
    this.#hatch(markedSquares(extent, extent.edge ?? {}), EDGE);
    const isOnStage = ({ x, y }: Point) => !own(extent.edge, squareKey(x, y));
    const passing = markedSquares(extent, extent.passing ?? {}).filter(isOnStage);
    for (const square of passing) drawDots(this.#hatching, square);
    if (passing.length > 0) this.#hatching.fill(PASSING.color);
  }

  #hatch(squares: readonly Point[], { ground, stripe, leansLeft }: typeof IGNORED): void {
    if (squares.length === 0) return;
    for (const { x, y } of squares) this.#hatching.rect(x * TILE, y * TILE, TILE, TILE);
    this.#hatching.fill(ground);
    for (const square of squares) drawStripes(this.#hatching, square, leansLeft);
    this.#hatching.fill(stripe);
  }

  destroy(): void {
    this.#hatching.destroy();
  }
}

function markedSquares(extent: Extent, marks: Readonly<Record<string, unknown>>): Point[] {
  const squares = Object.keys(marks).map((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    return { x, y };
  });
  return squares.filter((square) => isInExtent(extent, square));
}

/** Along all four sides of a square, a little inside of them. */
function drawDots(hatching: Graphics, { x, y }: Point): void {
  const { side, count, inset } = PASSING;
  const [left, top] = [x * TILE + inset, y * TILE + inset];
  const length = TILE - 2 * inset - side;
  for (let dot = 0; dot < count; dot++) {
    const far = (length * dot) / count;
    hatching.rect(left + far, top, side, side).rect(left + length - far, top + length, side, side);
    hatching.rect(left + length, top + far, side, side).rect(left, top + length - far, side, side);
  }
}

/** Bands from the lower left to the upper right or, mirrored, to the upper left, which run on in the neighboring squares. */
function drawStripes(hatching: Graphics, { x, y }: Point, leansLeft: boolean): void {
  const [left, top] = [x * TILE, y * TILE];
  for (let stripe = 0; stripe < 2 * STRIPES; stripe++) {
    const [from, to] = [(stripe + GAP) / STRIPES, (stripe + 1) / STRIPES];
    const corners = [...diagonal(from), ...diagonal(to).reverse()];
    const across = (far: number) => (leansLeft ? 1 - far : far);
    hatching.poly(corners.flatMap((corner) => [left + across(corner.x) * TILE, top + corner.y * TILE]));
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
