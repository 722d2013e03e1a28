import type { Clock } from "../../browser/timers.ts";

/** How long the pictures of a recording stand still after a pointer was lifted, ms. */
const REST_MS = 80;
/** How long a frame may be dragged outside of its picture before the camera shows all of it, ms. */
const OUTGROWN_MS = 400;

/** Called when the camera may move. */
interface CameraMoves {
  /** The hold began or ended. */
  readonly changed: () => void;
  /** The frame has been outside of the picture for too long, although the pointer is still pressed. */
  readonly outgrown: () => void;
}

/** Holds the camera of a view still while a pointer is pressed. */
export class CameraHold {
  readonly #clock: Clock;
  readonly #moves: CameraMoves;
  #isHeld = false;
  #cancelRest: (() => void) | null = null;
  #cancelOutgrown: (() => void) | null = null;

  constructor(clock: Clock, moves: CameraMoves) {
    this.#clock = clock;
    this.#moves = moves;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  begin(): void {
    this.cancel();
    this.#set(true);
  }

  /** `rests`: the camera stands still a moment longer, so that a second tap finds what the first one was on. */
  end(rests: boolean): void {
    this.cancel();
    if (rests) this.#cancelRest = this.#clock.after(REST_MS, () => this.#set(false));
    else this.#set(false);
  }

  /** The frame is outside of the picture. The camera gives way once during a hold. */
  outgrow(): void {
    this.#cancelOutgrown ??= this.#clock.after(OUTGROWN_MS, this.#moves.outgrown);
  }

  cancel(): void {
    this.#cancelRest?.();
    this.#cancelOutgrown?.();
    this.#cancelRest = null;
    this.#cancelOutgrown = null;
  }

  #set(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#moves.changed();
  }
}
