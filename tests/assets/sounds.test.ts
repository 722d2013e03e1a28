/** The sounds as shipped: the effects of the pages and Nib's speech. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { effects } from "../../assets/sounds/effects.ts";
import { RATE, soundOf } from "../../assets/sounds/synth.ts";
import { type Clips, unspoken, unused } from "../../server/scripts/spokenTexts.mjs";
import { spokenSentences } from "../../src/tutorial/lessons/sets.ts";
import { mp3Seconds, opusSeconds } from "./readSound.ts";

const sounds = new URL("../../assets/sounds/", import.meta.url);
const shipped = (file: string) => readFileSync(new URL(file, sounds));
const weightOf = (folder: string) =>
  readdirSync(new URL(folder, sounds)).reduce((sum, file) => sum + shipped(`${folder}/${file}`).length, 0);

describe("the effects", () => {
  it("are the five of the pages, each as Opus and as MP3, less than 60 KB together", () => {
    const files = ["click", "coin", "hurt", "jump", "win"].flatMap((name) => [`${name}.mp3`, `${name}.opus`]);
    expect(readdirSync(new URL("effects", sounds))).toEqual(files);
    expect(weightOf("effects")).toBeLessThan(60_000);
  });

  it.each(Object.entries(effects))("%s is heard, begins and ends softly, and is the same every time", (_, notes) => {
    const samples = soundOf(notes);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThan(1);
    expect(Math.abs(samples.at(0) ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(soundOf(notes)).toEqual(samples);
  });

  it.each(Object.entries(effects))("%s is shipped as long as it was made", (name, notes) => {
    const seconds = soundOf(notes).length / RATE;
    expect(opusSeconds(shipped(`effects/${name}.opus`))).toBeCloseTo(seconds, 1);
    expect(Math.abs(mp3Seconds(shipped(`effects/${name}.mp3`)) - seconds)).toBeLessThan(0.15);
  });
});

describe("Nib's voice", () => {
  const sentences = spokenSentences();
  const clips: Clips = JSON.parse(shipped("nib/index.json").toString());
  const spoken = Object.entries(clips).map(([id, clip]) => ({ id, ...clip, text: sentences[id] ?? "" }));

  it("says every text of the tutorial as it is now, and nothing else", () => {
    expect(unspoken(sentences, clips)).toEqual([]);
    expect(unused(sentences, clips)).toEqual([]);
    const files = Object.keys(clips).flatMap((id) => [`${id}.mp3`, `${id}.opus`]);
    expect(readdirSync(new URL("nib", sounds)).sort()).toEqual([...files, "index.json"].sort());
  });

  it("lacks the clips of a changed text and of a new one", () => {
    const [id = "", text = ""] = Object.entries(sentences)[0] ?? [];
    expect(unspoken({ ...sentences, [id]: `${text}!` }, clips)).toEqual([id]);
    expect(unspoken({ ...sentences, "a new one": "Hello" }, clips)).toEqual(["a new one"]);
    expect(unused({}, { gone: { hash: "", seconds: 1 } })).toEqual(["gone"]);
  });

  it("weighs at most 3 MB", () => {
    expect(weightOf("nib")).toBeLessThan(3_000_000);
  });

  it.each(spoken)("takes the time that $id needs, in both forms, and is no silence", ({ id, seconds, text }) => {
    expect(seconds / text.length).toBeGreaterThan(0.03);
    expect(seconds / text.length).toBeLessThan(0.25);
    const opus = shipped(`nib/${id}.opus`);
    expect(Math.abs(opusSeconds(opus) - seconds)).toBeLessThan(0.05);
    expect(Math.abs(mp3Seconds(shipped(`nib/${id}.mp3`)) - seconds)).toBeLessThan(0.2);
    // Opus compresses silence to nearly nothing.
    expect(opus.length / seconds).toBeGreaterThan(1500);
  });
});
