/** Whether sounds are heard in this browser, and how loud: remembered for the child. */
import { prefersReducedMotion } from "./screen.ts";
import { storeText, loadText } from "./storage.ts";

export interface SoundSettings {
  readonly isOn: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

const KEY = "gridlings.sound";
const FIRST: SoundSettings = { isOn: true, volume: 100 };

let sound: SoundSettings | null = null;
const listeners = new Set<() => void>();

export function soundSettings(): SoundSettings {
  sound ??= readSound(loadText(KEY));
  return sound;
}

export function setSoundSettings(next: SoundSettings): void {
  sound = next;
  storeText(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Calls back whenever it changes; the answer ends it. */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 0 to 1, as players of sound count. */
export function outputVolume({ isOn, volume }: SoundSettings = soundSettings()): number {
  return isOn ? volume / 100 : 0;
}

/** Small effects beside the speech are none for those who asked for a calm screen. */
export function effectsAreOn(): boolean {
  return outputVolume() > 0 && !prefersReducedMotion();
}

function readSound(text: string | null): SoundSettings {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("isOn" in kept) || !("volume" in kept)) return FIRST;
    const { isOn, volume } = kept;
    return { isOn: isOn !== false, volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : 100 };
  } catch {
    return FIRST;
  }
}
