/** Makes the sounds of the pages and of the library: `npx tsx assets/sounds/synthesise.ts`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Note, soundOf } from "../../src/audio/synth.ts";
import { effects } from "./effects.ts";
import { encode, type Packing } from "./encode.ts";
import { evenedEffect, evenedTune } from "./evenedSounds.ts";
import { libraryEffects } from "./libraryEffects.ts";
import { libraryTunes } from "./libraryTunes.ts";
import { RATE, wavOf } from "./wav.ts";

const workshop = mkdtempSync(join(tmpdir(), "sounds-"));

type Scores = Readonly<Record<string, readonly Note[]>>;

function make(
  folder: string,
  scores: Scores,
  packing: Packing,
  samplesOf: (notes: readonly Note[]) => Float32Array,
): void {
  const place = fileURLToPath(new URL(folder, import.meta.url));
  mkdirSync(place, { recursive: true });
  for (const [name, notes] of Object.entries(scores)) {
    const wav = join(workshop, `${name}.wav`);
    writeFileSync(wav, wavOf(samplesOf(notes)));
    encode(wav, join(place, name), packing);
  }
}

make("effects/", effects, { opus: 48, mp3: 64, application: "audio" }, (notes) => soundOf(notes, RATE));
make("library/", libraryEffects, { opus: 32, mp3: 40, application: "audio" }, evenedEffect);
make("library/", libraryTunes, { opus: 14, mp3: 24, application: "audio" }, evenedTune);
rmSync(workshop, { recursive: true });
