/** The forty effects of the library, note by note, by the names of their files. */
import type { Note } from "../../src/audio/synth.ts";
import { bell, hz, run, slide, times, tone } from "./notes.ts";

const finding: Readonly<Record<string, readonly Note[]>> = {
  coin: [...bell(hz("B5"), 0, 0.09), ...bell(hz("E6"), 0.08, 0.4)],
  treasure: [
    ...run("pulse", ["C5", "E5", "G5", "C6"].map(hz), 0.08, 0.14, 0.35),
    ...["C5", "E5", "G5", "C6"].flatMap((name) => bell(hz(name), 0.36, 0.7, 0.2)),
  ],
  twinkle: run("sine", ["E6", "B6", "G6", "C7", "E7"].map(hz), 0.07, 0.3, 0.3),
  key: times(4, 0.07, (at, n) => [tone("triangle", 2300 + 420 * ((n * 3) % 4), at, 0.14, 0.3)]),
  crunch: times(3, 0.09, (at, n) => [slide("noise", [5200 - 900 * n, 1400], at, 0.075, 0.5)]),
  hooray: [
    ...run("pulse", ["G4", "C5", "E5"].map(hz), 0.1, 0.1, 0.32),
    ...["G5", "E5", "C5"].map((name) => tone("pulse", hz(name), 0.3, 0.5, 0.18, { decay: 2, wobble: [6, 0.008] })),
  ],
  ding: [...bell(hz("A5"), 0, 0.7, 0.5), tone("sine", hz("A5") * 2.76, 0, 0.25, 0.12)],
  door: [
    slide("square", [92, 128], 0, 0.5, 0.22, { decay: 0.6, wobble: [19, 0.14], swell: 0.05 }),
    slide("noise", [900, 300], 0.5, 0.12, 0.5),
    tone("triangle", 82, 0.5, 0.18, 0.5),
  ],
  magic: times(9, 0.055, (at, n) => [tone("sine", hz("C6") * 2 ** (((n * 5) % 12) / 12), at, 0.28, 0.22)]),
  pop: [slide("sine", [340, 1250], 0, 0.09, 0.6, { decay: 2 })],
};

const moving: Readonly<Record<string, readonly Note[]>> = {
  boing: [slide("triangle", [150, 520], 0, 0.42, 0.6, { decay: 2.4, wobble: [13, 0.22] })],
  whoosh: [
    slide("noise", [900, 9000], 0, 0.32, 0.4, { decay: 0, swell: 0.28 }),
    slide("noise", [9000, 1500], 0.3, 0.35, 0.4, { decay: 2.5 }),
  ],
  thud: [slide("sine", [150, 48], 0, 0.26, 0.9), slide("noise", [1400, 300], 0, 0.09, 0.35)],
  splash: [
    slide("noise", [7000, 2200], 0, 0.4, 0.45, { decay: 3 }),
    ...times(4, 0.06, (at, n) => [slide("sine", [600 + 170 * n, 1100 + 260 * n], at + 0.12, 0.09, 0.22)]),
  ],
  beep: times(2, 0.13, (at, n) => [tone("square", n === 0 ? 880 : 1175, at, 0.1, 0.4, { decay: 0.4 })]),
  pour: times(9, 0.075, (at, n) => [
    slide("sine", [420 + 60 * n, 700 + 80 * n], at, 0.085, 0.35),
    slide("noise", [3500, 2600], at, 0.08, 0.12, { decay: 1 }),
  ]),
  jump: [slide("square", [290, 720], 0, 0.2, 0.4, { decay: 2 }), slide("sine", [580, 1440], 0, 0.2, 0.2)],
  steps: times(2, 0.19, (at, n) => [
    slide("noise", [1700 - 300 * n, 500], at, 0.06, 0.5),
    slide("sine", [150 - 20 * n, 70], at, 0.08, 0.5),
  ]),
  climb: times(4, 0.1, (at, n) => [tone("square", hz("C5") * 2 ** ((n * 2) / 12), at, 0.075, 0.35, { decay: 2 })]),
  vroom: [
    slide("pulse", [62, 176], 0, 0.75, 0.4, { decay: 1, wobble: [31, 0.06], swell: 0.05 }),
    slide("noise", [500, 1500], 0, 0.7, 0.18, { decay: 1, swell: 0.05 }),
  ],
};

