/** The five sounds of the pages, note by note. */
import type { Note } from "../../src/audio/synth.ts";
import { bell } from "./notes.ts";

const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const B5 = 987.77;
const C6 = 1046.5;
const E6 = 1318.5;

export const effects: Readonly<Record<string, readonly Note[]>> = {
  jump: [
    { wave: "square", at: 0, seconds: 0.2, pitch: [290, 720], loud: 0.3 },
    { wave: "sine", at: 0, seconds: 0.2, pitch: [580, 1440], loud: 0.25 },
  ],
  coin: [...bell(B5, 0, 0.09), ...bell(E6, 0.08, 0.4)],
  hurt: [
    { wave: "square", at: 0, seconds: 0.28, pitch: [330, 110], loud: 0.4 },
    { wave: "noise", at: 0, seconds: 0.1, pitch: [3000, 800], loud: 0.22 },
  ],
  win: [
    ...[C5, E5, G5].flatMap((pitch, n) => bell(pitch, n * 0.11, 0.22, 0.4)),
    ...[C5, E5, C6].flatMap((pitch) => bell(pitch, 0.33, 0.9, 0.28)),
  ],
  click: [
    { wave: "sine", at: 0, seconds: 0.06, pitch: [1100, 700], loud: 0.5 },
    { wave: "noise", at: 0, seconds: 0.03, pitch: [9000, 5000], loud: 0.1 },
  ],
};
