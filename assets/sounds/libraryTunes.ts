/** The eight tunes of the library. Each is made to be played over and over: it ends where it begins. */
import type { Note, Wave } from "../../src/audio/synth.ts";
import { hz, slide, tone } from "./notes.ts";

interface Voice {
  readonly wave: Wave;
  readonly loud: number;
  /** Names of notes, one a step; "-" holds the note before, "." is silent. */
  readonly line: string;
  /** How fast its notes die away. */
  readonly decay?: number;
}

interface Tune {
  /** Steps a minute. */
  readonly steps: number;
  readonly voices: readonly Voice[];
  /** A letter a step: b for a drum, s for a snare, h for a hat, "." for none. It begins again until the tune ends. */
  readonly drums?: string;
}

const tunes: Readonly<Record<string, Tune>> = {
  "sunny-day": {
    steps: 300,
    voices: [
      {
        wave: "pulse",
        loud: 0.3,
        line: "E5 . G5 . C6 - B5 A5 G5 - E5 . G5 - - . F5 . A5 . D6 - C6 B5 A5 - G5 . C6 - - .",
      },
      {
        wave: "triangle",
        loud: 0.4,
        line: "C3 . G3 . C3 . G3 . C3 . G3 . C3 . E3 . F3 . C4 . F3 . C4 . G3 . D3 . C3 . G3 .",
      },
    ],
    drums: "b.h.s.h.",
  },
  "space-trip": {
    steps: 270,
    voices: [
      {
        wave: "sine",
        loud: 0.35,
        decay: 1,
        line: "A4 - - E5 - - D5 - C5 - - - B4 - - - G4 - - D5 - - C5 - B4 - - - A4 - - -",
      },
      {
        wave: "pulse",
        loud: 0.14,
        line: "A3 E4 A4 E4 A3 E4 A4 E4 F3 C4 F4 C4 G3 D4 G4 D4 E3 B3 E4 B3 E3 B3 E4 B3 F3 C4 F4 C4 A3 E4 A4 E4",
      },
      {
        wave: "triangle",
        loud: 0.35,
        decay: 1,
        line: "A2 - - - - - - - F2 - - - G2 - - - E2 - - - - - - - F2 - - - A2 - - -",
      },
    ],
  },
  castle: {
    steps: 260,
    voices: [
      {
        wave: "square",
        loud: 0.22,
        line: "D5 - A4 - D5 - F5 E5 D5 - C5 - A4 - - . F4 - G4 - A4 - C5 - D5 - E5 C5 D5 - - .",
      },
      {
        wave: "pulse",
        loud: 0.14,
        decay: 1,
        line: "F4 - - - A4 - - - F4 - - - E4 - - - C4 - - - F4 - - - A4 - - - F4 - - -",
      },
      { wave: "triangle", loud: 0.4, line: "D3 - - - D3 - - - A2 - - - A2 - - - F2 - - - F2 - - - G2 - A2 - D3 - - -" },
    ],
    drums: "b...s...b.b.s...",
  },
  "under-water": {
    steps: 230,
    voices: [
      {
        wave: "sine",
        loud: 0.4,
        decay: 1.5,
        line: "G5 - E5 - C5 - - - A5 - F5 - C5 - - - B5 - G5 - D5 - - - C6 - G5 E5 C5 - - -",
      },
      {
        wave: "triangle",
        loud: 0.25,
        decay: 1,
        line: "C4 - - - E4 - - - F4 - - - A4 - - - G4 - - - B4 - - - C4 - - - E4 - - -",
      },
    ],
  },
  "big-race": {
    steps: 400,
    voices: [
      {
        wave: "pulse",
        loud: 0.28,
        line: "E5 E5 . E5 . C5 E5 . G5 - . . E5 - . . A5 A5 . A5 . G5 E5 . D5 - C5 - E5 - . . E5 E5 . E5 . C5 E5 . G5 - A5 - B5 - . . C6 - B5 A5 G5 - E5 . D5 - E5 - C5 - . .",
      },
      {
        wave: "triangle",
        loud: 0.42,
        line: "C3 . C3 C3 . C3 C3 . C3 . C3 C3 . C3 C3 . F3 . F3 F3 . F3 F3 . G3 . G3 G3 . G3 G3 . C3 . C3 C3 . C3 C3 . E3 . E3 E3 . E3 E3 . F3 . F3 F3 . F3 F3 . G3 . G3 G3 . G3 C3 .",
      },
    ],
    drums: "b.hhs.h.b.hhs.hs",
  },
  sneaky: {
    steps: 240,
    voices: [
      {
        wave: "pulse",
        loud: 0.26,
        line: "E4 . . G4 . . A#4 A4 . . G4 . E4 . . . E4 . . G4 . . B4 A#4 . A4 . G4 E4 . . .",
      },
      {
        wave: "triangle",
        loud: 0.42,
        line: "E2 . B2 . E3 . B2 . E2 . B2 . D3 . B2 . E2 . B2 . E3 . B2 . C3 . B2 . E2 . . .",
      },
    ],
    drums: "h.h.s.h.",
  },
  party: {
    steps: 340,
    voices: [
      {
        wave: "square",
        loud: 0.22,
        line: "G4 . C5 . E5 . G5 . - E5 G5 - . . E5 . F5 . A5 . C6 . A5 . G5 - E5 - C5 - . . G4 . C5 . E5 . G5 . A5 - G5 - E5 - C5 . D5 . D5 . E5 D5 . . C5 - - . . . . .",
      },
      {
        wave: "triangle",
        loud: 0.4,
        line: "C3 . . C3 G2 . . . C3 . . C3 G2 . . . F3 . . F3 C3 . . . C3 . . C3 G2 . . . C3 . . C3 G2 . . . A2 . . A2 E3 . . . G2 . . G2 D3 . . . C3 . G2 . C3 . . .",
      },
    ],
    drums: "b.h.s.h.b.b.s.hh",
  },
  bedtime: {
    steps: 200,
    voices: [
      { wave: "triangle", loud: 0.35, decay: 1.5, line: "E5 - - D5 - - C5 - - G4 - - A4 - - C5 - - G4 - - - - -" },
      { wave: "sine", loud: 0.3, decay: 1, line: "C4 - - G4 - - A3 - - E4 - - F3 - - A3 - - C4 - - E4 - -" },
    ],
  },
};

