import type { Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { type Aim, atMost, type Figures } from "../Figures.ts";
import { LONER } from "./bigGame.ts";
import { Gauge } from "./Gauge.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds } from "./Subject.ts";

const SLOW = 4;
/** The time a child waits before pressing again. */
const PATIENCE_MS = 1000;
/** The first frames of the stage and the work that follows them. */
const SETTLING_MS = 3000;

/**
 * `ms` is the time from the navigation to the first press that is answered, with the CPU slowed down four times. `longestTaskMs` is
 * measured without slowing down.
 */
export const OPENING_AIMS: Readonly<Record<string, Aim>> = {
  "editor.open.ms": atMost(2500, 5000),
  "editor.open.longestTaskMs": { want: 50, isBetter: "lower" },
};

/** How long a very large game takes until it can be edited, and whether the page stays responsive meanwhile. */
export async function measureOpening(stand: Stand, figures: Figures, game: string): Promise<void> {
  figures.keep("editor.open.ms", await rounds(() => untilFirstPress(stand, game)));
  figures.keep("editor.open.longestTaskMs", await rounds(() => longestTask(stand, game)));
}

async function untilFirstPress(stand: Stand, game: string): Promise<number> {
  const page = await stand.visit();
  await (await Gauge.on(page)).slowDown(SLOW);
  const start = performance.now();
  await openOn(page, `/editor/${game}`);
  await pressUntilAnswered(page);
  const time = performance.now() - start;
  await stand.leave(page);
  return time;
}

async function longestTask(stand: Stand, game: string): Promise<number> {
  const page = await stand.visit();
  await page.addInitScript((mark) => void performance.mark(mark), Gauge.mark);
  const gauge = await Gauge.on(page);
  const { longestMs } = await gauge.tasks(async () => {
    await openOn(page, `/editor/${game}`);
    await page.waitForTimeout(SETTLING_MS);
  });
  await stand.leave(page);
  return longestMs;
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Presses repeatedly, as a child who waits for the first actor to be selected. */
async function pressUntilAnswered(page: Page): Promise<void> {
  const { x, y } = await new EditorPage(page).stage.pixelOf(LONER.column, LONER.row);
  const bar = page.getByRole("group", { name: "Selected characters" });
  for (let isAnswered = false; !isAnswered; ) {
    await page.mouse.click(x, y);
    isAnswered = await bar.waitFor({ timeout: PATIENCE_MS }).then(yes, no);
  }
}
