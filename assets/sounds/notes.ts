/** Short ways to write notes down. */
import type { Note, Wave } from "../../src/audio/synth.ts";

type More = Partial<Pick<Note, "decay" | "wobble" | "swell">>;

/** A tone that stays where it is. */
export function tone(wave: Wave, pitch: number, at: number, seconds: number, loud: number, more: More = {}): Note {
  return { wave, at, seconds, pitch: [pitch, pitch], loud, ...more };
}

/** A tone or a noise that goes from one pitch to another. */
export function slide(
  wave: Wave,
  pitch: readonly [number, number],
  at: number,
  seconds: number,
  loud: number,
  more: More = {},
): Note {
  return { wave, at, seconds, pitch, loud, ...more };
}

/** A tone and, softer, the one an octave above it. */
export function bell(pitch: number, at: number, seconds: number, loud = 0.5): Note[] {
  return [tone("triangle", pitch, at, seconds, loud), tone("sine", pitch * 2, at, seconds * 0.7, loud * 0.4)];
}

/** Tones one after the other. */
export function run(wave: Wave, pitches: readonly number[], step: number, seconds: number, loud: number): Note[] {
  return pitches.map((pitch, n) => tone(wave, pitch, n * step, seconds, loud));
}

/** The same several times. */
export function times(count: number, step: number, make: (at: number, n: number) => readonly Note[]): Note[] {
  return Array.from({ length: count }, (_, n) => make(n * step, n)).flat();
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** "A4" is 440 Hz, "F#3" the half step above F3. */
export function hz(name: string): number {
  const [, letter = "", sharp = "", octave = ""] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`${name} is no note`);
  return 440 * 2 ** ((step + (sharp ? 1 : 0) - 9) / 12 + Number(octave) - 4);
}
