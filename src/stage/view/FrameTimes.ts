/** Tells how quickly the pictures of a playing game come, so that a small machine is spared in time. */
import type { Power } from "../../editor/playback/Power.ts";

export class FrameTimes {
  readonly #power: Pick<Power, "glided" | "drew">;
  #lastGlide: number | null = null;
  #ticked: { readonly at: number; readonly ms: number } | null = null;

  constructor(power: Pick<Power, "glided" | "drew">) {
    this.#power = power;
  }

  /** A tick that lasts so many ms waits for its picture from now on. */
  ticked(now: number, ms: number): void {
    this.#ticked ??= { at: now, ms };
  }

  /** A picture was drawn that began as the frame of `frame` and is done `now`; `glides`: the next frame follows at once. */
  drew(frame: number, now: number, glides: boolean): void {
    if (this.#lastGlide !== null) this.#power.glided(frame - this.#lastGlide);
    else if (this.#ticked && !glides) this.#power.drew(now - this.#ticked.at, this.#ticked.ms);
    this.#lastGlide = glides ? frame : null;
    this.#ticked = null;
  }
}
