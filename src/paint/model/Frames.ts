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
import type { StrokeRunner } from "../tools/StrokeRunner.ts";

/** The row of frames that a moving look is made of (details §11 "Frames"); each change is one step of undo. */
export class Frames {
  readonly #runner: StrokeRunner;

  constructor(runner: StrokeRunner) {
    this.#runner = runner;
  }

  add(): void {
    this.#runner.edit(withNewFrame);
  }

  copy(): void {
    this.#runner.edit(withFrameCopied);
  }

  remove(): void {
    this.#runner.edit(withoutFrame);
  }

  /** Puts the shown frame at another place of the row, counted from 0. */
  move(to: number): void {
    this.#runner.edit((drawing) => withFrameMoved(drawing, to));
  }

  /** Draws on another frame; no step of undo. */
  show(frame: number): void {
    this.#runner.cancel();
    const { store } = this.#runner;
    store.showDrawing(withFrameShown(store.drawing, frame));
  }

  /** Takes a strip of pictures as large as the canvas in as frames. */
  addStrip(strip: PixelImage): void {
    this.#runner.edit((drawing) => withFramesPut(drawing, framesOfStrip(strip, imageIn(drawing))));
  }
}
