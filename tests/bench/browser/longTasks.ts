import type { Page } from "@playwright/test";
import { seededRandom } from "../../support/seededRandom.ts";
import { chooseAct } from "../../torture/walk/chooseAct.ts";
import { LateAnswers } from "../../torture/walk/LateAnswers.ts";
import { attachProbe, situationOf } from "../../torture/walk/probe.ts";
import { sightOf } from "../../torture/walk/sight.ts";
import { WalkHand } from "../../torture/walk/WalkHand.ts";
import { walkGame } from "../../torture/walk/walkGame.ts";
import type { Figures } from "../Figures.ts";
import { Gauge } from "./Gauge.ts";
import { type LongTask, longestTasks } from "./longestTasks.ts";
import { openOn, type Stand } from "./Stand.ts";
import type { Subject } from "./Subject.ts";

const SLOW = 4;
const WALKS = 3;
const ACTS = Number(process.env.GRIDLINGS_ACTS ?? 80);
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const TOLD = 5;
const STEP = "walk: ";
/** The first pictures of the editor are rendered in this time; opening it is measured elsewhere. */
const SETTLING_MS = 3000;
/** The longest wait within a walk: slow work follows an action directly. */
const PASSED_MAX_MS = 500;

/**
 * `npm run bench:browser -- --only=longTasks`: random walks in the editor with the CPU four times as slow, and the tasks that blocked the
 * page the longest. GRIDLINGS_SEED and GRIDLINGS_ACTS choose the walks.
 */
export const longTasks: Subject = {
  name: "longTasks",
  aims: { "walk.longestTaskMs": { want: 200, isBetter: "lower" } },
  measure,
};

async function measure(stand: Stand, figures: Figures): Promise<void> {
  const longest: number[] = [];
  for (let seed = SEED; seed < SEED + WALKS; seed += 1) {
    const tasks = await tasksOfWalk(stand, seed);
    for (const task of tasks) console.error(told(seed, task));
    longest.push(tasks[0]?.ms ?? 0);
  }
  figures.keep("walk.longestTaskMs", longest);
}

function told(seed: number, { ms, step, parts }: LongTask): string {
  return [`seed ${seed}: ${Math.round(ms)} ms, ${step}`, ...parts.map((part) => `    ${part}`)].join("\n");
}

async function tasksOfWalk(stand: Stand, seed: number): Promise<LongTask[]> {
  const page = await stand.visit({ hasTouch: true, reducedMotion: "reduce" });
  await openOn(page, `/editor/${await stand.putGame(walkGame())}`);
  await page.waitForTimeout(SETTLING_MS);
  await attachProbe(page);
  const gauge = await Gauge.on(page);
  await gauge.slowDown(SLOW);
  const trace = await gauge.trace(() => walk(page, seed));
  await stand.leave(page);
  return longestTasks(trace, STEP, TOLD);
}

async function walk(page: Page, seed: number): Promise<void> {
  const dice = seededRandom(seed);
  const late = new LateAnswers();
  const pass = (ms: number) => page.waitForTimeout(Math.min(ms, PASSED_MAX_MS));
  for (let number = 1; number <= ACTS; number += 1) {
    const [now, sight] = await Promise.all([situationOf(page), sightOf(page)]);
    const { name, act } = chooseAct(now, dice);
    const done: string[] = [];
    const hand = new WalkHand(page, (line) => void done.push(line));
    // Reloading the page is measured elsewhere.
    await act({ page, hand, dice, late, now, sight, pass, reload: async () => undefined });
    await pass(60);
    await page.evaluate((step) => void performance.mark(step), `${STEP}${number}. ${name}: ${done.join("; ")}`);
  }
}
