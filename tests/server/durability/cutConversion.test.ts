/**
 * The power is cut after each file call of the first start on an older folder: the next start goes on, and everybody and every game is there.
 * GRIDLINGS_CUTS sets about how many cuts are tried ("all": each one with every fate), GRIDLINGS_SEED which.
 */
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { silentLog } from "../../../server/Log.ts";
import { openFileStores } from "../../../server/stores/fileStores.ts";
import type { UserRow, WorldRow } from "../../../server/stores/rows.ts";
import type { Stores } from "../../../server/stores/Stores.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { newPerson, newWorld } from "../stores/rows.ts";
import { FATES } from "./fates.ts";
import { makeOlder } from "./olderForm.ts";
import { PowerCutDisk } from "./PowerCutDisk.ts";
import { Recorder } from "./Recorder.ts";

const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const CUTS = process.env.GRIDLINGS_CUTS ?? "15";
/** In memory where there is such a folder: hundreds of data folders are opened. */
if (existsSync("/dev/shm")) process.env.TMPDIR = "/dev/shm";

let folder: string;
let users: UserRow[];
let records: WorldRow[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gridlings-older-"));
  const stores = await openFileStores(folder, silentLog);
  users = await Promise.all([newPerson(stores), newPerson(stores), newPerson(stores)]);
  records = await Promise.all(
    users.flatMap(({ id: userId }) => [
      newWorld(stores, '{"a":1}', { userId, published: true }),
      newWorld(stores, null, { userId }),
    ]),
  );
  await stores.close();
  await makeOlder(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it("leaves a folder that opens with everything", { timeout: 1_800_000 }, async () => {
  const disk = await diskOf(folder);
  const began = (await syncedCalls(folder)).length;
  const recorder = await Recorder.start(folder);
  await expectAll(await openFileStores(folder, silentLog));
  recorder.stop();
  const dice = seededRandom(SEED);
  let tried = 0;
  for (const [index, recorded] of recorder.calls.entries()) {
    disk.play({ ...recorded, began: recorded.began + began, ended: recorded.ended + began });
    for (const { name, fate } of FATES) {
      if (CUTS !== "all" && dice(recorder.calls.length * FATES.length) >= Number(CUTS)) continue;
      for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true });
      disk.cut(fate, folder);
      const where = `after call ${index + 1}, ${name}`;
      await expectAll(await openFileStores(folder, silentLog), where);
      await expectAll(await openFileStores(folder, silentLog), `${where}, at the second start`);
      tried += 1;
    }
  }
  console.log(
    `GRIDLINGS_SEED=${SEED} GRIDLINGS_CUTS=${CUTS}: ${recorder.calls.length} file calls, ${tried} cuts opened`,
  );
});

async function expectAll(stores: Stores, where = ""): Promise<void> {
  for (const user of users) expect(await stores.users.get(user.id), where).toEqual(user);
  for (const record of records) {
    expect(await stores.worlds.get(record.id), where).toEqual(record);
    expect((await stores.worlds.read(record.id))?.data, where).toBe(record.revision === 0 ? undefined : '{"a":1}');
  }
  await stores.close();
  expect(
    (await readdir(folder)).filter((name) => /^(users|records)\./.test(name)),
    where,
  ).toEqual([]);
}

/** A disk on which everything in the folder has been synced. */
async function diskOf(top: string): Promise<PowerCutDisk> {
  const disk = new PowerCutDisk(top);
  for (const recorded of await syncedCalls(top)) disk.play(recorded);
  return disk;
}

type Recorded = Parameters<PowerCutDisk["play"]>[0];

async function syncedCalls(top: string): Promise<Recorded[]> {
  const calls: Recorded["call"][] = [];
  let file = 1_000_000;
  const fill = async (path: string): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      file += 1;
      if (entry.isDirectory()) {
        calls.push({ kind: "mkdir", path: inner });
        await fill(inner);
      } else {
        const bytes = await readFile(inner);
        calls.push(
          { kind: "open", path: inner, flags: "w", file },
          { kind: "write", file, bytes },
          { kind: "sync", file },
        );
      }
    }
    file += 1;
    calls.push({ kind: "open", path, flags: "r", file }, { kind: "sync", file });
  };
  await fill(top);
  return calls.map((call, index) => ({ call, began: index, ended: index }));
}
