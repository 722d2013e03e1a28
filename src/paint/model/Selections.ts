import { wholeBox } from "../../pixels/Box.ts";
import { isSameImage, type PixelImage } from "../../pixels/PixelImage.ts";
import type { StrokeRunner } from "../tools/StrokeRunner.ts";
import { cleared, grownFor } from "./canvasEdits.ts";
import { type Drawing, imageIn } from "./Drawing.ts";
import { boxSelected, clipOf, dropped, foreignClip, lifted, movedTo, pasted, withoutSelected } from "./selecting.ts";

/** The selection and the clipboard. */
export class Selections {
  readonly #runner: StrokeRunner;
  /** The drawing after the last nudge: consecutive nudges are one undo step. */
  #nudged: Drawing | null = null;

  constructor(runner: StrokeRunner) {
    this.#runner = runner;
  }

  /** Selects the whole canvas. */
  selectAll(): void {
    this.#float((drawing) => boxSelected(dropped(drawing), wholeBox(imageIn(drawing))));
  }

  /** Deselects, without an undo step, because the drawing looks the same. */
  drop(): void {
    this.#runner.drop();
  }

  /** Erases the selected pixels, if there are any. */
  erase(): void {
    this.#runner.edit(withoutSelected);
  }

  /** Moves the selection. Consecutive moves are one undo step. Returns false if nothing is selected. */
  nudge(x: number, y: number): boolean {
    const { drawing } = this.#store;
    const at = drawing.selection?.at;
    if (!at) return false;
    const moved = movedTo(lifted(drawing), { x: at.x + x, y: at.y + y });
    if (drawing === this.#nudged) this.#store.showDrawing(moved);
    else this.#store.commit(moved);
    this.#nudged = moved;
    return true;
  }

  /**
   * Copies the selected pixels, or the whole canvas if nothing is selected. Returns them for the clipboard of the computer; null if they are all
   * transparent.
   */
  copy(): PixelImage | null {
    const clip = clipOf(this.#store.drawing);
    if (clip) this.#store.setDetails({ clip });
    return clip?.image ?? null;
  }

  /** Copies, and then erases what was copied. */
  cut(): PixelImage | null {
    const image = this.copy();
    if (image) this.#runner.edit((drawing) => (drawing.selection ? withoutSelected(drawing) : cleared(drawing)));
    return image;
  }

  /** Pastes what was copied last as a floating selection. Returns false if there is nothing to paste. */
  paste(): boolean {
    const { clip } = this.#store.zustandStore.getState();
    if (clip) this.#float((drawing) => pasted(drawing, clip));
    return clip !== null;
  }

  /** Pastes a picture from the clipboard of the computer. If it is our own copy, it goes to its old place. */
  pasteImage(image: PixelImage): void {
    const { clip } = this.#store.zustandStore.getState();
    if (clip && isSameImage(clip.image, image)) this.paste();
    else this.#float((drawing) => pasted(drawing, foreignClip(image)));
  }

  /** Pastes the picture of a file: shrunk to fit the canvas, or at its size on a canvas grown for it. */
  placeImage(image: PixelImage, mode: "canvas" | "grown"): void {
    const clip = foreignClip(image);
    this.#float((drawing) => pasted(mode === "grown" ? grownFor(drawing, image) : drawing, clip));
  }

  /** A floating selection is moved with the select tool, so it becomes the active one. */
  #float(change: (drawing: Drawing) => Drawing): void {
    this.#runner.edit(change);
    const { settings } = this.#store;
    if (settings.tool !== "select") this.#store.setSettings({ tool: "select", previousTool: settings.tool });
  }

  get #store() {
    return this.#runner.store;
  }
}
