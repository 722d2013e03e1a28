import type { PixelImage } from "../../pixels/PixelImage.ts";
import { framesOfStrip } from "../../pixels/tiles.ts";
import { imageIn } from "./Drawing.ts";
import {
  withFrameCopied,
  withFrameMoved,
  withFrameShown,
  withFramesPut,
  withNewFrame,
  withoutFrame,
} from "./frameEdits.ts";
import type { PaintBench } from "./PaintBench.ts";

/** The frames of an animated appearance; each change is one undo step. */
export class PaintFrames {
  readonly #bench: PaintBench;

  constructor(bench: PaintBench) {
    this.#bench = bench;
  }

  add(): void {
    this.#bench.edit(withNewFrame);
  }

  copy(): void {
    this.#bench.edit(withFrameCopied);
  }

  remove(): void {
    this.#bench.edit(withoutFrame);
  }

  /** Moves the shown frame to another index. */
  move(to: number): void {
    this.#bench.edit((drawing) => withFrameMoved(drawing, to));
  }

  /** Shows another frame, without an undo step. */
  show(frame: number): void {
    this.#bench.cancel();
    const { easel } = this.#bench;
    easel.show(withFrameShown(easel.drawing, frame));
  }

  /** Adds the pictures of a strip, each as large as the canvas, as frames. */
  takeIn(strip: PixelImage): void {
    this.#bench.edit((drawing) => withFramesPut(drawing, framesOfStrip(strip, imageIn(drawing))));
  }
}
