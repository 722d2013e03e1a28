import type { Point } from "../../../engine/index.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** A press that moves less than this, in CSS px, is a tap. */
const DRIFT = 8;

export interface PressingOptions {
  /** Called for a tap; true if it did what the tool is for. */
  readonly tap: (event: ToolEvent) => boolean;
  /** Begins the drag; null if nothing can be dragged. */
  readonly drag: ((event: ToolEvent) => Gesture | null) | null;
}

/** A press that has yet to become a tap or a drag. */
export class Pressing implements Gesture {
  readonly name = "pressing";
  readonly #start: Point;
  readonly #options: PressingOptions;
  #isTap = true;

  constructor({ pixel }: ToolEvent, options: PressingOptions) {
    this.#start = pixel;
    this.#options = options;
  }

  /** The gesture that a drag would begin, at once, for picking up without holding the pointer pressed. Null if nothing can be dragged. */
  pickUp(event: ToolEvent): Gesture | null {
    return this.#options.drag?.(event) ?? null;
  }

  move(event: ToolEvent): Gesture {
    if (!this.#isTap || !hasDrifted(this.#start, event.pixel)) return this;
    this.#isTap = false;
    return this.#options.drag?.(event)?.move(event) ?? this;
  }

  release(event: ToolEvent): boolean {
    return this.#isTap && !hasDrifted(this.#start, event.pixel) && this.#options.tap(event);
  }

  cancel(): void {
    this.#isTap = false;
  }
}

export function hasDrifted(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= DRIFT;
}
