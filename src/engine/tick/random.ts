/** One number in [0, 1) and the state to draw the next one from (mulberry32). */
export interface Draw {
  readonly value: number;
  readonly state: number;
}

/** Draws from a 32-bit state; the same state always gives the same number. */
export function draw(before: number): Draw {
  const state = (before + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return { value: ((t ^ (t >>> 14)) >>> 0) / 4294967296, state };
}

/** A shuffled copy: Fisher-Yates from the last place down, one draw per step. The order of draws is fixed: recorded plays depend on it. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = items.slice();
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const moved = copy[last] as Item;
    copy[last] = copy[other] as Item;
    copy[other] = moved;
  }
  return copy;
}
