/** A small synthesiser: a sound is notes laid over each other, each a wave that slides, swells and fades. */

/** A pulse is a square whose upper half is short: the voice of small game machines. */
export type Wave = "sine" | "triangle" | "square" | "pulse" | "noise";

export interface Note {
  readonly wave: Wave;
  /** When it begins and how long it sounds, seconds. */
  readonly at: number;
  readonly seconds: number;
  /** The pitch at its beginning and at its end, Hz; for noise how coarse it is. */
  readonly pitch: readonly [from: number, to: number];
  /** 0 to 1. */
  readonly loud: number;
  /** How fast it dies away, 0 for a tone that is held; a bell by default. */
  readonly decay?: number;
  /** How often a second the pitch goes up and down, and by which part of it. */
  readonly wobble?: readonly [times: number, part: number];
  /** Seconds until it is at its loudest. */
  readonly swell?: number;
}

/** Long enough that no note begins or ends with a crack. */
const SWELL = 0.004;
const FADE = 0.02;
/** A bell's tail: by the end of its time a note is this much softer. */
const DECAY = 4;

/** The samples of a sound, -1 to 1, at `rate` a second, the same every time. */
export function soundOf(notes: readonly Note[], rate: number): Float32Array<ArrayBuffer> {
  const seconds = Math.max(...notes.map((note) => note.at + note.seconds));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const note of notes) lay(note, samples, rate);
  return samples;
}

function lay(note: Note, samples: Float32Array, rate: number): void {
  const first = Math.round(note.at * rate);
  const count = Math.floor(note.seconds * rate);
  const [from, to] = note.pitch;
  let turns = 0;
  for (let n = 0; n < count && first + n < samples.length; n++) {
    turns += (from * (to / from) ** (n / count) * wobbling(note, n / rate)) / rate;
    samples[first + n] = (samples[first + n] ?? 0) + waves[note.wave](turns) * note.loud * loudness(note, n / rate);
  }
}

function wobbling({ wobble: [times, part] = [0, 0] }: Note, time: number): number {
  return 1 + part * Math.sin(2 * Math.PI * times * time);
}

function loudness({ seconds, decay = DECAY, swell = SWELL }: Note, time: number): number {
  return Math.min(1, time / swell, (seconds - time) / FADE) * Math.exp((-decay * time) / seconds);
}

/** How much of its time a pulse is up, and so that it has no weight to either side. */
const UP = 0.25;

/** One round of a wave for each whole turn. */
const waves: Readonly<Record<Wave, (turns: number) => number>> = {
  sine: (turns) => Math.sin(turns * 2 * Math.PI),
  triangle: (turns) => 1 - 4 * Math.abs((turns % 1) - 0.5),
  // Rounded at its corners, for a child's ears.
  square: (turns) => Math.tanh(3 * Math.sin(turns * 2 * Math.PI)),
  pulse: (turns) => (Math.tanh(4 * (Math.sin(turns * 2 * Math.PI) - Math.cos(UP * Math.PI))) + 2 * (0.5 - UP)) * 0.8,
  noise: (turns) => scattered(Math.floor(turns)),
};

/** Looks random, and is the same for the same number. */
function scattered(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) ^ 0x9e3779b9;
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0) / 0xffffffff) * 2 - 1;
}
