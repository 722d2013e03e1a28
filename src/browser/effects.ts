/** Small sounds of the interface, each loaded when it is first wanted. */
import { effectsAreOn, outputVolume } from "./sound.ts";

export type Effect = "jump" | "coin" | "hurt" | "win" | "click";

/** Not as loud as speech. */
const SHARE = 0.4;

/** Sound that is off, missing or refused is no fault. */
export function playEffect(effect: Effect): void {
  if (effectsAreOn()) void play(effect).catch((fault: unknown) => console.warn("No sound", fault));
}

async function play(effect: Effect): Promise<void> {
  const { Howl } = await import("howler");
  const src = ["opus", "mp3"].map((ending) => `/sounds/effects/${effect}.${ending}`);
  const sound = new Howl({ src, volume: outputVolume() * SHARE, onend: () => sound.unload() });
  sound.play();
}
