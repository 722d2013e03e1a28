import type { Aim, Figures } from "../Figures.ts";
import type { Stand } from "./Stand.ts";

/** One subject of the browser bench, which measures some of its figures. */
export interface Subject {
  readonly name: string;
  readonly aims: Readonly<Record<string, Aim>>;
  /** Further command-line flags for its Chromium. */
  readonly flags?: readonly string[];
  /** Stores the rounds of each of its aims. */
  measure(stand: Stand, figures: Figures): Promise<void>;
}

export const ROUNDS = 7;

/** The results of the rounds, run one after the other. The first round warms up and is not counted. */
export async function rounds<Taken = number>(
  measure: (round: number) => Promise<Taken>,
  count = ROUNDS,
): Promise<Taken[]> {
  const all: Taken[] = [];
  for (let round = 0; round <= count; round++) all.push(await measure(round));
  return all.slice(1);
}
