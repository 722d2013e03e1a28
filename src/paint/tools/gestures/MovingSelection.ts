import type { Pixel } from "../../../pixels/Box.ts";
import { grainOf, startOfGrain } from "../../../pixels/shapes.ts";
import type { Drawing } from "../../model/Drawing.ts";
import type { DrawingStore } from "../../model/DrawingStore.ts";
import { lifted, liftedCopy, movedTo } from "../../model/selecting.ts";
import type { PaintKeys } from "../PaintTool.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Drags the selection by whole grains. It is lifted when it first moves; Alt at the press leaves a copy behind. */
export class MovingSelection implements PaintGesture {
  readonly #store: DrawingStore;
  readonly #before: Drawing;
  readonly #from: Pixel;
  readonly #grain: number;
  readonly #leavesCopy: boolean;

  constructor(store: DrawingStore, at: Pixel, { alt }: PaintKeys) {
    this.#store = store;
    this.#before = store.drawing;
    this.#grain = grainOf(store.settings.size);
    this.#from = startOfGrain(at, this.#grain);
    this.#leavesCopy = alt;
  }

  move(points: readonly Pixel[]): void {
    const to = points.at(-1);
    const start = this.#before.selection?.at;
    if (!to || !start) return;
    const end = startOfGrain(to, this.#grain);
    const at = { x: start.x + end.x - this.#from.x, y: start.y + end.y - this.#from.y };
    if (this.#isLifted || at.x !== start.x || at.y !== start.y) this.#store.showDrawing(movedTo(this.#lift(), at));
  }

  release(): void {
    const { drawing } = this.#store;
    const [start, end] = [this.#before.selection?.at, drawing.selection?.at];
    if (start?.x === end?.x && start?.y === end?.y) this.cancel();
    else this.#store.commit(drawing, this.#before);
  }

  cancel(): void {
    this.#store.showDrawing(this.#before);
  }

  get #isLifted(): boolean {
    return this.#store.drawing !== this.#before;
  }

  #lift(): Drawing {
    const { drawing } = this.#store;
    if (this.#isLifted) return drawing;
    return this.#leavesCopy ? liftedCopy(drawing) : lifted(drawing);
  }
}
