/** Playing a large stage as quickly as it goes: no tick is lost, and hands are answered meanwhile (performance.md, "Stage"). */
import type { Page } from "@playwright/test";
import { SPEEDS } from "../../../src/engine/index.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { StagePanel } from "../../e2e/pages/StagePanel.ts";
import { atMost } from "../Figures.ts";
import { crowdGame } from "./crowdGame.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";

const TICKS = 200;
const PRESSES = 20;
const WARM_MS = 5000;

export const play: Subject = {
  name: "play",
  aims: {
    "stage.play5000.droppedTicks": atMost(0, 0),
    "stage.play5000.pressToPixelMs": atMost(35, 80),
    "stage.play.reactCommitsPerTick": atMost(0, 0),
  },
  async measure(stand, figures) {
    const page = await playingCrowd(stand);
    const { dropped, commits } = await playOn(page);
    figures.keep("stage.play5000.droppedTicks", [dropped]);
    figures.keep("stage.play.reactCommitsPerTick", [commits / TICKS]);
    figures.keep("stage.play5000.pressToPixelMs", await rounds(() => pressToPixel(page)));
    await stand.leave(page);
  },
};

async function playingCrowd(stand: Stand): Promise<Page> {
  const page = await stand.visit();
  await page.addInitScript(countCommits);
  await page.addInitScript(watchPresses);
  await openOn(page, `/editor/${await stand.putGame(crowdGame({ count: 5000, oneOf: 1, speed: "Super" }))}`);
  await new EditorPage(page).controls.play.click();
  await page.waitForTimeout(WARM_MS);
  return page;
}

/** React tells whoever stands in for its developer tools of every commit. */
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

/** The browser itself tells how long after each press its next picture was on the screen, in steps of 8 ms. */
function watchPresses(): void {
  const pressed = Object.assign(window, { pressMs: [] as number[] });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "pointerdown") pressed.pressMs.push(duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

interface Moment {
  readonly turns: number;
  readonly ms: number;
  readonly commits: number;
}

/** Plays 200 ticks. A tick that was begun and is not yet counted is none that was dropped. */
async function playOn(page: Page): Promise<{ dropped: number; commits: number }> {
  const before = await moment(page);
  await page.waitForTimeout(TICKS * SPEEDS.Super);
  const after = await moment(page);
  const due = Math.floor((after.ms - before.ms) / SPEEDS.Super) - 1;
  return { dropped: Math.max(0, due - (after.turns - before.turns)), commits: after.commits - before.commits };
}

function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => ({
    turns: Number(document.querySelector("[role=timer]")?.textContent),
    ms: performance.now(),
    commits: (window as unknown as { commits: number }).commits,
  }));
}

/** The slowest but one of twenty presses on squares of the stage. */
async function pressToPixel(page: Page): Promise<number> {
  const stage = new StagePanel(page, "stage");
  for (let press = 0; press < PRESSES; press++) {
    const { x, y } = await stage.pixelOf(3 + press, 3 + (press % 5));
    await page.mouse.click(x, y);
    await page.waitForTimeout(137);
  }
  const times = await page.evaluate(() => (window as unknown as { pressMs: number[] }).pressMs.splice(0));
  // A press answered within the first 16 ms is not told of.
  const all = [...times, ...Array.from({ length: PRESSES - times.length }, () => 16)].sort((a, b) => a - b);
  return all[Math.floor(PRESSES * 0.95) - 1] ?? 0;
}
