import type { Page } from "@playwright/test";
import { SPEEDS } from "../../../src/engine/index.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { atLeast, atMost } from "../Figures.ts";
import { crowdGame } from "./crowdGame.ts";
import { Gauge } from "./Gauge.ts";
import { playInline } from "./inlineClone.ts";
import { tickScriptMs } from "./pageFrames.ts";
import { unitMs } from "./referenceLoop.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";
import { droppedTicks, turnsOf } from "./turns.ts";

const CROWD = { count: 5000, oneOf: 1, speed: "Super" } as const;
const TICKS = 200;
const PRESSES = 20;
const WARM_MS = 5000;
const LOOK_MS = 2000;
/** Px between presses, and from the corner to the first one. */
const STEP = 17;

/**
 * Playing a large stage at full speed: no tick is dropped, presses are answered meanwhile, and it costs less than a naive implementation.
 */
export const play: Subject = {
  name: "play",
  aims: {
    "stage.play5000.droppedTicks": atMost(0, 0),
    "stage.play5000.pressToPixelMs": atMost(35, 80),
    "stage.play.reactCommitsPerTick": atMost(0, 0),
    "stage.play5000.vsInlineClone": atLeast(8, 3),
    // The browser reports press latencies in steps of 8 ms from 16 ms up, so that a fast machine measures both as equal.
    "stage.play5000.pressVsInlineClone": { want: 1.5, isBetter: "higher" },
    "stage.play5000.workerUnits": atMost(1, 3),
  },
  async measure(stand, figures) {
    const page = await playingCrowd(stand);
    const { dropped, commits } = await playOn(page);
    figures.keep("stage.play5000.droppedTicks", [dropped]);
    figures.keep("stage.play.reactCommitsPerTick", [commits / TICKS]);
    const ours = await presses(page);
    figures.keep("stage.play5000.pressToPixelMs", ours);
    const gauge = await Gauge.on(page);
    figures.keep("stage.play5000.workerUnits", await rounds(() => workerUnits(page, gauge)));
    const work = await rounds(() => tickMs(page));
    await stand.leave(page);
    const inline = await playingInline(stand);
    figures.keep("stage.play5000.vsInlineClone", ratios(await rounds(() => tickMs(inline)), work));
    figures.keep("stage.play5000.pressVsInlineClone", ratios(await presses(inline), ours));
    await stand.leave(inline);
  },
};

/** How many times as long the naive implementation takes, round by round. */
function ratios(simple: readonly number[], ours: readonly number[]): number[] {
  return simple.map((ms, round) => ms / (ours[round] ?? 0));
}

/** The main-thread time of a tick. */
async function tickMs(page: Page): Promise<number> {
  let turns = 0;
  const ms = await tickScriptMs(page, async () => {
    turns = await turnsWhileLooking(page);
  });
  return ms / turns;
}

/** The worker time of a tick, including packing and sending, in units of a loop that runs on the same machine at the same time. */
async function workerUnits(page: Page, gauge: Gauge): Promise<number> {
  let turns = 0;
  const { workersMs } = await gauge.tasks(async () => {
    turns = await turnsWhileLooking(page);
  });
  return workersMs / turns / (await unitMs(page));
}

async function turnsWhileLooking(page: Page): Promise<number> {
  const before = await turnsOf(page);
  await page.waitForTimeout(LOOK_MS);
  return (await turnsOf(page)).turns - before.turns;
}

/** The same crowd, played by cloning the document with every tick. */
async function playingInline(stand: Stand): Promise<Page> {
  const page = await stand.visit();
  await playInline(page, crowdGame(CROWD));
  await page.evaluate(watchPresses);
  await page.waitForTimeout(WARM_MS);
  return page;
}

async function playingCrowd(stand: Stand): Promise<Page> {
  const page = await stand.visit();
  await page.addInitScript(countCommits);
  await page.addInitScript(watchPresses);
  await openOn(page, `/editor/${await stand.putGame(crowdGame(CROWD))}`);
  await new EditorPage(page).controls.play.click();
  await page.waitForTimeout(WARM_MS);
  return page;
}

/** Counts commits through the hook that React offers to its developer tools. */
function countCommits(): void {
  const counted = Object.assign(window, { commits: 0 });
  const tools = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      counted.commits += 1;
    },
    onCommitFiberUnmount() {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
}

/** Records the time from each press to the next frame on the screen, as the browser reports it in steps of 8 ms. */
function watchPresses(): void {
  const pressed = Object.assign(window, { pressMs: [] as number[] });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "pointerdown") pressed.pressMs.push(duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Plays 200 ticks. */
async function playOn(page: Page): Promise<{ dropped: number; commits: number }> {
  const before = await commitsOf(page);
  const dropped = await droppedTicks(page, TICKS, SPEEDS.Super);
  return { dropped, commits: (await commitsOf(page)) - before };
}

function commitsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { commits: number }).commits);
}

/** For each round, the second slowest of twenty presses on the stage. */
async function presses(page: Page): Promise<number[]> {
  const box = await page.locator('[data-view="stage"] canvas, body > canvas').boundingBox();
  if (!box) throw new Error("There is a stage to press on.");
  return rounds(() => pressToPixel(page, box));
}

async function pressToPixel(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<number> {
  for (let press = 1; press <= PRESSES; press++) {
    await page.mouse.click(x + press * STEP, y + (1 + (press % 5)) * STEP);
    await page.waitForTimeout(137);
  }
  const times = await page.evaluate(() => (window as unknown as { pressMs: number[] }).pressMs.splice(0));
  // Presses answered within 16 ms are not reported.
  const all = [...times, ...Array.from({ length: PRESSES - times.length }, () => 16)].sort((a, b) => a - b);
  return all[Math.floor(PRESSES * 0.95) - 1] ?? 0;
}
