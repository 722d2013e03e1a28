import { type Drawing, isDrawnAlike } from "./Drawing.ts";
import { PAINT_UNDO_DEPTH } from "./paintLimits.ts";

/** The last 30 steps of a drawing and the way back (spec §4). Drawings share the images that did not change. */
export class PaintHistory {
  #past: readonly Drawing[] = [];
  #future: readonly Drawing[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Keeps the way back from one step; none where both show the same. */
  keep(before: Drawing, after: Drawing): void {
    if (isDrawnAlike(before, after)) return;
    this.#past = [...this.#past, before].slice(-PAINT_UNDO_DEPTH);
    this.#future = [];
  }

  /** The drawing before the last step; the same one where there is none. */
  undo(now: Drawing): Drawing {
    const before = this.#past.at(-1);
    if (!before) return now;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
    return before;
  }

  redo(now: Drawing): Drawing {
    const after = this.#future.at(-1);
    if (!after) return now;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
    return after;
  }
}
