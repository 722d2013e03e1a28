import { evened, withSoftEnds } from "./loudness.ts";

/** How sounds of one's own are kept: WAV, one channel, 8 bits, which plays everywhere. */
export const KEPT_RATE = 11_025;
export const SECONDS_MAX = 5;
/** The loudness of all of them. */
const LOUD = 0.28;
const HEAD = 44;
const ADDRESS = "data:audio/wav;base64,";

/** The address of a sound as a game keeps it: at most five seconds, evened, and soft at its ends. */
export function keptSound(samples: Float32Array, rate: number): string {
  const least = resampled(samples, rate, KEPT_RATE).subarray(0, SECONDS_MAX * KEPT_RATE);
  return ADDRESS + base64Of(waveOf(withSoftEnds(evened(least, KEPT_RATE, LOUD), KEPT_RATE)));
}

/** Fewer samples a second. Each is the mean of those around it, so that what is too high for the new rate does not come back as a rattle. */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array<ArrayBuffer> {
  const step = from / to;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, n) => {
    const first = Math.floor(n * step);
    const last = Math.max(first + 1, Math.floor((n + 1) * step));
    let sum = 0;
    for (let at = first; at < last; at++) sum += samples[at] ?? 0;
    return sum / (last - first);
  });
}

function waveOf(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(HEAD + samples.length);
  const view = new DataView(bytes.buffer);
  letters(bytes, 0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  letters(bytes, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, KEPT_RATE, true);
  view.setUint32(28, KEPT_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  letters(bytes, 36, "data");
  view.setUint32(40, samples.length, true);
  samples.forEach((sample, n) => {
    bytes[HEAD + n] = Math.round(128 + 127 * Math.max(-1, Math.min(1, sample)));
  });
  return bytes;
}

function letters(bytes: Uint8Array, at: number, text: string): void {
  for (let n = 0; n < text.length; n++) bytes[at + n] = text.charCodeAt(n);
}

/** More bytes at once would be too many arguments. */
const PIECE = 8192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
