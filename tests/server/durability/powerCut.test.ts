/**
 * The file calls of a busy session are recorded, and the power is cut after each of them: every folder that may be left opens with all that
 * was answered until then. GRIDLINGS_CUTS sets about how many cuts are tried ("all": each one with every fate), GRIDLINGS_SEED which.
 */
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededRandom } from "../../support/seededRandom.ts";
import { TestServer } from "../TestServer.ts";
import { Child } from "./Child.ts";
import { Diary } from "./Diary.ts";
import { ALL_KEPT, FATES } from "./fates.ts";
import { filesOf, isTemporary } from "./folderAfterCrash.ts";
import { inspect } from "./inspect.ts";
import { type Fate, PowerCutDisk } from "./PowerCutDisk.ts";
import { Recorder } from "./Recorder.ts";
import { Site } from "./Site.ts";

const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const CUTS = process.env.GRIDLINGS_CUTS ?? "40";
const CALLS_EACH = 10;
/** In memory if possible, because thousands of data folders are opened. */
if (existsSync("/dev/shm")) process.env.TMPDIR = "/dev/shm";

let server: TestServer;
let recorder: Recorder;
let diary: Diary;

beforeAll(async () => {
  server = await TestServer.start();
  await server.stop();
  await emptyFolder();
  recorder = await Recorder.start(server.folder);
  diary = new Diary(
    () => recorder.now,
    (token) => recorder.answeredAt(token),
  );
  await playSession();
  recorder.stop();
  console.log(`GRIDLINGS_SEED=${SEED} GRIDLINGS_CUTS=${CUTS} cuts again like this: ${recorder.now} file calls.`);
}, 60_000);
afterAll(() => server.end());

describe("a power cut after any file call", () => {
  it("is simulated on a disk that ends up like the real one", async () => {
    const disk = new PowerCutDisk(server.folder);
    for (const recorded of recorder.calls) disk.play(recorded);
    const played = await mkdtemp(join(tmpdir(), "gridlings-played-"));
    disk.cut(ALL_KEPT, played);
    expect(await contentsOf(played)).toEqual(await contentsOf(server.folder));
    await rm(played, { recursive: true });
  });

  it("leaves a folder that opens with everything that was confirmed", { timeout: 7_200_000 }, async () => {
    await server.stop();
    const dice = seededRandom(SEED);
    const all = recorder.calls.length * FATES.length;
    const disk = new PowerCutDisk(server.folder);
    let tried = 0;
    for (const [index, recorded] of recorder.calls.entries()) {
      disk.play(recorded);
      for (const { name, fate } of FATES) {
        if (CUTS !== "all" && dice(all) >= Number(CUTS)) continue;
        expect(await lossesAfter(disk, fate, index + 1), `after call ${index + 1}, ${name}`).toEqual([]);
        tried++;
      }
    }
    console.log(`${tried} cuts opened`);
  });
});

/** Children play, the server restarts, and they play on. */
async function playSession(): Promise<void> {
  const children = ["Ann", "Ben", "Cleo"].map(
    (name, index) => new Child({ name, diary, dice: seededRandom(SEED * 100 + index), sizeMax: 4_000 }),
  );
  for (const _time of ["before the stop", "after it"]) {
    await server.open();
    const site = new Site(server.address);
    await Promise.all(children.map((child, index) => child.play(site.from(10 + index), CALLS_EACH)));
    await server.stop();
  }
}

async function lossesAfter(disk: PowerCutDisk, fate: Fate, time: number): Promise<string[]> {
  await emptyFolder();
  disk.cut(fate, server.folder);
  await server.open();
  const halfDone = (await filesOf(server.folder)).filter(isTemporary);
  const losses = await inspect(new Site(server.address), diary, time);
  await server.stop();
  return [...losses, ...halfDone];
}

async function emptyFolder(): Promise<void> {
  for (const name of await readdir(server.folder)) await rm(join(server.folder, name), { recursive: true });
}

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = (await filesOf(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "base64")));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
}
