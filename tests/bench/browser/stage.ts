import type { Page } from "@playwright/test";
import { PlayerPage } from "../../e2e/pages/PlayerPage.ts";
import { atLeast, atMost, type Figures } from "../Figures.ts";
import { type Crowd, crowdGame } from "./crowdGame.ts";
import { moveImages, showImages } from "./images.ts";
import { countFrames, frameInterval, frameScriptMs } from "./pageFrames.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";

const COUNT = 10_000;
const LOOK_MS = 2000;
const IDLE_MS = 2000;
/** Frames to measure; fewer with images, which take more than a second each. */
const FRAMES = 15;
const IMAGE_FRAMES = 3;
/** Until textures are uploaded and everything is compiled. */
const WARM_MS = 3000;
/** Until the first tick of a resumed game has begun. */
const TURN_MS = 1000;

/** Drawing a full stage: the cost of a frame, compared with one image element for each actor. */
export const stage: Subject = {
  name: "stage",
  aims: {
    "stage.10000moving.scriptMs": atMost(2.5, 5),
    "stage.10000.onePercentMoving.scriptMs": atMost(0.5, 1.5),
    "stage.10000.vsImages": atLeast(24, 15),
    "stage.idle.framesPerSecond": atMost(0, 1),
  },
  async measure(stand, figures) {
    const all = await playing(stand, { count: COUNT, oneOf: 1, speed: "Slow" });
    figures.keep("stage.10000moving.scriptMs", await rounds(() => frameScriptMs(all, LOOK_MS)));
    const images = await stand.visit();
    await showImages(images, COUNT);
    figures.keep("stage.10000.vsImages", await rounds(() => imagesAgainst(images, all)));
    await stand.leave(images);
    await stand.leave(all);
    const few = await playing(stand, { count: COUNT, oneOf: 100, speed: "Slow" });
    figures.keep("stage.10000.onePercentMoving.scriptMs", await rounds(() => frameScriptMs(few, LOOK_MS)));
    await stand.leave(few);
    await measureIdle(stand, figures);
  },
};

/** How many times as long a frame takes with images. All open pages draw, so the other page is stopped meanwhile. */
async function imagesAgainst(images: Page, ours: Page): Promise<number> {
  const player = new PlayerPage(ours);
  await player.button("Stop").dispatchEvent("click");
  await moveImages(images, true);
  const slow = await frameInterval(images, IMAGE_FRAMES);
  await moveImages(images, false);
  await player.button("Play").dispatchEvent("click");
  await ours.waitForTimeout(TURN_MS);
  return slow / (await frameInterval(ours, FRAMES));
}

/** A page that never saves power, so that all actors glide. */
async function playing(stand: Stand, crowd: Crowd): Promise<Page> {
  const page = await stand.visit();
  await page.addInitScript(() => localStorage.setItem("gridlings:power", "never"));
  await openOn(page, `/play/${await stand.putGame(crowdGame(crowd))}`);
  await new PlayerPage(page).bigPlay.click();
  await page.waitForTimeout(WARM_MS);
  return page;
}

async function measureIdle(stand: Stand, figures: Figures): Promise<void> {
  const page = await stand.visit();
  const frames = await countFrames(page);
  await openOn(page, `/editor/${await stand.putGame(crowdGame({ count: COUNT, oneOf: 1, speed: "Super" }))}`);
  await page.waitForTimeout(WARM_MS);
  const perSecond = async () => {
    const before = await frames();
    await page.waitForTimeout(IDLE_MS);
    return ((await frames()) - before) / (IDLE_MS / 1000);
  };
  figures.keep("stage.idle.framesPerSecond", await rounds(perSecond));
  await stand.leave(page);
}
