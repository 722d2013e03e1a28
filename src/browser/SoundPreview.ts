import type { Howl } from "howler";
import { openSound } from "./openSound.ts";
import { outputVolume } from "./sound.ts";

/** Louder than in a game, where other sounds play with it. */
const VOLUME = 0.8;

/** Lets one sound be heard at a time, to choose it or to judge it. */
export class SoundPreview {
  #howl: Howl | null = null;
  #turn = 0;
  #end: () => void = () => undefined;

  /** Plays this in the place of what is heard now. `onEnd` is called once: at its end, if it cannot be played, or if it is stopped. */
  async play(addresses: readonly string[], onEnd: () => void): Promise<void> {
    this.stop();
    const turn = this.#turn;
    let hasEnded = false;
    const end = () => {
      if (!hasEnded) onEnd();
      hasEnded = true;
    };
    this.#end = end;
    const volume = outputVolume() * VOLUME;
    const howl = addresses.length === 0 ? null : await openSound(addresses, { volume, onEnd: end });
    if (!howl) end();
    else if (turn !== this.#turn) howl.unload();
    else {
      this.#howl = howl;
      howl.play();
    }
  }

  stop(): void {
    this.#turn++;
    this.#howl?.unload();
    this.#howl = null;
    this.#end();
    this.#end = () => undefined;
  }
}
