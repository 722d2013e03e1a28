import { setTimeout as wait } from "node:timers/promises";
import type { Program } from "../Program.ts";
import type { Load } from "./Load.ts";
import { CHILDREN } from "./school.ts";

const EVERY_MS = 5_000;
const LOOK_EVERY_MS = 250;

export interface Class {
  /** The 95th percentile of the save times of each round. */
  readonly saveP95: readonly number[];
  /** The peak memory of each round, in megabytes. */
  readonly resident: readonly number[];
}

/**
 * A class at work: 30 children save 500 KB every 5 seconds while somebody tries wrong passwords. The first round warms up and is not
 * counted.
 */
export async function playClass(
  product: Program,
  load: Load,
  rounds: number,
  save: (child: number) => Parameters<Load["call"]>[0],
): Promise<Class> {
  const saveP95: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, product.residentMegabytes);
    }, LOOK_EVERY_MS);
    const taken = await Promise.all(Array.from({ length: CHILDREN }, (_, child) => saveAtTurn(load, child, save)));
    clearInterval(look);
    if (round === 0) continue;
    saveP95.push(taken.sort((a, b) => a - b)[Math.ceil(CHILDREN * 0.95) - 1] ?? Number.NaN);
    resident.push(most);
  }
  return { saveP95, resident };
}

/** Spreads the saves of the children evenly over the five seconds. */
async function saveAtTurn(
  load: Load,
  child: number,
  save: (child: number) => Parameters<Load["call"]>[0],
): Promise<number> {
  const turn = (child * EVERY_MS) / CHILDREN;
  await wait(turn);
  const start = performance.now();
  const status = await load.call(save(child));
  if (status !== 200) throw new Error(`A save of the class was answered ${status}`);
  const taken = performance.now() - start;
  await wait(Math.max(0, EVERY_MS - turn - taken));
  return taken;
}
