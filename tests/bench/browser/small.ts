import type { Page } from "@playwright/test";
import { PlayerPage } from "../../e2e/pages/PlayerPage.ts";
import { atMost, type Figures } from "../Figures.ts";
import { type BareSize, serveBareStage } from "./bareStage.ts";
import { Gauge } from "./Gauge.ts";
import { browserCpuMs } from "./processes.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";
import { type SmallGame, smallDocument, smallGame } from "./smallGame.ts";

const SLOW = 4;
const WARM_MS = 2500;
const LOOK_MS = 4000;
const COUNTS = [100, 1000] as const;

/**
 * Small games on a small machine, without a graphics card: how soon they are there, and what a tick costs all processes of the browser, beside
 * a bare page that draws the same.
 */
export const small: Subject = {
  name: "small",
  aims: {
    "small.play.interactiveMs": atMost(900, 1500),
    "load.play.vsBare": atMost(1.5, 2.5),
    "small.play100.cpuMsPerTick": atMost(40, 80),
    "small.play1000.cpuMsPerTick": atMost(50, 90),
    "small.play100.scriptMs": atMost(0.7, 1.5),
    "small.play1000.scriptMs": atMost(2.5, 3.5),
    "stage.play100.vsBare": atMost(2, 4),
    "small.editor2000.interactiveMs": atMost(1500, 2500),
  },
  async measure(stand, figures) {
    await opening(stand, figures);
    for (const count of COUNTS) await playing(stand, figures, count);
  },
};

/** How soon a game is there, in turns with the bare page and the editor of a larger game. */
async function opening(stand: Stand, figures: Figures): Promise<void> {
  const game = smallGame(100);
  const path = `/play/${await stand.putGame(smallDocument(game))}`;
  const large = `/editor/${await stand.putGame(smallDocument(smallGame(2000)))}`;
  const size = await sizeOfStage(stand, path);
  const all = await rounds(async () => ({
    play: await firstFrameMs(stand, () => path),
    bare: await bareFirstMs(stand, game, size),
    editor: await firstFrameMs(stand, () => large),
  }));
  figures.keep(
    "small.play.interactiveMs",
    all.map(({ play }) => play),
  );
  figures.keep(
    "load.play.vsBare",
    all.map(({ play, bare }) => play / bare),
  );
  figures.keep(
    "small.editor2000.interactiveMs",
    all.map(({ editor }) => editor),
  );
}

/** What a tick at full speed costs, in turns with the bare page. */
async function playing(stand: Stand, figures: Figures, count: (typeof COUNTS)[number]): Promise<void> {
  const game = smallGame(count);
  const path = `/play/${await stand.putGame(smallDocument(game))}`;
  const size = await sizeOfStage(stand, path);
  const all = await rounds(async () => {
    const ours = await costOf(stand, game, async (page) => {
      await openOn(page, path);
      await new PlayerPage(page).bigPlay.click();
    });
    const bare = await costOf(stand, game, async (page) => {
      await page.goto(await serveBareStage(page, stand.address, game, size));
      await page.evaluate("play()");
    });
    return { ours, bare };
  });
  figures.keep(
    `small.play${count}.cpuMsPerTick`,
    all.map(({ ours }) => ours.cpuMs),
  );
  figures.keep(
    `small.play${count}.scriptMs`,
    all.map(({ ours }) => ours.scriptMs),
  );
  if (count === 100)
    figures.keep(
      "stage.play100.vsBare",
      all.map(({ ours, bare }) => ours.cpuMs / bare.cpuMs),
    );
}

async function costOf(
  stand: Stand,
  { tickMs }: SmallGame,
  play: (page: Page) => Promise<void>,
): Promise<{ readonly cpuMs: number; readonly scriptMs: number }> {
  const page = await stand.visit();
  await play(page);
  const gauge = await Gauge.on(page);
  await page.waitForTimeout(WARM_MS);
  const [cpu, script, begun] = [browserCpuMs(), await gauge.metric("ScriptDuration"), performance.now()];
  await page.waitForTimeout(LOOK_MS);
  const ticks = (performance.now() - begun) / tickMs;
  const cpuMs = (browserCpuMs() - cpu) / ticks;
  const scriptMs = ((await gauge.metric("ScriptDuration")) - script) / ticks;
  await stand.leave(page);
  return { cpuMs, scriptMs: scriptMs * 1000 };
}

function bareFirstMs(stand: Stand, game: SmallGame, size: BareSize): Promise<number> {
  return firstFrameMs(stand, (page) => serveBareStage(page, stand.address, game, size));
}

/** Ms from the navigation to the first frame that was drawn, with an empty cache. From then on a key moves an actor of a game. */
async function firstFrameMs(stand: Stand, addressOf: (page: Page) => string | Promise<string>): Promise<number> {
  const page = await stand.visit();
  await (await Gauge.on(page)).slowDown(SLOW);
  await page.addInitScript(noteFirstFrame);
  await page.goto(await addressOf(page), { waitUntil: "commit" });
  const ms = await firstOf(page);
  await stand.leave(page);
  return ms;
}

/** The page's own clock tells when, so that asking late does no harm. */
async function firstOf(page: Page): Promise<number> {
  for (;;) {
    const first = await page.evaluate(() => (window as { first?: number }).first);
    if (first !== undefined) return first;
    await page.waitForTimeout(100);
  }
}

/** Runs in the page, ours or the bare one: notes when the canvas of its stage says that it is drawn. Looking in each frame would delay that. */
function noteFirstFrame(): void {
  const observer = new MutationObserver((changes) => {
    const isStage = changes.some(
      ({ target }) => target instanceof Element && target.matches('[data-view="stage"] canvas'),
    );
    if (!isStage) return;
    observer.disconnect();
    Object.assign(window, { first: performance.now() });
  });
  observer.observe(document, { subtree: true, attributeFilter: ["data-drawn"] });
}

async function sizeOfStage(stand: Stand, path: string): Promise<BareSize> {
  const page = await stand.visit();
  await openOn(page, path);
  const box = await page.locator('[data-view="stage"] canvas').boundingBox();
  await stand.leave(page);
  if (!box) throw new Error("There is a stage to measure.");
  return { width: Math.round(box.width), height: Math.round(box.height) };
}