/** A note ends this much before the next one. */
const GAP = 0.012;

function voiceNotes({ wave, loud, line, decay = 2.2 }: Voice, step: number): Note[] {
  const cells = line.split(" ");
  return cells.flatMap((cell, n) => {
    if (cell === "." || cell === "-") return [];
    const next = cells.findIndex((other, at) => at > n && other !== "-");
    const length = (next < 0 ? cells.length : next) - n;
    return [tone(wave, hz(cell), n * step, length * step - GAP, loud, { decay: decay * Math.min(1, length / 2) })];
  });
}

function drumNotes(drums: string, steps: number, step: number): Note[] {
  return Array.from({ length: steps }, (_, n) => drumAt(drums[n % drums.length], n * step)).flat();
}

function drumAt(letter: string | undefined, at: number): Note[] {
  if (letter === "b") return [slide("sine", [140, 46], at, 0.12, 0.55)];
  if (letter === "s") return [slide("noise", [6000, 3000], at, 0.09, 0.2)];
  return letter === "h" ? [slide("noise", [12000, 9000], at, 0.035, 0.1)] : [];
}

function notesOf({ steps: aMinute, voices, drums = "" }: Tune): readonly Note[] {
  const step = 60 / aMinute;
  const steps = voices[0]?.line.split(" ").length ?? 0;
  return [
    ...voices.flatMap((voice) => voiceNotes(voice, step)),
    ...(drums === "" ? [] : drumNotes(drums, steps, step)),
    // Nothing is heard of it: it makes the tune end with a whole step.
    tone("sine", 20, steps * step - 0.001, 0.001, 0),
  ];
}

export const libraryTunes: Readonly<Record<string, readonly Note[]>> = Object.fromEntries(
  Object.entries(tunes).map(([name, tune]) => [name, notesOf(tune)]),
);
