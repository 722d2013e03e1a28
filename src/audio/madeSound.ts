import { type Note, soundOf } from "./synth.ts";

/** How many samples a second a made sound has before it is kept. */
export const MADE_RATE = 44_100;

export const BEGINNINGS = ["coin", "jump", "zap", "boom", "hurt", "beep"] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** Where the four sliders are, 0 to 100 each. */
export interface Sliders {
  /** Low to high. */
  readonly pitch: number;
  /** Short to long. */
  readonly length: number;
  /** Falls to rises. */
  readonly slide: number;
  /** Smooth to crunchy. */
  readonly crunch: number;
}

/** Where the sliders of each beginning are at first. */
export const FIRST_SLIDERS: Readonly<Record<Beginning, Sliders>> = {
  coin: { pitch: 78, length: 30, slide: 50, crunch: 20 },
  jump: { pitch: 42, length: 24, slide: 78, crunch: 40 },
  zap: { pitch: 74, length: 36, slide: 24, crunch: 58 },
  boom: { pitch: 14, length: 60, slide: 30, crunch: 80 },
  hurt: { pitch: 36, length: 26, slide: 26, crunch: 70 },
  beep: { pitch: 60, length: 20, slide: 50, crunch: 50 },
};

/** The samples of a sound at `MADE_RATE`, the same for the same sliders. */
export function madeSound(beginning: Beginning, sliders: Sliders): Float32Array<ArrayBuffer> {
  return crunched(soundOf(notesOf(beginning, sliders), MADE_RATE), sliders.crunch);
}

function notesOf(beginning: Beginning, { pitch, length, slide, crunch }: Sliders): readonly Note[] {
  const hz = 90 * 2 ** (pitch / 18);
  const seconds = 0.08 * 2 ** (length / 25);
  const to = hz * 2 ** ((slide - 50) / 25);
  const wave = crunch < 34 ? "triangle" : crunch < 67 ? "square" : "pulse";
  const tone = (at: number, part: number, [from, end]: Note["pitch"]): Note => ({
    wave,
    at: at * seconds,
    seconds: part * seconds,
    pitch: [from, end],
    loud: 0.5,
    decay: 2.5,
  });
  const noise = (loud: number, coarse: number): Note => ({
    wave: "noise",
    at: 0,
    seconds,
    pitch: [coarse * hz, coarse * to],
    loud,
    decay: 4,
  });
  switch (beginning) {
    case "coin":
      return [tone(0, 0.3, [hz, hz]), tone(0.25, 0.75, [hz * 1.335, to * 1.335])];
    case "jump":
      return [tone(0, 1, [hz, to])];
    case "zap":
      return [{ ...tone(0, 1, [hz, to]), wobble: [28, 0.18] }];
    case "boom":
      return [noise(0.7, 8), { ...tone(0, 0.8, [hz, to / 2]), wave: "triangle" }];
    case "hurt":
      return [tone(0, 1, [hz, to]), noise(0.3, 6)];
    case "beep":
      return [tone(0, 0.4, [hz, hz]), tone(0.5, 0.5, [to, to])];
  }
}

/** Holds each sample for a while, as small machines did, and rounds it: the more, the crunchier. */
function crunched(samples: Float32Array, crunch: number): Float32Array<ArrayBuffer> {
  const held = 1 + Math.floor(crunch / 12);
  const levels = 64 - Math.floor(crunch * 0.56);
  return Float32Array.from(samples, (_, n) => Math.round((samples[n - (n % held)] ?? 0) * levels) / levels);
}
