import type { Page } from "@playwright/test";
import { drag } from "../../e2e/pages/drag.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PaintDialog } from "../../e2e/pages/PaintDialog.ts";
import { StagesPanel } from "../../e2e/pages/StagesPanel.ts";
import { atMost, type Figures } from "../Figures.ts";
import { Gauge } from "./Gauge.ts";
import { countHoldings, type Holdings, holdingsOf } from "./holdings.ts";
import { quickenTime } from "./quickTime.ts";
import { openOn } from "./Stand.ts";
import type { Subject } from "./Subject.ts";
import { ROCK, STAGES, soakGame } from "./soakGame.ts";

const MINUTES = 60;
/** How many minutes of the page pass in one of ours. */
const TIMES = 20;
/** How long the game plays at Super in each minute; the rest is editing. */
const PLAYED_MS = 30_000;
const EDITS = 8;
/** Chromium compiles ever more functions for an hour, and that machine code would outweigh anything that the page could leak. */
const NO_MACHINE_CODE = "--js-flags=--jitless";
const SAME = ["listeners", "textures", "sprites", "workers"] as const;

/** An hour of making and playing a game, and what it leaves behind in the page. Takes about ten minutes. */
export const soak: Subject = {
  name: "soak",
  aims: {
    "soak.heapGrowth": atMost(1, 1.1),
    ...Object.fromEntries(SAME.map((what) => [`soak.${what}Growth`, atMost(0, 0)])),
  },
  flags: [NO_MACHINE_CODE],
  async measure(stand, figures) {
    const page = await stand.visit({ reducedMotion: "reduce" });
    await quickenTime(page, TIMES);
    await countHoldings(page);
    await openOn(page, `/editor/${await stand.putGame(soakGame())}`);
    keepFigures(figures, await anHour(page));
    await stand.leave(page);
  },
};

/** What the page holds at the end of each minute. */
async function anHour(page: Page): Promise<Holdings[]> {
  const gauge = await Gauge.on(page);
  const minutes: Holdings[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await aMinute(page);
    const holdings = await holdingsOf(page, gauge);
    minutes.push(holdings);
    console.error(`minute ${minute}: ${JSON.stringify(holdings)}`);
  }
  return minutes;
}

/** A little of everything, which leaves the game as it was. */
async function aMinute(page: Page): Promise<void> {
  const editor = new EditorPage(page);
  await play(editor);
  await edit(editor);
  await record(editor);
  await paint(editor);
  await changeStage(editor);
}

async function play({ page, controls }: EditorPage): Promise<void> {
  await controls.speed("Super").click();
  await controls.play.click();
  await page.waitForTimeout(PLAYED_MS / TIMES);
  await controls.stop.click();
}

async function edit({ page, stage }: EditorPage): Promise<void> {
  const [from, to] = [await stage.pixelOf(ROCK.column, ROCK.row), await stage.pixelOf(ROCK.column + 1, ROCK.row + 1)];
  for (let count = 0; count < EDITS; count += 1) {
    await drag(page, from, to);
    await page.keyboard.press("Control+z");
  }
}

async function record({ toolbar, stage, recording }: EditorPage): Promise<void> {
  await toolbar.take("Record");
  await stage.press(ROCK.column, ROCK.row);
  await recording.before.picture.locator("canvas").waitFor();
  await recording.after.picture.locator("canvas").waitFor();
  await recording.handle("right").press("ArrowRight");
  await recording.panel.getByRole("button", { name: "Cancel" }).click();
  await recording.panel.waitFor({ state: "hidden" });
  await stage.picture.locator("canvas").waitFor();
}

async function paint({ page, library }: EditorPage): Promise<void> {
  const easel = new PaintDialog(page);
  await library.choose(ROCK.name, "Draw");
  await easel.canvas.locator("canvas").waitFor();
  await easel.stroke([3, 3], [20, 20]);
  await easel.button("Save").click();
  await easel.dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+z");
}

async function changeStage({ page }: EditorPage): Promise<void> {
  const stages = new StagesPanel(page);
  for (const name of [...STAGES].reverse()) {
    await stages.picker.click();
    await stages.dialog.locator("label", { hasText: new RegExp(`^${name}$`) }).click();
    await stages.press("Done");
    await stages.dialog.waitFor({ state: "hidden" });
  }
}

/** Compares the last ten minutes with minutes 5 to 15. */
function keepFigures(figures: Figures, minutes: readonly Holdings[]): void {
  const [early, late] = [minutes.slice(5, 15), minutes.slice(-10)];
  const middle = (some: readonly Holdings[], what: keyof Holdings): number =>
    some.map((holdings) => holdings[what]).sort((one, other) => one - other)[Math.floor(some.length / 2)] ?? Number.NaN;
  figures.keep("soak.heapGrowth", [middle(late, "heap") / middle(early, "heap")]);
  for (const what of SAME) figures.keep(`soak.${what}Growth`, [middle(late, what) - middle(early, what)]);
}
