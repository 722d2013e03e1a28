import { SPEEDS } from "../../../src/engine/index.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PlayerPage } from "../../e2e/pages/PlayerPage.ts";
import { atMost } from "../Figures.ts";
import { crowdGame } from "./crowdGame.ts";
import { Gauge } from "./Gauge.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";
import { droppedTicks } from "./turns.ts";

const SLOW = 4;
const WARM_MS = 3000;
const TICKS = 47;
const LOOKS = 20;
const LOOK_MS = 150;
const MEGABYTE = 1024 * 1024;

/** Thousands of walkers at full speed on a small machine: how many ticks an editor drops, and how much memory a game takes while it plays. */
export const crowd: Subject = {
  name: "crowd",
  aims: {
    "crowd.editor10000.droppedTicks": atMost(0, 0),
    "crowd.play20000.heapMb": atMost(140, 200),
    "crowd.editor20000.heapMb": atMost(140, 200),
  },
  async measure(stand, figures) {
    figures.keep("crowd.editor10000.droppedTicks", await rounds(() => droppedWhileSlow(stand), 3));
    for (const where of ["play", "editor"] as const)
      figures.keep(`crowd.${where}20000.heapMb`, await heapMb(stand, where));
  },
};

async function droppedWhileSlow(stand: Stand): Promise<number> {
  const page = await playing(stand, "editor", 10_000);
  await (await Gauge.on(page)).slowDown(SLOW);
  await page.waitForTimeout(WARM_MS);
  const dropped = await droppedTicks(page, TICKS, SPEEDS.Super);
  await stand.leave(page);
  return dropped;
}

/** The highest of twenty looks in each round, with what is not collected yet. */
async function heapMb(stand: Stand, where: "play" | "editor"): Promise<number[]> {
  const page = await playing(stand, where, 20_000);
  const gauge = await Gauge.on(page);
  await page.waitForTimeout(WARM_MS);
  const highest = await rounds(async () => {
    const looks: number[] = [];
    for (let look = 0; look < LOOKS; look++) {
      await page.waitForTimeout(LOOK_MS);
      looks.push(await gauge.metric("JSHeapUsedSize"));
    }
    return Math.max(...looks) / MEGABYTE;
  });
  await stand.leave(page);
  return highest;
}

async function playing(stand: Stand, where: "play" | "editor", count: number) {
  const page = await stand.visit();
  await openOn(page, `/${where}/${await stand.putGame(crowdGame({ count, oneOf: 1, speed: "Super" }))}`);
  await (where === "play" ? new PlayerPage(page).bigPlay : new EditorPage(page).controls.play).click();
  return page;
}
