import { prefersReducedMotion } from "./screen.ts";
import { loadText, storeText } from "./storage.ts";

/** Remembered in this browser. */
export interface SoundSettings {
  readonly isOn: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

const KEY = "gridlings.sound";
const DEFAULTS: SoundSettings = { isOn: true, volume: 100 };

let settings: SoundSettings | null = null;
const listeners = new Set<() => void>();

export function soundSettings(): SoundSettings {
  settings ??= parseSettings(loadText(KEY));
  return settings;
}

export function setSoundSettings(next: SoundSettings): void {
  settings = next;
  storeText(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Calls back after every change of the settings. Returns a function that ends it. */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The volume to play at, 0 to 1. */
export function outputVolume({ isOn, volume }: SoundSettings = soundSettings()): number {
  return isOn ? volume / 100 : 0;
}

/** Sound effects count as motion: a child who asked for less of it hears only speech. */
export function effectsAreOn(): boolean {
  return outputVolume() > 0 && !prefersReducedMotion();
}

function parseSettings(text: string | null): SoundSettings {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null || !("isOn" in stored) || !("volume" in stored)) return DEFAULTS;
    const { isOn, volume } = stored;
    return { isOn: isOn !== false, volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : 100 };
  } catch {
    return DEFAULTS;
  }
}
