/** The sounds as shipped: the effects of the pages and Nib's speech. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { effects } from "../../assets/sounds/effects.ts";
import { EFFECT_LOUD, evenedEffect, evenedTune, TUNE_LOUD } from "../../assets/sounds/evenedSounds.ts";
import { libraryEffects } from "../../assets/sounds/libraryEffects.ts";
import { libraryTunes } from "../../assets/sounds/libraryTunes.ts";
import { RATE } from "../../assets/sounds/wav.ts";
import { type Clips, unspoken, unused } from "../../server/scripts/spokenTexts.mjs";
import { loudestWindow } from "../../src/audio/loudness.ts";
import { soundOf } from "../../src/audio/synth.ts";
import { LIBRARY } from "../../src/panels/modals/sounds/library.ts";
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
    const samples = soundOf(notes, RATE);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThan(1);
    expect(Math.abs(samples.at(0) ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(soundOf(notes, RATE)).toEqual(samples);
  });

  it.each(Object.entries(effects))("%s is shipped as long as it was made", (name, notes) => {
    const seconds = soundOf(notes, RATE).length / RATE;
    expect(opusSeconds(shipped(`effects/${name}.opus`))).toBeCloseTo(seconds, 1);
    expect(Math.abs(mp3Seconds(shipped(`effects/${name}.mp3`)) - seconds)).toBeLessThan(0.15);
  });
});

describe("the library", () => {
  const made = [
    ...Object.entries(libraryEffects).map(([name, notes]) => ({
      name,
      samples: evenedEffect(notes),
      loud: EFFECT_LOUD,
    })),
    ...Object.entries(libraryTunes).map(([name, notes]) => ({ name, samples: evenedTune(notes), loud: TUNE_LOUD })),
  ];

  it("is forty effects and eight tunes, the ones that the dialog offers, as Opus and as MP3, less than 600 KB together", () => {
    expect([Object.keys(libraryEffects).length, Object.keys(libraryTunes).length]).toEqual([40, 8]);
    expect(LIBRARY.map(({ id }) => id).sort()).toEqual(made.map(({ name }) => `library-${name}`).sort());
    expect(LIBRARY.filter(({ shelf }) => shelf === "tunes").map(({ id }) => id)).toEqual(
      Object.keys(libraryTunes).map((name) => `library-${name}`),
    );
    const files = made.flatMap(({ name }) => [`${name}.mp3`, `${name}.opus`]).sort();
    expect(readdirSync(new URL("library", sounds)).sort()).toEqual(files);
    expect(weightOf("library")).toBeLessThan(600_000);
  });

  it.each(made)("$name is as loud as the others, never clips, and begins and ends softly", ({ samples, loud }) => {
    expect(loudestWindow(samples, RATE) / loud).toBeGreaterThan(0.85);
    expect(loudestWindow(samples, RATE) / loud).toBeLessThan(1.05);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeLessThan(0.92);
    const ends = [...samples.slice(0, 20), ...samples.slice(-20)].map(Math.abs);
    expect(Math.max(...ends)).toBeLessThan(0.06);
  });

  it.each(made)(
    "$name is shipped as long as it was made: an effect at most 1.2 seconds, a tune 5 to 12",
    ({ name, samples }) => {
      const seconds = samples.length / RATE;
      const isTune = name in libraryTunes;
      expect(seconds).toBeGreaterThan(isTune ? 5 : 0.08);
      expect(seconds).toBeLessThan(isTune ? 12 : 1.2);
      expect(Math.abs(opusSeconds(shipped(`library/${name}.opus`)) - seconds)).toBeLessThan(0.05);
      expect(Math.abs(mp3Seconds(shipped(`library/${name}.mp3`)) - seconds)).toBeLessThan(0.15);
    },
  );
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
