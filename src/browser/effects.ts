import { effectsAreOn, outputVolume } from "./sound.ts";

export type Effect = "jump" | "coin" | "hurt" | "win" | "click";

/** Effects are quieter than speech. */
const VOLUME = 0.4;

/** Plays a sound effect if effects are on. One that cannot be played is skipped. */
export function playEffect(effect: Effect): void {
  if (effectsAreOn()) void play(effect).catch((error: unknown) => console.warn("No sound", error));
}

async function play(effect: Effect): Promise<void> {
  const { Howl } = await import("howler");
  const src = ["opus", "mp3"].map((ending) => `/sounds/effects/${effect}.${ending}`);
  const sound = new Howl({ src, volume: outputVolume() * VOLUME, onend: () => sound.unload() });
  sound.play();
}
