import type { Howl } from "howler";
import { openSound } from "./openSound.ts";
import { onSoundChange, outputVolume } from "./sound.ts";

/** Games are quieter than speech. */
const VOLUME = 0.6;

/**
 * Plays the sounds of a game by their addresses (`soundAddresses`). Each is fetched and decoded once, when it is first played. Nothing is heard in a hidden tab, or before
 * somebody has pressed or touched anything. A sound that cannot be played is silent.
 */
export class GameSounds {
  readonly #howls = new Map<string, Promise<Howl | null>>();
  readonly #ends: readonly (() => void)[];
  #music: { readonly address: string; readonly howl: Promise<Howl | null> } | null = null;
  #hasEnded = false;

  constructor() {
    const visibilityChanged = () => void this.#pauseMusic(document.hidden);
    document.addEventListener("visibilitychange", visibilityChanged);
    this.#ends = [
      onSoundChange(() => void this.#setVolume()),
      () => document.removeEventListener("visibilitychange", visibilityChanged),
    ];
  }

  play(addresses: readonly string[]): void {
    if (!mayBeHeard() || addresses.length === 0) return;
    void this.#howlOf(addresses).then((howl) => {
      if (!this.#hasEnded) howl?.play();
    });
  }

  /** Plays a sound over and over in the place of the one before; without addresses none. */
  loop(addresses: readonly string[]): void {
    const [address] = addresses;
    if (this.#music?.address === address) return;
    void this.#music?.howl.then((howl) => howl?.unload());
    this.#music =
      address === undefined || !wasPressed()
        ? null
        : { address, howl: openSound(addresses, { volume: volume(), loop: true }) };
    const { howl: opening } = this.#music ?? {};
    void opening?.then((howl) => {
      if (this.#hasEnded || this.#music?.howl !== opening) howl?.unload();
      else howl?.play();
    });
  }

  end(): void {
    this.#hasEnded = true;
    for (const end of this.#ends) end();
    this.loop([]);
    for (const howl of this.#howls.values()) void howl.then((opened) => opened?.unload());
    this.#howls.clear();
  }

  #howlOf(addresses: readonly string[]): Promise<Howl | null> {
    const [address = ""] = addresses;
    const known = this.#howls.get(address) ?? openSound(addresses, { volume: volume() });
    this.#howls.set(address, known);
    return known;
  }

  async #setVolume(): Promise<void> {
    for (const howl of [...this.#howls.values(), this.#music?.howl]) (await howl)?.volume(volume());
  }

  async #pauseMusic(isHidden: boolean): Promise<void> {
    const howl = await this.#music?.howl;
    if (isHidden) howl?.pause();
    else if (howl && !howl.playing()) howl.play();
  }
}

function volume(): number {
  return outputVolume() * VOLUME;
}

function mayBeHeard(): boolean {
  return outputVolume() > 0 && wasPressed() && !document.hidden;
}

/** Browsers that cannot tell refuse sound by themselves until something was pressed. */
function wasPressed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
