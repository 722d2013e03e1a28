/** A small synthesiser: a sound is notes laid over each other, each a wave that slides, swells and fades. */

export const RATE = 48_000;

export type Wave = "sine" | "triangle" | "square" | "noise";

export interface Note {
  readonly wave: Wave;
  /** When it begins and how long it sounds, seconds. */
  readonly at: number;
  readonly seconds: number;
  /** The pitch at its beginning and at its end, Hz; for noise how coarse it is. */
  readonly pitch: readonly [from: number, to: number];
  /** 0 to 1. */
  readonly loud: number;
}

/** Long enough that no note begins or ends with a crack. */
const SWELL = 0.004;
const FADE = 0.02;
/** A bell's tail: by the end of its time a note is this much softer. */
const DECAY = 4;

/** The samples of a sound, -1 to 1, the same every time. */
export function soundOf(notes: readonly Note[]): Float32Array {
  const seconds = Math.max(...notes.map((note) => note.at + note.seconds));
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  for (const note of notes) lay(note, samples);
  return samples;
}

function lay(note: Note, samples: Float32Array): void {
  const first = Math.round(note.at * RATE);
  const count = Math.floor(note.seconds * RATE);
  const [from, to] = note.pitch;
  let turns = 0;
  for (let n = 0; n < count && first + n < samples.length; n++) {
    const passed = n / count;
    turns += (from * (to / from) ** passed) / RATE;
    samples[first + n] =
      (samples[first + n] ?? 0) + waves[note.wave](turns) * note.loud * loudness(n / RATE, note.seconds);
  }
}

function loudness(time: number, seconds: number): number {
  return Math.min(1, time / SWELL, (seconds - time) / FADE) * Math.exp((-DECAY * time) / seconds);
}

/** One round of a wave for each whole turn. */
const waves: Readonly<Record<Wave, (turns: number) => number>> = {
  sine: (turns) => Math.sin(turns * 2 * Math.PI),
  triangle: (turns) => 1 - 4 * Math.abs((turns % 1) - 0.5),
  // Rounded at its corners, for a child's ears.
  square: (turns) => Math.tanh(3 * Math.sin(turns * 2 * Math.PI)),
  noise: (turns) => scattered(Math.floor(turns)),
};

/** Looks random, and is the same for the same number. */
function scattered(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) ^ 0x9e3779b9;
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0) / 0xffffffff) * 2 - 1;
}
