import type { StoreApi } from "zustand/vanilla";
import { frameTime, nextFrame } from "../browser/screen.ts";
import { every } from "../browser/timers.ts";
import type { Application } from "./pixi.ts";

/** On a canvas that shows a frame. The style sheet of the canvas hides any other. */
const DRAWN = "data-drawn";

/** Decides when a picture is drawn: only on request, at most once a frame. Nothing runs while nothing changes. */
export class FrameLoop {
  readonly #draw: (now: number) => void;
  readonly #drawAgain: (now: number) => void;
  #canvas: HTMLCanvasElement | null = null;
  #cancelFrame: (() => void) | null = null;
  #cancelRepeat: (() => void) | null = null;
  #isRepeating = false;
  #repeatMs = 0;
  #isRunning = false;
  #isResting = false;
  #isShown = false;

  /** `drawAgain` is called for frames that nobody requested (`repeat`). */
  constructor(draw: (now: number) => void, drawAgain = draw) {
    this.#draw = draw;
    this.#drawAgain = drawAgain;
  }

  /**
   * Also draws again whenever a lost graphics context is restored: PixiJS restores its textures then but does not render. The returned
   * function stops the loop. Requests before and after, such as for a picture that was still loading, are ignored.
   */
  start({ canvas }: Pick<Application, "canvas">): () => void {
    this.#isRunning = true;
    this.#isShown = false;
    this.#canvas = canvas;
    canvas.addEventListener("webglcontextrestored", this.request);
    return () => {
      canvas.removeEventListener("webglcontextrestored", this.request);
      this.#isRunning = false;
      this.#cancelAll();
    };
  }

  /** To be called when a frame is rendered: shows the canvas, which is a black rectangle before its first frame. */
  drew(): void {
    if (this.#isShown) return;
    this.#isShown = true;
    this.#canvas?.toggleAttribute(DRAWN, true);
  }

  /** While it rests, requests are ignored. Afterwards it draws in the next frame. */
  rest(isResting: boolean): void {
    if (isResting === this.#isResting) return;
    this.#isResting = isResting;
    this.#cancelAll();
    this.request();
  }

  #cancelAll(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = null;
    this.#endRepeat();
  }

  /** Draws in the next frame. */
  readonly request = (): void => {
    if (!this.#isRunning || this.#isResting || this.#cancelFrame) return;
    this.#endRepeat();
    this.#cancelFrame = nextFrame((now) => {
      this.#cancelFrame = null;
      this.#draw(now);
    });
  };

  /** Draws with the next repetition, because asking for a frame costs as much as drawing one; without repetitions, in the next frame. */
  readonly drawSoon = (): void => {
    if (!this.#cancelRepeat) this.request();
  };

  /**
   * To be called by what draws, as long as a movement goes on that need not be drawn in every frame: draws again every so many ms. It does not ask
   * for frames, each of which costs the browser much: it begins one by itself for what was drawn. A request takes precedence.
   */
  repeat(ms: number): void {
    this.#isRepeating = true;
    if (this.#cancelFrame || !this.#isRunning || this.#isResting) return;
    if (ms !== this.#repeatMs) this.#endRepeat();
    this.#repeatMs = ms;
    this.#cancelRepeat ??= every(ms, () => {
      this.#isRepeating = false;
      this.#drawAgain(frameTime());
      if (!this.#isRepeating) this.#endRepeat();
    });
  }

  #endRepeat(): void {
    this.#cancelRepeat?.();
    this.#cancelRepeat = null;
  }

  /** Requests a frame whenever one of these parts of a store's state has changed, and calls `changed` at once. The returned function unsubscribes. */
  watch<State>(
    store: Pick<StoreApi<State>, "subscribe">,
    parts: (state: State) => readonly unknown[],
    changed?: () => void,
  ): () => void {
    return store.subscribe((state, before) => {
      const old = parts(before);
      if (parts(state).every((part, n) => part === old[n])) return;
      changed?.();
      this.request();
    });
  }
}

let lastFrame = Number.NaN;

/**
 * Whether a view may render for the first time in the frame of this time. The first render takes long, because its shaders are compiled
 * and its pictures uploaded, so only one view does it in a frame.
 */
export function mayRenderFirst(frame: number): boolean {
  if (frame === lastFrame) return false;
  lastFrame = frame;
  return true;
}
