/** What is done to sounds: evened, cut, kept as small files, shown as bars, and made with sliders. */
import { describe, expect, it } from "vitest";
import { barsOf } from "../../src/audio/bars.ts";
import { KEPT_RATE, keptSound, resampled, SECONDS_MAX } from "../../src/audio/keptWave.ts";
import { cut, evened, isSilent, loudestWindow, PEAK, soundingPart, withSoftEnds } from "../../src/audio/loudness.ts";
import { BEGINNINGS, FIRST_SLIDERS, MADE_RATE, madeSound } from "../../src/audio/madeSound.ts";
import { isSound } from "../../src/migrate/sounds.ts";

const RATE = 48_000;

/** A tone between two moments, silence around it. */
function tone(seconds: number, loud: number, [from, to] = [0, seconds], hz = 440): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: seconds * RATE }, (_, n) => {
    const time = n / RATE;
    return time < from || time > to ? 0 : loud * Math.sin(2 * Math.PI * hz * time);
  });
}

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(",") + 1), "base64");

describe("an evened sound", () => {
  it.each([0.02, 0.2, 0.9])("is as loud as the others, whether it was recorded at %s or not", (loud) => {
    expect(loudestWindow(evened(tone(1, loud), RATE, 0.28), RATE)).toBeCloseTo(0.28, 1);
  });

  it("never goes beyond the peak, however sharp a part of it is", () => {
    const sharp = tone(1, 0.05);
    sharp[1000] = 1;
    expect(loudest(evened(sharp, RATE, 0.28))).toBeLessThanOrEqual(PEAK);
  });

  it("stays silent if it is silent, and does not make the noise of a room loud", () => {
    expect(loudest(evened(new Float32Array(RATE), RATE, 0.28))).toBe(0);
    expect(loudest(evened(tone(1, 0.001), RATE, 0.28))).toBeLessThan(0.05);
  });

  it("begins and ends without a crack", () => {
    const soft = withSoftEnds(tone(1, 0.8, [0, 1], 450), RATE);
    expect([soft.at(0), soft.at(-1)].map((sample) => Math.abs(sample ?? 1))).toEqual([0, 0]);
  });
});

describe("silence", () => {
  it("is cut at both ends, with a little room", () => {
    const { from, to } = soundingPart(tone(3, 0.5, [1, 2]), RATE);
    expect(from).toBeCloseTo(0.96, 1);
    expect(to).toBeCloseTo(2.04, 1);
  });

  it("alone is not cut, but known to be silence", () => {
    expect(soundingPart(new Float32Array(RATE), RATE)).toEqual({ from: 0, to: 1 });
    expect(isSilent(tone(1, 0.002))).toBe(true);
    expect(isSilent(tone(1, 0.2))).toBe(false);
  });
});

describe("a kept sound", () => {
  it("is a WAV of one channel, 8 bits and 11,025 samples a second, that a game may contain", () => {
    const address = keptSound(tone(1, 0.5), RATE);
    expect(isSound(address)).toBe(true);
    const bytes = bytesOf(address);
    expect([bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)]).toEqual([1, KEPT_RATE, 8]);
    expect(Math.abs(bytes.length - 44 - KEPT_RATE)).toBeLessThan(3);
  });

  it("takes at most 56 KB, however long it was", () => {
    expect(bytesOf(keptSound(tone(SECONDS_MAX + 4, 0.5), RATE)).length).toBeLessThan(56_000);
  });

  it("has no tone that is too high for it, which would come back as a rattle", () => {
    expect(loudest(resampled(tone(0.5, 0.5, [0, 0.5], 19_000), RATE, KEPT_RATE))).toBeLessThan(0.2);
    expect(loudest(resampled(tone(0.5, 0.5, [0, 0.5], 440), RATE, KEPT_RATE))).toBeGreaterThan(0.45);
  });

  it("is what stays between the handles", () => {
    expect(cut(tone(3, 0.5), RATE, { from: 1, to: 1.5 }).length).toBe(RATE / 2);
  });
});

it("a wave as bars shows the loudest of each part", () => {
  expect(barsOf(tone(1, 0.5, [0.5, 1]), 4).map((bar) => Math.round(bar * 10))).toEqual([0, 0, 5, 5]);
});

describe("a made sound", () => {
  it.each(BEGINNINGS)("from %s is heard, the same every time, and different with other sliders", (beginning) => {
    const sliders = FIRST_SLIDERS[beginning];
    const made = madeSound(beginning, sliders);
    expect(isSilent(made)).toBe(false);
    expect(madeSound(beginning, sliders)).toEqual(made);
    for (const key of ["pitch", "length", "slide", "crunch"] as const) {
      expect(madeSound(beginning, { ...sliders, [key]: sliders[key] === 5 ? 95 : 5 })).not.toEqual(made);
    }
  });

  it.each([0, 100])("is one that a game may contain with all sliders at %i", (value) => {
    for (const beginning of BEGINNINGS) {
      const made = madeSound(beginning, { pitch: value, length: value, slide: value, crunch: value });
      expect(made.every(Number.isFinite)).toBe(true);
      expect(isSound(keptSound(made, MADE_RATE))).toBe(true);
    }
  });
});
