import type { Page } from "@playwright/test";
import { SPEEDS, STAGE_SIZE_MAX, TURBO_SPEED, type WorldDocument } from "../../../src/engine/index.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PlayerPage } from "../../e2e/pages/PlayerPage.ts";
import { actorOf, characterNamed, STAGE, walkRight } from "../../support/testGame.ts";
import { atMost } from "../Figures.ts";
import { crowdGame, drawn } from "./crowdGame.ts";
import { Gauge } from "./Gauge.ts";
import { frameScriptMs } from "./pageFrames.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";
import { droppedTicks, turnsOf } from "./turns.ts";

const COUNT = 5000;
const TICKS = 200;
const WARM_MS = 5000;
const LOOK_MS = 2000;

/** A world of 200 by 200 squares and 5,000 actors who all walk, seen from nearby by a camera that follows one of them. */
export const world: Subject = {
  name: "world",
  aims: {
    "world.follow5000.scriptMs": atMost(2.5, 5),
    "world.follow5000.editorScriptMs": atMost(2.5, 5),
    "world.follow5000.droppedTicks": atMost(0, 0),
    // The worker has a thread of its own: it keeps up if its work for a tick takes less time than a tick.
    "world.turbo5000.workerMs": atMost(20, TURBO_SPEED),
    "world.turbo5000.droppedTicks": { want: 0, isBetter: "lower" },
  },
  async measure(stand, figures) {
    const played = await opened(stand, "play", SPEEDS.Super);
    await new PlayerPage(played).bigPlay.click();
    await played.waitForTimeout(WARM_MS);
    figures.keep("world.follow5000.scriptMs", await rounds(() => frameScriptMs(played, LOOK_MS)));
    await stand.leave(played);

    const edited = await playedInEditor(stand, SPEEDS.Super);
    figures.keep("world.follow5000.editorScriptMs", await rounds(() => frameScriptMs(edited, LOOK_MS)));
    figures.keep("world.follow5000.droppedTicks", [await droppedTicks(edited, TICKS, SPEEDS.Super)]);
    await stand.leave(edited);

    const turbo = await playedInEditor(stand, TURBO_SPEED);
    figures.keep("world.turbo5000.droppedTicks", [await droppedTicks(turbo, TICKS, TURBO_SPEED)]);
    const gauge = await Gauge.on(turbo);
    figures.keep("world.turbo5000.workerMs", await rounds(() => workerMs(turbo, gauge)));
    await stand.leave(turbo);
  },
};

/** The time of the worker for a tick. */
async function workerMs(page: Page, gauge: Gauge): Promise<number> {
  const before = await turnsOf(page);
  const { workersMs } = await gauge.tasks(() => page.waitForTimeout(LOOK_MS));
  return workersMs / ((await turnsOf(page)).turns - before.turns);
}

async function playedInEditor(stand: Stand, tickMs: number): Promise<Page> {
  const page = await opened(stand, "editor", tickMs);
  await new EditorPage(page).controls.play.click();
  await page.waitForTimeout(WARM_MS);
  return page;
}

/** A page that never saves power, so that all actors and the camera glide. */
async function opened(stand: Stand, where: "play" | "editor", tickMs: number): Promise<Page> {
  const page = await stand.visit();
  await page.addInitScript(() => localStorage.setItem("gridlings:power", "never"));
  await openOn(page, `/${where}/${await stand.putGame(followedCrowd(tickMs))}`);
  return page;
}

/** The last of the actors is the one whom the camera follows. */
function followedCrowd(speed: number): WorldDocument {
  const game = crowdGame({ count: COUNT - 1, oneOf: 1, speed: "Super" });
  const stage = game.world.stages[STAGE];
  if (!stage) throw new Error("A game has its stage.");
  const anywhere = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };
  const hero = drawn(characterNamed("Hero", [{ ...walkRight("hero"), extent: anywhere }]), 120);
  const middle = STAGE_SIZE_MAX / 2;
  const actors = { ...stage.actors, hero: actorOf(hero.id, "hero", middle, middle) };
  const followed = { ...stage, actors, camera: { follow: hero.id } };
  const characters = { ...game.characters, [hero.id]: hero };
  return { ...game, characters, world: { ...game.world, speed, stages: { [STAGE]: followed } } };
}
