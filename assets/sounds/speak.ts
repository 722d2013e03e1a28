/**
 * Speaks the texts of the tutorial that have no clip of their own words yet: `npm run speak`, with `-- --all` every one.
 * Needs ffmpeg and RHVoice with its voice slt (Debian: `rhvoice rhvoice-english`, of contrib and non-free), only when clips are made.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CLIPS, type Clip, type Clips, hashOf, unspoken, unused } from "../../server/scripts/spokenTexts.mjs";
import { spokenSentences } from "../../src/tutorial/lessons/sets.ts";
import { encode, type Packing, run } from "./encode.ts";

const VOICE = "slt";
/** Percent of its own pace and pitch: slow enough for a child of seven. */
const PACE = "90";
const PITCH = "105";

const TRIM = "silenceremove=start_periods=1:start_threshold=-50dB";
const packing: Packing = {
  opus: 24,
  mp3: 32,
  application: "voip",
  filters: `${TRIM},areverse,${TRIM},areverse,apad=pad_dur=0.15`,
};

/** Seconds a letter, and the softest that is still heard. */
const SLOWEST = 0.25;
const FASTEST = 0.03;
const SOFTEST_DB = -35;

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, CLIPS, "..");
const workshop = mkdtempSync(join(tmpdir(), "nib-"));
const sentences = spokenSentences();
const before: Clips = existsSync(join(root, CLIPS)) ? JSON.parse(readFileSync(join(root, CLIPS), "utf8")) : {};
const clips: Record<string, Clip> = process.argv.includes("--all") ? {} : { ...before };

for (const id of unused(sentences, before)) {
  for (const kind of ["opus", "mp3"]) rmSync(join(folder, `${id}.${kind}`), { force: true });
}
for (const id of unspoken(sentences, clips)) clips[id] = speak(id, sentences[id] ?? "");
const inOrder = Object.fromEntries(Object.keys(sentences).map((id) => [id, clips[id]]));
writeFileSync(join(root, CLIPS), `${JSON.stringify(inOrder, null, 1)}\n`);
rmSync(workshop, { recursive: true });

function speak(id: string, text: string): Clip {
  const [line, wav] = [join(workshop, `${id}.txt`), join(workshop, `${id}.wav`)];
  writeFileSync(line, text);
  run("RHVoice-test", ["-p", VOICE, "-r", PACE, "-t", PITCH, "-i", line, "-o", wav]);
  encode(wav, join(folder, id), packing);
  const seconds = heard(join(folder, `${id}.opus`), text);
  heard(join(folder, `${id}.mp3`), text);
  return { hash: hashOf(text), seconds };
}

/** How long a clip is; throws where it is silent, or too short or too long for its text. */
function heard(file: string, text: string): number {
  const told = run("ffmpeg", ["-nostdin", "-i", file, "-af", "volumedetect", "-f", "null", "-"]);
  const [, minutes = "", rest = ""] = /Duration: 00:(\d\d):([\d.]+)/.exec(told) ?? [];
  const seconds = Number(minutes) * 60 + Number(rest);
  const loudness = Number(/mean_volume: (-?[\d.]+) dB/.exec(told)?.[1]);
  if (!(loudness > SOFTEST_DB)) throw new Error(`${file} is silent.`);
  const pace = seconds / text.length;
  if (!(pace > FASTEST && pace < SLOWEST)) throw new Error(`${file} lasts ${seconds} s: that is not its text.`);
  return seconds;
}
