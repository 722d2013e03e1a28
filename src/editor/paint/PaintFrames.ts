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

/** The row of frames that a moving look is made of (details §11 "Frames"); each change is one step of undo. */
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

  /** Puts the shown frame at another place of the row, counted from 0. */
  move(to: number): void {
    this.#bench.edit((drawing) => withFrameMoved(drawing, to));
  }

  /** Draws on another frame; no step of undo. */
  show(frame: number): void {
    this.#bench.cancel();
    const { easel } = this.#bench;
    easel.show(withFrameShown(easel.drawing, frame));
  }

  /** Takes a strip of pictures as large as the canvas in as frames. */
  takeIn(strip: PixelImage): void {
    this.#bench.edit((drawing) => withFramesPut(drawing, framesOfStrip(strip, imageIn(drawing))));
  }
}
