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

  /**
   * The frame that began at `frame` is done. `glides`: the next frame follows, at once or when `glideMs` have passed. `now` is called only when
   * it is needed, because reading the clock is slow on some machines.
   */
  drew(frame: number, now: () => number, glides: boolean, glideMs = 0): void {
    if (this.#lastGlide !== null) this.#power.glided(frame - this.#lastGlide - Math.max(0, glideMs - FRAME_MS));
    else if (this.#ticked && !glides) this.#power.drew(now() - this.#ticked.at, this.#ticked.ms);
    this.#lastGlide = glides ? frame : null;
    this.#ticked = null;
  }
}

/** Frames a second: half of what a screen shows. */
const HALF_RATE = 30;

/**
 * The ms between two frames of a movement without a graphics card, where the processor draws each of them and puts it on the screen: up to half
 * as many as a screen shows still look smooth. As many as fit into a tick, in even steps, so that every tick moves alike.
 */
export function evenGlideMs(tickMs: number): number {
  const frames = Math.floor((tickMs * HALF_RATE) / 1000);
  return frames < 1 ? 1000 / HALF_RATE : tickMs / frames;
}

/** The ms between two frames of a movement where fewer are drawn. */
const FEWER_MS = 50;

/** The ms between two frames of a movement that are `glideMs` apart on a machine that keeps up; 0 for every frame. */
export function glideMsAt({ power }: Pick<EditorState, "power">, glideMs: number): number {
  return power.level === "fewer" ? Math.max(FEWER_MS, glideMs) : glideMs;
}

/**
 * Px of the canvas per CSS px. Reduced only where nothing else helps, because it spoils what a child has drawn, and only while a game plays:
 * editing has full quality.
 */
export function resolutionAt({ power, playback }: Pick<EditorState, "power" | "playback">): number {
  return playback.running && power.level === "slow" ? screenResolution() / 2 : screenResolution();
}
