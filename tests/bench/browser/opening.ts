/** How long a very large game takes until a child can work on it, and whether the page holds still meanwhile (performance.md, "Editor"). */
import type { Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { type Aim, atMost, type Figures } from "../Figures.ts";
import { LONER } from "./bigGame.ts";
import { Gauge } from "./Gauge.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds } from "./Subject.ts";

const SLOW = 4;
/** How long a child waits before the next press. */
const PATIENCE_MS = 1000;
/** The first frames of the stage, and what comes after them. */
const SETTLING_MS = 3000;

/** `ms`: from the address to the first press that is answered, on a machine four times as slow. `longestTaskMs`: on this one. */
export const OPENING_AIMS: Readonly<Record<string, Aim>> = {
  "editor.open.ms": atMost(2500, 5000),
  "editor.open.longestTaskMs": { want: 50, isBetter: "lower" },
};

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

/** As a child who waits for the first actor to take the selection. */
async function pressUntilAnswered(page: Page): Promise<void> {
  const { x, y } = await new EditorPage(page).stage.pixelOf(LONER.column, LONER.row);
  const bar = page.getByRole("group", { name: "Selected actors" });
  for (let isAnswered = false; !isAnswered; ) {
    await page.mouse.click(x, y);
    isAnswered = await bar.waitFor({ timeout: PATIENCE_MS }).then(yes, no);
  }
}
