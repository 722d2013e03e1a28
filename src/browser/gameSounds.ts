import type { Howl } from "howler";
import { onSoundChange, outputVolume } from "./sound.ts";

/** Games are quieter than speech. */
const VOLUME = 0.6;

/**
 * Plays the sounds of a game, which are data URLs. Each is decoded once, when it is first played. Nothing is heard in a hidden tab, or before
 * somebody has pressed or touched anything. A sound that cannot be played is silent.
 */
export class GameSounds {
  readonly #howls = new Map<string, Promise<Howl | null>>();
  readonly #ends: readonly (() => void)[];
  #music: { readonly data: string; readonly howl: Promise<Howl | null> } | null = null;
  #hasEnded = false;

  constructor() {
    const visibilityChanged = () => void this.#pauseMusic(document.hidden);
    document.addEventListener("visibilitychange", visibilityChanged);
    this.#ends = [
      onSoundChange(() => void this.#setVolume()),
      () => document.removeEventListener("visibilitychange", visibilityChanged),
    ];
  }

  play(data: string): void {
    if (!mayBeHeard()) return;
    void this.#howlOf(data).then((howl) => {
      if (!this.#hasEnded) howl?.play();
    });
  }

  /** Plays a sound over and over in the place of the one before; null plays none. */
  loop(data: string | null): void {
    if (this.#music?.data === data || (data === null && !this.#music)) return;
    void this.#music?.howl.then((howl) => howl?.unload());
    this.#music = data === null || !wasPressed() ? null : { data, howl: open(data, true) };
    const { howl: opening } = this.#music ?? {};
    void opening?.then((howl) => {
      if (this.#hasEnded || this.#music?.howl !== opening) howl?.unload();
      else howl?.play();
    });
  }

  end(): void {
    this.#hasEnded = true;
    for (const end of this.#ends) end();
    this.loop(null);
    for (const howl of this.#howls.values()) void howl.then((opened) => opened?.unload());
    this.#howls.clear();
  }

  #howlOf(data: string): Promise<Howl | null> {
    const known = this.#howls.get(data) ?? open(data, false);
    this.#howls.set(data, known);
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

/** Null without Web Audio: a media element would have to load the data URL, which the content security policy forbids. */
async function open(data: string, loop: boolean): Promise<Howl | null> {
  try {
    const { Howl, Howler } = await import("howler");
    Howler.volume();
    return Howler.usingWebAudio ? new Howl({ src: [data], volume: volume(), loop }) : null;
  } catch (fault) {
    console.warn("No sound", fault);
    return null;
  }
}
