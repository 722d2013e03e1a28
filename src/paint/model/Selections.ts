import { wholeBox } from "../../pixels/Box.ts";
import { isSameImage, type PixelImage } from "../../pixels/PixelImage.ts";
import type { StrokeRunner } from "../tools/StrokeRunner.ts";
import { cleared, grownFor } from "./canvasEdits.ts";
import { type Drawing, imageIn } from "./Drawing.ts";
import { boxSelected, clipOf, dropped, foreignClip, lifted, movedTo, pasted, withoutSelected } from "./selecting.ts";

/** Pieces of the drawing: what is selected, and what goes over the clipboard (details §11 "Selection", "Clipboard"). */
export class Selections {
  readonly #runner: StrokeRunner;
  /** The drawing as the last arrow key left it: arrows in a row are one step of undo. */
  #nudged: Drawing | null = null;

  constructor(runner: StrokeRunner) {
    this.#runner = runner;
  }

  /** Marks the whole canvas, to be moved or copied. */
  selectAll(): void {
    this.#float((drawing) => boxSelected(dropped(drawing), wholeBox(imageIn(drawing))));
  }

  /** Lays down what is selected; no step of undo, as it looks the same. */
  drop(): void {
    this.#runner.drop();
  }

  /** Erases what is selected; nothing where nothing is. */
  erase(): void {
    this.#runner.edit(withoutSelected);
  }

  /** Moves what is selected by some pixels; moves in a row are one step of undo. False: nothing is selected. */
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

  /** The selected pixels, or the whole canvas, for every clipboard there is; null where nothing is drawn there. */
  copy(): PixelImage | null {
    const clip = clipOf(this.#store.drawing);
    if (clip) this.#store.setDetails({ clip });
    return clip?.image ?? null;
  }

  /** Copies and takes away what was copied. */
  cut(): PixelImage | null {
    const image = this.copy();
    if (image) this.#runner.edit((drawing) => (drawing.selection ? withoutSelected(drawing) : cleared(drawing)));
    return image;
  }

  /** Floats what was copied last; false where nothing was. */
  paste(): boolean {
    const { clip } = this.#store.zustandStore.getState();
    if (clip) this.#float((drawing) => pasted(drawing, clip));
    return clip !== null;
  }

  /** Floats a picture from another clipboard; the own clip that came back from there goes to its own place. */
  pasteImage(image: PixelImage): void {
    const { clip } = this.#store.zustandStore.getState();
    if (clip && isSameImage(clip.image, image)) this.paste();
    else this.#float((drawing) => pasted(drawing, foreignClip(image)));
  }

  /** Floats the picture of a file: made small enough for the canvas, or at its size on a canvas grown for it. */
  placeImage(image: PixelImage, room: "canvas" | "grown"): void {
    const clip = foreignClip(image);
    this.#float((drawing) => pasted(room === "grown" ? grownFor(drawing, image) : drawing, clip));
  }

  /** What floats is moved with the select tool. */
  #float(change: (drawing: Drawing) => Drawing): void {
    this.#runner.edit(change);
    const { settings } = this.#store;
    if (settings.tool !== "select") this.#store.setSettings({ tool: "select", previousTool: settings.tool });
  }

  get #store() {
    return this.#runner.store;
  }
}
