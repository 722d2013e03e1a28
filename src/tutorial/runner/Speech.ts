import type { Clock } from "../../browser/timers.ts";

/** How long a sentence is shown without sound, ms per letter. */
export const MS_A_LETTER = 60;
/** How long to wait for a clip that should have ended but has not reported it, ms. */
const PATIENCE = 1500;

/** An audio clip that plays, or tries to. */
export interface SpeechClip {
  pause(): void;
  goOn(): void;
  stop(): void;
}

/** Plays clips: `started` is called with the length of the clip; if neither callback comes, the text is shown without sound. */
export interface Voice {
  play(id: string, calls: { started(seconds: number): void; ended(): void }): SpeechClip;
}

/** Speaks one sentence after the other, or only shows it: missing, refused or broken sound never blocks the tutorial. */
export class Speech {
  readonly #clock: Clock;
  readonly #voice: Voice;
  #clip: SpeechClip | null = null;
  #cancel: (() => void) | null = null;
  #over: (() => void) | null = null;
  #dueAt = 0;
  #left = 0;

  constructor(clock: Clock, voice: Voice) {
    this.#clock = clock;
    this.#voice = voice;
  }

  say(id: string, text: string, over: () => void): void {
    this.stop();
    this.#over = over;
    this.#wait(text.length * MS_A_LETTER);
    this.#clip = this.#voice.play(id, {
      started: (seconds) => this.#over === over && this.#wait(seconds * 1000 + PATIENCE),
      ended: () => this.#over === over && this.#end(),
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#over = null;
    this.#clip?.stop();
    this.#clip = null;
  }

  pause(): void {
    if (!this.#cancel) return;
    this.#left = this.#dueAt - this.#clock.now();
    this.#cancel();
    this.#cancel = null;
    this.#clip?.pause();
  }

  goOn(): void {
    if (this.#over && !this.#cancel) this.#wait(this.#left);
    this.#clip?.goOn();
  }

  #wait(ms: number): void {
    this.#cancel?.();
    this.#dueAt = this.#clock.now() + ms;
    this.#cancel = this.#clock.after(ms, () => this.#end());
  }

  #end(): void {
    const over = this.#over;
    this.stop();
    over?.();
  }
}
