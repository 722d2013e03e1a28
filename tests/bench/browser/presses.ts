import type { Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PaintDialog } from "../../e2e/pages/PaintDialog.ts";
import { walkGame } from "../../torture/walk/walkGame.ts";
import { type Aim, atMost, type Figures } from "../Figures.ts";
import { Gauge } from "./Gauge.ts";
import { type LongTask, longestTasks } from "./longestTasks.ts";
import { openOn, type Stand } from "./Stand.ts";
import type { Subject } from "./Subject.ts";

const SLOW = 4;
const ROUNDS = Number(process.env.GRIDLINGS_ROUNDS ?? 5);
const STEP = "press: ";
/** The editor renders its first pictures in this time; opening it is measured elsewhere. */
const SETTLING_MS = 3000;
/** Work that a press puts off is done within this time. */
const AFTERMATH_MS = 1500;
const TASKS_READ = 400;

const HERO = [1, 1] as const;

/** Made in this order, each after the previous one has ended. */
const PRESSES: Readonly<Record<string, (editor: EditorPage) => Promise<unknown>>> = {
  openStages: ({ page }) => page.getByRole("button", { name: /^Levels:/ }).click(),
  closeStages: ({ page }) => page.getByRole("button", { name: "Done" }).click(),
  select: ({ stage }) => stage.press(...HERO),
  openRuleMenu: ({ inspector }) =>
    inspector.panel
      .getByRole("button", { name: /^More: / })
      .first()
      .click(),
  closeRuleMenu: ({ page }) => page.keyboard.press("Escape"),
  openPixelEditor: ({ library }) => library.choose("Hero", "Draw"),
  closePixelEditor: ({ page }) => new PaintDialog(page).button("Cancel").click(),
  beginRecording: async ({ page, stage }) => {
    await page.keyboard.press("r");
    await stage.press(...HERO);
  },
  dragWhileRecording: ({ recording }) => recording.dragActor(HERO, [HERO[0] + 1, HERO[1]]),
  saveRecording: ({ recording }) => recording.save(),
};
/**
 * `npm run bench:browser -- --only=presses`: the longest task of the heaviest presses in the editor, each made for the first time on a
 * page, with the CPU four times as slow. GRIDLINGS_ROUNDS sets how often.
 */
export const presses: Subject = {
  name: "presses",
  aims: Object.fromEntries(Object.keys(PRESSES).map((name): [string, Aim] => [figureOf(name), atMost(200, 300)])),
  measure,
};

async function measure(stand: Stand, figures: Figures): Promise<void> {
  const all = new Map(Object.keys(PRESSES).map((name): [string, LongTask[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Tasks before the first press and after the last one are ignored.
    for (const [name, task] of await longestOfEach(stand)) all.get(name)?.push(task);
  }
  for (const [name, tasks] of all) {
    figures.keep(
      figureOf(name),
      tasks.map(({ ms }) => ms),
    );
    console.error(told(name, tasks));
  }
}

function figureOf(name: string): string {
  return `press.${name}.longestTaskMs`;
}

/** All rounds of a press, and the parts of its median task. */
function told(name: string, tasks: readonly LongTask[]): string {
  const middle = [...tasks].sort((one, other) => one.ms - other.ms)[Math.floor(tasks.length / 2)];
  const all = tasks.map(({ ms }) => Math.round(ms)).join(", ");
  return [`${name}: ${all} ms`, ...(middle?.parts ?? []).map((part) => `    ${part}`)].join("\n");
}

async function longestOfEach(stand: Stand): Promise<Map<string, LongTask>> {
  const page = await stand.visit({ reducedMotion: "reduce" });
  await openOn(page, `/editor/${await stand.putGame(walkGame())}`);
  await page.waitForTimeout(SETTLING_MS);
  const gauge = await Gauge.on(page);
  await gauge.slowDown(SLOW);
  const trace = await gauge.trace(() => pressAll(page));
  await stand.leave(page);
  const longest = new Map<string, LongTask>();
  for (const task of longestTasks(trace, STEP, TASKS_READ)) if (!longest.has(task.step)) longest.set(task.step, task);
  return longest;
}

async function pressAll(page: Page): Promise<void> {
  const editor = new EditorPage(page);
  await page.evaluate((step) => void performance.mark(step), STEP);
  for (const [name, press] of Object.entries(PRESSES)) {
    await press(editor);
    await page.waitForTimeout(AFTERMATH_MS);
    await page.evaluate((step) => void performance.mark(step), STEP + name);
  }
}
