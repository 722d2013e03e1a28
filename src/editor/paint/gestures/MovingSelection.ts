import type { Pixel } from "../../../pixels/Box.ts";
import type { Drawing } from "../Drawing.ts";
import type { Easel } from "../Easel.ts";
import type { PaintKeys } from "../PaintTool.ts";
import { lifted, liftedCopy, movedTo } from "../selecting.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Moves the selection with the pointer. It is lifted when it first moves; with Alt at the press a copy stays. */
export class MovingSelection implements PaintGesture {
  readonly #easel: Easel;
  readonly #before: Drawing;
  readonly #from: Pixel;
  readonly #leavesCopy: boolean;

  constructor(easel: Easel, at: Pixel, { alt }: PaintKeys) {
    this.#easel = easel;
    this.#before = easel.drawing;
    this.#from = at;
    this.#leavesCopy = alt;
  }

  move(points: readonly Pixel[]): void {
    const to = points.at(-1);
    const start = this.#before.selection?.at;
    if (!to || !start) return;
    const at = { x: start.x + to.x - this.#from.x, y: start.y + to.y - this.#from.y };
    if (this.#isLifted || at.x !== start.x || at.y !== start.y) this.#easel.show(movedTo(this.#lift(), at));
  }

  release(): void {
    const { drawing } = this.#easel;
    const [start, end] = [this.#before.selection?.at, drawing.selection?.at];
    if (start?.x === end?.x && start?.y === end?.y) this.cancel();
    else this.#easel.finish(drawing, this.#before);
  }

  cancel(): void {
    this.#easel.show(this.#before);
  }

  get #isLifted(): boolean {
    return this.#easel.drawing !== this.#before;
  }

  #lift(): Drawing {
    const { drawing } = this.#easel;
    if (this.#isLifted) return drawing;
    return this.#leavesCopy ? liftedCopy(drawing) : lifted(drawing);
  }
}
