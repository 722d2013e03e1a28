import { prefersReducedMotion } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";

/** How long a frame is shown, ms: four a second. */
const FRAME_MS = 250;

export interface AnimatedLayer {
  /** Whether any appearance is animated. */
  readonly hasAnimations: boolean;
  /** `turn` counts up from 0 without end. */
  showFrame(turn: number): void;
}

/** Advances all animated appearances in step, by time alone. No timer runs if there are none. */
export class FrameAnimation {
  readonly #draw: () => void;
  #cancel: (() => void) | null = null;

  /** `draw` is called when the next frame is due. */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Shows the frame that is due, or always the first one if the user prefers reduced motion. */
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
