import { useEffect, useRef, useState } from "react";
import { SECONDS_MAX } from "../../../audio/keptWave.ts";
import { isSilent } from "../../../audio/loudness.ts";
import { type HeardSound, type Listening, listen } from "../../../browser/microphone.ts";
import { nextFrame } from "../../../browser/screen.ts";
import { browserClock } from "../../../browser/timers.ts";

/** How many bars a whole recording has. */
export const LIVE_BARS = 86;

export type RecorderState =
  | { readonly phase: "ready" }
  /** The browser asks whether it may. */
  | { readonly phase: "asking" }
  | { readonly phase: "listening"; readonly levels: readonly number[]; readonly seconds: number }
  /** The microphone is off, and what was heard is read. */
  | { readonly phase: "reading" }
  | { readonly phase: "heard"; readonly sound: HeardSound }
  | { readonly phase: "refused" | "silent" | "broken" };

export interface SoundRecorder {
  readonly state: RecorderState;
  readonly start: () => void;
  readonly stop: () => void;
  /** Forgets what was recorded. */
  readonly reset: () => void;
}

/** Records up to five seconds. The microphone is turned off when that is over, and when the pane is left. */
export function useRecorder(): SoundRecorder {
  const [state, setState] = useState<RecorderState>({ phase: "ready" });
  const running = useRef<Running | null>(null);
  useEffect(() => () => running.current?.cancel(), []);
  const start = () => {
    running.current?.cancel();
    running.current = new Running(setState);
  };
  return {
    state,
    start,
    stop: () => running.current?.finish(),
    reset: () => {
      running.current?.cancel();
      running.current = null;
      setState({ phase: "ready" });
    },
  };
}

/** One recording, from the question to the browser until it is heard or given up. */
class Running {
  readonly #show: (state: RecorderState) => void;
  #listening: Listening | null = null;
  #hasEnded = false;
  #cancelFrame: () => void = () => undefined;

  constructor(show: (state: RecorderState) => void) {
    this.#show = show;
    show({ phase: "asking" });
    void this.#begin();
  }

  finish(): void {
    const listening = this.#listening;
    if (!listening || this.#hasEnded) return;
    this.#end();
    this.#show({ phase: "reading" });
    void listening.finish().then((sound) => {
      if (this.#listening) this.#show(stateOf(sound));
    });
  }

  /** Nothing is shown any more. */
  cancel(): void {
    if (!this.#hasEnded) this.#listening?.cancel();
    this.#end();
    this.#listening = null;
  }

  async #begin(): Promise<void> {
    const listening = await listen();
    if (this.#hasEnded) return listening?.cancel();
    if (!listening) return this.#show({ phase: "refused" });
    this.#listening = listening;
    this.#follow(listening, browserClock.now(), []);
  }

  /** Shows a bar for each 86th of the time. */
  #follow(listening: Listening, start: number, levels: readonly number[]): void {
    const seconds = (browserClock.now() - start) / 1000;
    if (seconds >= SECONDS_MAX) {
      this.finish();
      return;
    }
    const due = Math.floor((seconds / SECONDS_MAX) * LIVE_BARS) + 1;
    const missing = Array.from({ length: due - levels.length }, () => listening.level());
    const now = missing.length > 0 ? [...levels, ...missing] : levels;
    if (now !== levels) this.#show({ phase: "listening", levels: now, seconds });
    this.#cancelFrame = nextFrame(() => this.#follow(listening, start, now));
  }

  #end(): void {
    this.#hasEnded = true;
    this.#cancelFrame();
  }
}

function stateOf(sound: HeardSound | null): RecorderState {
  if (!sound) return { phase: "broken" };
  return isSilent(sound.samples) ? { phase: "silent" } : { phase: "heard", sound };
}
