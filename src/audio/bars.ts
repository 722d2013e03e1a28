/** The loudest sample in each of `count` equal parts, 0 to 1: a wave as bars. */
export function barsOf(samples: Float32Array, count: number): readonly number[] {
  const size = samples.length / count;
  return Array.from({ length: count }, (_, bar) => {
    let most = 0;
    for (let n = Math.floor(bar * size); n < Math.floor((bar + 1) * size); n++) {
      most = Math.max(most, Math.abs(samples[n] ?? 0));
    }
    return Math.min(1, most);
  });
}
