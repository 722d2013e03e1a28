import { boxBetween, type Pixel } from "../../../pixels/Box.ts";
import type { Mask } from "../../../pixels/Mask.ts";
import { markLine, markShape, type ShapeId, snappedEnd, squareCorner } from "../../../pixels/shapes.ts";
import type { Easel } from "../Easel.ts";
import type { PaintKeys } from "../PaintTool.ts";
import { endStroke, paintMask } from "./Marking.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Draws a line, rectangle or ellipse from the press to the pointer; with Shift in steps of 45 degrees, or as a square or circle. */
export class Stretching implements PaintGesture {
  readonly #easel: Easel;
  readonly #mask: Mask;
  readonly #tool: "line" | ShapeId;
  readonly #from: Pixel;
  #to: Pixel;

  constructor(easel: Easel, tool: "line" | ShapeId, at: Pixel) {
    this.#easel = easel;
    this.#mask = easel.emptyMask(easel.hand.mirrors);
    this.#tool = tool;
    this.#from = at;
    this.#to = at;
    this.#draw(false);
  }

  move(points: readonly Pixel[], { shift }: PaintKeys): void {
    this.#to = points.at(-1) ?? this.#to;
    this.#draw(shift);
  }

  release(): void {
    paintMask(this.#easel, this.#mask, this.#easel.hand.colour);
  }

  cancel(): void {
    endStroke(this.#easel, this.#mask);
  }

  #draw(isExact: boolean): void {
    this.#mask.clear();
    if (this.#tool === "line") this.#drawLine(isExact);
    else this.#drawShape(this.#tool, isExact);
    this.#easel.showStroke({ kind: "paint", mask: this.#mask, colour: this.#easel.hand.colour });
  }

  #drawLine(isExact: boolean): void {
    const end = isExact ? snappedEnd(this.#from, this.#to) : this.#to;
    markLine(this.#mask, this.#from, end, this.#easel.hand.size);
  }

  #drawShape(shape: ShapeId, isExact: boolean): void {
    const { outlined, size } = this.#easel.hand;
    const corner = isExact ? squareCorner(this.#from, this.#to) : this.#to;
    markShape(this.#mask, shape, boxBetween(this.#from, corner), outlined[shape] ? size : null);
  }
}
