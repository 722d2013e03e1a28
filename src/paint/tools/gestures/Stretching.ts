import { boxBetween, type Pixel } from "../../../pixels/Box.ts";
import type { Mask } from "../../../pixels/Mask.ts";
import {
  boxOfGrains,
  grainOf,
  markLine,
  markShape,
  type ShapeId,
  snappedEnd,
  squareCorner,
} from "../../../pixels/shapes.ts";
import type { DrawingStore } from "../../model/DrawingStore.ts";
import type { PaintKeys } from "../PaintTool.ts";
import { endStroke, paintMask } from "./Marking.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Line, rectangle and ellipse, from the press to the pointer, in whole grains. Shift snaps to 45 degree steps and squares. */
export class Stretching implements PaintGesture {
  readonly #store: DrawingStore;
  readonly #mask: Mask;
  readonly #tool: "line" | ShapeId;
  readonly #from: Pixel;
  #to: Pixel;

  constructor(store: DrawingStore, tool: "line" | ShapeId, at: Pixel) {
    this.#store = store;
    this.#mask = store.emptyMask(store.settings.mirrors);
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
    paintMask(this.#store, this.#mask, this.#store.settings.color);
  }

  cancel(): void {
    endStroke(this.#store, this.#mask);
  }

  #draw(isExact: boolean): void {
    this.#mask.clear();
    if (this.#tool === "line") this.#drawLine(isExact);
    else this.#drawShape(this.#tool, isExact);
    this.#store.showStroke({ kind: "paint", mask: this.#mask, color: this.#store.settings.color });
  }

  #drawLine(isExact: boolean): void {
    const end = isExact ? snappedEnd(this.#from, this.#to) : this.#to;
    markLine(this.#mask, this.#from, end, this.#store.settings.size);
  }

  #drawShape(shape: ShapeId, isExact: boolean): void {
    const { outlined, size } = this.#store.settings;
    const corner = isExact ? squareCorner(this.#from, this.#to) : this.#to;
    const grain = grainOf(size);
    const box = boxOfGrains(boxBetween(this.#from, corner), grain);
    markShape(this.#mask, shape, box, outlined[shape] ? size : null, grain);
  }
}
