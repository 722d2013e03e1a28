/** What is done to samples so that no sound is much louder than another, and none begins or ends with a crack. */

/** The window in which the ear takes loudness together, seconds. */
const WINDOW = 0.05;
/** The loudest samples of an evened sound. */
export const PEAK = 0.9;
const SOFT_END = 0.006;
/** Amplification of more than this would only make the noise of a silent room loud. */
const GAIN_MAX = 30;

/** The root mean square of the loudest window. */
export function loudestWindow(samples: Float32Array, rate: number): number {
  const size = Math.max(1, Math.round(WINDOW * rate));
  let most = 0;
  for (let from = 0; from < samples.length; from += size) {
    const to = Math.min(samples.length, from + size);
    let sum = 0;
    for (let n = from; n < to; n++) sum += (samples[n] ?? 0) ** 2;
    most = Math.max(most, Math.sqrt(sum / size));
  }
  return most;
}

/** As loud as `wanted` in its loudest window, with peaks rounded off below `PEAK`. Silence stays silent. */
export function evened(samples: Float32Array, rate: number, wanted: number): Float32Array<ArrayBuffer> {
  const loud = loudestWindow(samples, rate);
  const gain = loud === 0 ? 1 : Math.min(GAIN_MAX, wanted / loud);
  return Float32Array.from(samples, (sample) => rounded(sample * gain));
}

/** Nearly straight up to half of the peak, and never beyond it. */
function rounded(sample: number): number {
  const knee = PEAK / 2;
  const over = Math.abs(sample) - knee;
  return over <= 0 ? sample : Math.sign(sample) * (knee + knee * Math.tanh(over / knee));
}

/** Comes out of silence and goes back into it within a few milliseconds. */
export function withSoftEnds(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> {
  const steps = Math.min(Math.round(SOFT_END * rate), Math.floor(samples.length / 2));
  const last = samples.length - 1;
  return samples.map((sample, n) => sample * Math.min(1, n / steps, (last - n) / steps));
}

export interface Span {
  /** Seconds. */
  readonly from: number;
  readonly to: number;
}

/** What is much softer than the loudest part counts as silence, and so does what is below this. */
const SILENT_PART = 0.08;
const SILENT = 0.01;
/** Kept before and after, so that no soft beginning is lost. */
const MARGIN = 0.04;

/** From the first to the last moment that is not silent; all of it if nothing is heard. */
export function soundingPart(samples: Float32Array, rate: number): Span {
  const whole = { from: 0, to: samples.length / rate };
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (peak < SILENT) return whole;
  const isHeard = (sample: number) => Math.abs(sample) >= Math.max(SILENT, peak * SILENT_PART);
  const [first, last] = [samples.findIndex(isHeard), samples.findLastIndex(isHeard)];
  return { from: Math.max(0, first / rate - MARGIN), to: Math.min(whole.to, last / rate + MARGIN) };
}

/** Whether anything can be heard in it. */
export function isSilent(samples: Float32Array): boolean {
  return samples.every((sample) => Math.abs(sample) < SILENT);
}

export function cut(samples: Float32Array, rate: number, { from, to }: Span): Float32Array<ArrayBuffer> {
  return samples.slice(Math.round(from * rate), Math.round(to * rate));
}
