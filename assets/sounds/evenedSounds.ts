/** The samples of a sound of the library, as loud as all others of its kind. */
import { evened, withSoftEnds } from "../../src/audio/loudness.ts";
import { type Note, soundOf } from "../../src/audio/synth.ts";
import { RATE } from "./wav.ts";

export const EFFECT_LOUD = 0.26;
/** Softer, because a tune plays under everything else. */
export const TUNE_LOUD = 0.16;

export function evenedEffect(notes: readonly Note[]): Float32Array {
  return withSoftEnds(evened(soundOf(notes, RATE), RATE, EFFECT_LOUD), RATE);
}

export function evenedTune(notes: readonly Note[]): Float32Array {
  return withSoftEnds(evened(soundOf(notes, RATE), RATE, TUNE_LOUD), RATE);
}