const hurting: Readonly<Record<string, readonly Note[]>> = {
  ouch: [slide("square", [520, 170], 0, 0.26, 0.45, { decay: 2 }), slide("noise", [3000, 800], 0, 0.09, 0.25)],
  "feel-better": run("triangle", ["E5", "G5", "B5", "E6"].map(hz), 0.09, 0.4, 0.4),
  squish: [
    slide("noise", [1800, 350], 0, 0.2, 0.4, { decay: 2 }),
    slide("sine", [320, 90], 0, 0.22, 0.5, { wobble: [24, 0.3] }),
  ],
  boo: [
    slide("sine", [250, 420], 0, 0.35, 0.5, { decay: 0.4, wobble: [7, 0.04], swell: 0.09 }),
    slide("sine", [420, 190], 0.33, 0.55, 0.5, { decay: 1.2, wobble: [7, 0.06] }),
  ],
  boom: [
    slide("noise", [2600, 120], 0, 0.85, 0.7, { decay: 3.2 }),
    slide("sine", [110, 32], 0, 0.6, 0.8, { decay: 3 }),
  ],
  crash: [
    slide("noise", [9000, 3000], 0, 0.5, 0.5, { decay: 4 }),
    ...times(4, 0.05, (at, n) => [tone("square", 700 + 313 * ((n * 2) % 5), at, 0.12, 0.16)]),
  ],
  sizzle: times(8, 0.07, (at, n) => [
    slide("noise", [11000 - 500 * n, 7000], at, 0.09, 0.28 - 0.02 * n, { decay: 1.5, swell: 0.02 }),
  ]),
  "oh-no": [
    tone("pulse", hz("E4"), 0, 0.2, 0.35, { decay: 1 }),
    tone("pulse", hz("D#4"), 0.22, 0.2, 0.35, { decay: 1 }),
    slide("pulse", [hz("D4"), hz("C4")], 0.44, 0.55, 0.35, { decay: 1.6, wobble: [6, 0.02] }),
  ],
  poke: [slide("square", [1400, 300], 0, 0.08, 0.45, { decay: 2 }), tone("square", 210, 0.08, 0.12, 0.35)],
  drip: [slide("sine", [520, 1350], 0, 0.1, 0.6, { decay: 2 }), slide("sine", [900, 1700], 0.16, 0.08, 0.25)],
};

const animals: Readonly<Record<string, readonly Note[]>> = {
  flap: times(4, 0.12, (at) => [slide("noise", [600, 2600], at, 0.1, 0.45, { decay: 1, swell: 0.04 })]),
  buzz: [
    tone("pulse", 208, 0, 0.75, 0.4, { decay: 0.6, wobble: [9, 0.1], swell: 0.05 }),
    tone("square", 212, 0, 0.75, 0.2, { decay: 0.6, wobble: [11, 0.08], swell: 0.05 }),
  ],
  roar: [
    slide("pulse", [125, 66], 0, 0.95, 0.5, { decay: 1.4, wobble: [24, 0.2], swell: 0.07 }),
    slide("noise", [700, 260], 0, 0.95, 0.5, { decay: 1.6, swell: 0.07 }),
  ],
  ribbit: times(2, 0.17, (at, n) => [
    slide("pulse", [170 + 60 * n, 260 + 90 * n], at, 0.13, 0.5, { decay: 1, wobble: [42, 0.2] }),
  ]),
  quack: times(2, 0.2, (at) => [slide("pulse", [620, 390], at, 0.15, 0.45, { decay: 1.5, wobble: [33, 0.08] })]),
  yip: times(2, 0.15, (at, n) => [slide("square", [640 + 80 * n, 1150 + 60 * n], at, 0.1, 0.4, { decay: 1.5 })]),
  blub: times(3, 0.13, (at, n) => [slide("sine", [190 + 50 * n, 520 + 120 * n], at, 0.12, 0.6, { decay: 1.5 })]),
  snip: times(2, 0.14, (at) => [
    slide("noise", [9000, 5000], at, 0.035, 0.4),
    slide("noise", [6500, 3000], at + 0.045, 0.05, 0.5),
  ]),
  flutter: times(10, 0.05, (at, n) => [
    slide("triangle", [950 + 90 * (n % 3), 1250 + 90 * (n % 3)], at, 0.045, 0.4, { decay: 1 }),
  ]),
  wobble: [slide("sine", [280, 240], 0, 0.8, 0.6, { decay: 1.5, wobble: [7.5, 0.16] })],
};

export const libraryEffects: Readonly<Record<string, readonly Note[]>> = {
  ...finding,
  ...moving,
  ...hurting,
  ...animals,
};
