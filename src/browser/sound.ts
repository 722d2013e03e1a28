/** Whether sounds are heard in this browser, and how loud: remembered for the child. */
import { prefersReducedMotion } from "./frames.ts";
import { keepText, keptText } from "./keptTexts.ts";

export interface Sound {
  readonly isOn: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

const KEY = "gridlings.sound";
const FIRST: Sound = { isOn: true, volume: 100 };

let sound: Sound | null = null;
const listeners = new Set<() => void>();

export function soundNow(): Sound {
  sound ??= readSound(keptText(KEY));
  return sound;
}

export function setSound(next: Sound): void {
  sound = next;
  keepText(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Calls back whenever it changes; the answer ends it. */
export function onSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 0 to 1, as players of sound count. */
export function loudness({ isOn, volume }: Sound = soundNow()): number {
  return isOn ? volume / 100 : 0;
}

/** Small effects beside the speech are none for those who asked for a calm screen. */
export function effectsAreOn(): boolean {
  return loudness() > 0 && !prefersReducedMotion();
}

function readSound(text: string | null): Sound {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("isOn" in kept) || !("volume" in kept)) return FIRST;
    const { isOn, volume } = kept;
    return { isOn: isOn !== false, volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : 100 };
  } catch {
    return FIRST;
  }
}
