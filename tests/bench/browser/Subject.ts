/** One subject of the bench in the browser: a file of its own that measures some of the figures of performance.md. */
import type { Aim, Figures } from "../Figures.ts";
import type { Stand } from "./Stand.ts";

export interface Subject {
  readonly name: string;
  readonly aims: Readonly<Record<string, Aim>>;
  /** What its Chromium is told besides. */
  readonly flags?: readonly string[];
  /** Keeps the rounds of each of its aims. */
  measure(stand: Stand, figures: Figures): Promise<void>;
}

export const ROUNDS = 7;

/** What each of the rounds gives, one after the other; the first one warms up and is not counted. */
export async function rounds<Taken = number>(
  measure: (round: number) => Promise<Taken>,
  count = ROUNDS,
): Promise<Taken[]> {
  const all: Taken[] = [];
  for (let round = 0; round <= count; round++) all.push(await measure(round));
  return all.slice(1);
}
