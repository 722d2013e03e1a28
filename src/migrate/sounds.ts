import { SOUND_BYTES_MAX } from "../engine/index.ts";

const START = "data:audio/wav;base64,";
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** The longest address of a sound that is short enough. */
const ADDRESS_MAX = START.length + 4 * Math.ceil(SOUND_BYTES_MAX / 3);
/** The base64 of the first 12 bytes of a WAV file: "RIFF", its length, "WAVE". */
const HEADER_LETTERS = 16;

/**
 * A document may only play sounds that it contains, as WAV files of at most 60,000 bytes. One without any bytes is silent. The length is
 * looked at first, so that no pattern ever sees a text of many megabytes.
 */
export function isSound(address: string): boolean {
  if (address.length > ADDRESS_MAX || !address.startsWith(START)) return false;
  const letters = address.slice(START.length);
  return BASE64.test(letters) && (letters === "" || isWave(letters.slice(0, HEADER_LETTERS)));
}

/** Whether an address is meant to be a sound of a document, but is too long for one. */
export function isTooLongSound(address: string): boolean {
  return address.length > ADDRESS_MAX && address.startsWith(START);
}

/** The base64 letters of a sound, whose length is not checked. */
export function lettersOfSound(address: string): string {
  return address.slice(START.length);
}

export function soundAddress(letters: string): string {
  return START + letters;
}

function isWave(letters: string): boolean {
  if (letters.length < HEADER_LETTERS || letters.includes("=")) return false;
  const bytes = atob(letters);
  return bytes.startsWith("RIFF") && bytes.endsWith("WAVE");
}
