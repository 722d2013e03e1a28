/**
 * The server is killed (SIGKILL) again and again while children write, and comes back with everything it ever answered. GRIDLINGS_KILLS
 * sets how often, GRIDLINGS_SEED the random choices.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededRandom } from "../../support/seededRandom.ts";
import { Child } from "./Child.ts";
import { Diary, GONE, NOW } from "./Diary.ts";
import { filesOf, isTemporary, tornFiles } from "./folderAfterCrash.ts";
import { inspect } from "./inspect.ts";
import { ServerBundle, ServerProcess } from "./ServerProcess.ts";
import type { Site } from "./Site.ts";

const KILLS = Number(process.env.GRIDLINGS_KILLS ?? 2);
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
/** The most answers that a server gives before it is killed. */
const ANSWERS_MAX = 60;
const START_MS = 400;

const dice = seededRandom(SEED);
const diary = new Diary();
const children = ["Ann", "Ben", "Cleo", "Dan", "Eva"].map(
  (name, index) => new Child({ name, diary, dice: seededRandom(SEED * 100 + index), sizeMax: 200_000 }),
);
let bundle: ServerBundle;
let folder: string;

beforeAll(async () => {
  bundle = await ServerBundle.make();
  folder = await mkdtemp(join(tmpdir(), "gridlings-killed-"));
  console.log(`GRIDLINGS_SEED=${SEED} GRIDLINGS_KILLS=${KILLS} kills like this again.`);
});
afterAll(async () => {
  await bundle.remove();
  await rm(folder, { recursive: true, force: true });
});

describe(`a server that is killed ${KILLS} times while children write`, { timeout: 20_000 + KILLS * 8_000 }, () => {
  it("loses nothing that it confirmed, tears no file, and cleans up unfinished work", async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      if (dice(5) === 0) await killWhileStarting();
      const server = await comeBack();
      await playUntilKilled(server);
      expect(await tornFiles(folder)).toEqual([]);
    }
    const server = await comeBack();
    expect(await server.stop()).toBe(0);
    console.log(`${KILLS} kills, ${answered()} changes answered, ${diary.deeds.length - answered()} cut off`);
  });
});

function answered(): number {
  return diary.deeds.filter((deed) => deed.answered < NOW).length;
}

async function killWhileStarting(): Promise<void> {
  const server = new ServerProcess(bundle, folder);
  await wait(dice(START_MS));
  await server.kill();
}

/** A start takes over the dead server's lock, repairs, logs it, and answers as before. */
async function comeBack(): Promise<ServerProcess> {
  const halfDone = (await filesOf(folder)).filter(isTemporary);
  const server = new ServerProcess(bundle, folder);
  const site = await server.ready;
  expect(site, server.words).not.toBeNull();
  if (!site) return server;
  expect(server.words.match(/unfinished write was removed/g)?.length ?? 0).toBe(halfDone.length);
  expect(await leftovers()).toEqual([]);
  expect(await inspect(site, diary, NOW), server.words).toEqual([]);
  return server;
}

async function playUntilKilled(server: ServerProcess): Promise<void> {
  const site = (await server.ready) as Site;
  const playing = children.map((child, index) => child.play(site.from(10 + index)));
  const enough = answered() + dice(ANSWERS_MAX);
  while (answered() <= enough) await wait(1 + dice(20));
  await server.kill();
  await Promise.all(playing);
}

/** Unfinished writes, and files of deleted worlds. */
async function leftovers(): Promise<string[]> {
  const gone = [...diary.expectedAt(NOW)].filter(([, { standings }]) => standings[0] === GONE).map(([id]) => id);
  return (await filesOf(folder)).filter((path) => isTemporary(path) || gone.some((id) => path.includes(id)));
}
