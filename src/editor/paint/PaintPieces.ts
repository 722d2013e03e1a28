import { wholeBox } from "../../pixels/Box.ts";
import { isSameImage, type PixelImage } from "../../pixels/PixelImage.ts";
import { cleared, grownFor } from "./canvasEdits.ts";
import { type Drawing, imageIn } from "./Drawing.ts";
import type { PaintBench } from "./PaintBench.ts";
import { boxSelected, clipOf, dropped, foreignClip, lifted, movedTo, pasted, withoutSelected } from "./selecting.ts";

/** The selection of the drawing, and copying, cutting and pasting it. */
export class PaintPieces {
  readonly #bench: PaintBench;
  /** The drawing after the last arrow key: consecutive arrow keys are one undo step. */
  #nudged: Drawing | null = null;

  constructor(bench: PaintBench) {
    this.#bench = bench;
  }

  /** Selects the whole canvas. */
  selectAll(): void {
    this.#float((drawing) => boxSelected(dropped(drawing), wholeBox(imageIn(drawing))));
  }

  /** Lays down the selection, without an undo step, because it looks the same. */
  drop(): void {
    this.#bench.drop();
  }

  /** Erases the selected pixels. */
  erase(): void {
    this.#bench.edit(withoutSelected);
  }

  /** Moves the selection; consecutive moves are one undo step. False if nothing is selected. */
  nudge(x: number, y: number): boolean {
    const { drawing } = this.#easel;
    const at = drawing.selection?.at;
    if (!at) return false;
    const moved = movedTo(lifted(drawing), { x: at.x + x, y: at.y + y });
    if (drawing === this.#nudged) this.#easel.show(moved);
    else this.#easel.finish(moved);
    this.#nudged = moved;
    return true;
  }

  /** Copies the selected pixels, or the whole canvas, and returns them for the system clipboard; null if nothing is drawn there. */
  copy(): PixelImage | null {
    const clip = clipOf(this.#easel.drawing);
    if (clip) this.#easel.setWords({ clip });
    return clip?.image ?? null;
  }

  /** Copies the selected pixels, or the whole canvas, and erases them. */
  cut(): PixelImage | null {
    const image = this.copy();
    if (image) this.#bench.edit((drawing) => (drawing.selection ? withoutSelected(drawing) : cleared(drawing)));
    return image;
  }

  /** Pastes what was copied last as a floating selection; false if nothing was. */
  paste(): boolean {
    const { clip } = this.#easel.store.getState();
    if (clip) this.#float((drawing) => pasted(drawing, clip));
    return clip !== null;
  }

  /** Pastes a picture from the system clipboard; if it is what was copied here, at its old place. */
  pasteImage(image: PixelImage): void {
    const { clip } = this.#easel.store.getState();
    if (clip && isSameImage(clip.image, image)) this.paste();
    else this.#float((drawing) => pasted(drawing, foreignClip(image)));
  }

  /** Pastes the picture of a file: reduced to the canvas, or in full size on an enlarged canvas. */
  takeIn(image: PixelImage, room: "canvas" | "grown"): void {
    const clip = foreignClip(image);
    this.#float((drawing) => pasted(room === "grown" ? grownFor(drawing, image) : drawing, clip));
  }

  /** Chooses the select tool, which moves the floating selection. */
  #float(change: (drawing: Drawing) => Drawing): void {
    this.#bench.edit(change);
    const { hand } = this.#easel;
    if (hand.tool !== "select") this.#easel.setHand({ tool: "select", toolBefore: hand.tool });
  }

  get #easel() {
    return this.#bench.easel;
  }
}
