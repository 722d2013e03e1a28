/** The numbers that are offered, with the present one in its place if it is another. */
export function withOdd(offered: readonly number[], present: number): readonly number[] {
  return offered.includes(present) ? offered : [...offered, present].sort((one, other) => one - other);
}
