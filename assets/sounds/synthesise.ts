/** Makes the sounds of the pages: `npx tsx assets/sounds/synthesise.ts`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { effects } from "./effects.ts";
import { encode } from "./encode.ts";
import { soundOf } from "./synth.ts";
import { wavOf } from "./wav.ts";

const folder = fileURLToPath(new URL("effects/", import.meta.url));
const workshop = mkdtempSync(join(tmpdir(), "sounds-"));

for (const [name, notes] of Object.entries(effects)) {
  const wav = join(workshop, `${name}.wav`);
  writeFileSync(wav, wavOf(soundOf(notes)));
  encode(wav, join(folder, name), { opus: 48, mp3: 64, application: "audio" });
}
rmSync(workshop, { recursive: true });
