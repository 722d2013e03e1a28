import { prefersReducedMotion } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";

/** How long each frame of a look is shown, ms: four a second (issue 8). */
const FRAME_MS = 250;

/** Those who show frames. */
export interface AnimatedLayer {
  /** Whether there is anybody with several frames. */
  readonly hasAnimations: boolean;
  /** Counted without end from 0. */
  showFrame(turn: number): void;
}

/** Has the frames of looks follow each other, by time alone, so that all are in step; nothing runs where nobody has several. */
export class FrameAnimation {
  readonly #draw: () => void;
  #cancel: (() => void) | null = null;

  /** `draw`: the next frame is due. */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Shows the frame that is due; for a child who wants no motion always the first one. */
  advance(now: number, actors: AnimatedLayer): void {
    if (!actors.hasAnimations || prefersReducedMotion()) {
      actors.showFrame(0);
      this.stop();
      return;
    }
    actors.showFrame(Math.floor(now / FRAME_MS));
    this.#cancel ??= after(FRAME_MS - (now % FRAME_MS), () => {
      this.#cancel = null;
      this.#draw();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
