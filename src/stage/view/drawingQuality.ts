import { screenResolution } from "../../browser/screen.ts";
import type { EditorState, Power } from "../../editor/index.ts";

/** A frame of a screen, ms: what was waited beyond it says nothing about the machine. */
const FRAME_MS = 1000 / 60;

/** Measures how fast a playing game is drawn, so that quality is reduced in time on a slow machine. */
export class FrameTimes {
  readonly #power: Pick<Power, "glided" | "drew">;
  #lastGlide: number | null = null;
  #ticked: { readonly at: number; readonly ms: number } | null = null;

  constructor(power: Pick<Power, "glided" | "drew">) {
    this.#power = power;
  }

  /** A tick that takes `ms` waits to be drawn from now on. */
  ticked(now: number, ms: number): void {
    this.#ticked ??= { at: now, ms };
  }

  /** The frame that began at `frame` is done at `now`. `glides`: the next frame follows, at once or when `glideMs` have passed. */
  drew(frame: number, now: number, glides: boolean, glideMs = 0): void {
    if (this.#lastGlide !== null) this.#power.glided(frame - this.#lastGlide - Math.max(0, glideMs - FRAME_MS));
    else if (this.#ticked && !glides) this.#power.drew(now - this.#ticked.at, this.#ticked.ms);
    this.#lastGlide = glides ? frame : null;
    this.#ticked = null;
  }
}

/** Px of the canvas per CSS px. Reduced on slow machines only while a game plays: editing has full quality. */
export function resolutionAt({ power, playback }: Pick<EditorState, "power" | "playback">): number {
  return playback.running && power.level !== "full" ? screenResolution() / 2 : screenResolution();
}
