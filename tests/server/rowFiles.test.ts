/** Rows in files of their own, through the collection that the server keeps of them. */
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silentLog } from "../../server/Log.ts";
import { openFileStores } from "../../server/stores/fileStores.ts";
import { Quarantine } from "../../server/stores/files/Quarantine.ts";
import { RowFiles, readRows } from "../../server/stores/files/RowFiles.ts";
import { Collection } from "../../server/stores/memory/Collection.ts";
import { isUserRow } from "../../server/stores/rowShapes.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { person } from "./stores/rows.ts";

interface Row {
  readonly id: string;
  readonly value: number;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gridlings-rows-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const isAny = (_value: unknown): _value is Row => true;
const filesIn = (place: string): RowFiles<Row> =>
  new RowFiles(place, isAny, new Quarantine(folder, silentLog), silentLog);

async function open(): Promise<Collection<Row>> {
  const files = filesIn(folder);
  const read = readRows(folder, isAny);
  await files.repair(read);
  return new Collection<Row>(files, read.rows);
}

const valuesOf = (rows: Iterable<Row>): [string, number][] => [...rows].map(({ id, value }) => [id, value]);

it("hold the last change, despite concurrent changes and damage", async () => {
  const pick = seededRandom(7);
  const expected = new Map<string, number>();
  for (let start = 0; start < 4; start += 1) {
    const collection = await open();
    expect(valuesOf(collection.all()).sort()).toEqual([...expected].sort());
    const changes = Array.from({ length: 120 }, () => {
      const [id, value] = [`row${pick(20)}`, pick(1000)];
      if (value < 200) expected.delete(id);
      else expected.set(id, value);
      return collection.change(id, () => (value < 200 ? undefined : { id, value }));
    });
    await Promise.all(changes);
    for (const id of [...expected.keys()].slice(0, 8)) {
      await writeFile(join(folder, `${id}${pick(2) === 0 ? "" : ".copy"}.json`), "{");
    }
  }
});

it("are never read from a file with a changed byte or under another row's name", async () => {
  const collection = await open();
  for (const id of ["one", "two"]) await collection.change(id, () => ({ id, value: 1 }));
  const file = join(folder, "one.json");
  const whole = await readFile(file, "utf8");
  for (const damaged of [whole.replace('"value":1', '"value":2'), whole.replace("1}}", "1 }}"), `${whole}\n`]) {
    await writeFile(file, damaged);
    expect(readRows(folder, isAny).rows.get("one")).toEqual({ id: "one", value: 1 });
    await writeFile(join(folder, "one.copy.json"), damaged);
    expect([...readRows(folder, isAny).rows.keys()]).toEqual(["two"]);
    await writeFile(join(folder, "one.copy.json"), whole);
  }
  for (const end of [".json", ".copy.json"]) await rename(join(folder, `two${end}`), join(folder, `one${end}`));
  expect([...readRows(folder, isAny).rows]).toEqual([]);
});

it("share one write if they change during a write", async () => {
  const write = vi.fn(async () => undefined);
  const collection = new Collection<Row>({ adapter: () => ({ read: async () => null, write }), remove: write });
  const count = () => collection.change("one", (row) => ({ id: "one", value: (row?.value ?? 0) + 1 }));
  await Promise.all(Array.from({ length: 50 }, count));
  expect(collection.get("one")?.value).toBe(50);
  expect(write.mock.calls.length).toBeLessThanOrEqual(2);
});

it("that need no immediate write are on the disk within a minute, with the next change, and at the end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const collection = await open();
  await collection.change("one", () => ({ id: "one", value: 0 }));
  const add = () => collection.changeSoon("one", (row) => ({ ...row, value: row.value + 1 }));
  const stored = () => readRows(folder, isAny).rows.get("one")?.value;
  for (let n = 0; n < 30; n += 1) add();
  expect([collection.get("one")?.value, stored()]).toEqual([30, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(stored()).toBe(30));
  add();
  await collection.change("one", (row) => ({ id: "one", value: (row?.value ?? 0) + 100 }));
  expect(stored()).toBe(131);
  add();
  await collection.settled();
  expect(stored()).toBe(132);
});

it("that the timer has begun to store are all on the disk when the collection has settled", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const collection = await open();
  const ids = Array.from({ length: 40 }, (_, n) => `row${n}`);
  for (const id of ids) await collection.change(id, () => ({ id, value: 0 }));
  for (const id of ids) collection.changeSoon(id, (row) => ({ ...row, value: 1 }));
  vi.advanceTimersByTime(60_000);
  await collection.settled();
  expect(valuesOf(readRows(folder, isAny).rows.values()).filter(([, value]) => value === 0)).toEqual([]);
});

it("that could not be stored are restored in the files", async () => {
  const files = filesIn(folder);
  let fails = false;
  const adapter = (id: string) => ({
    read: () => files.adapter(id).read(),
    write: async (row: Row) => {
      await files.adapter(id).write(row);
      if (fails) {
        fails = false;
        throw new Error("the disk failed after it had written");
      }
    },
  });
  const collection = new Collection<Row>({ adapter, remove: (id) => files.remove(id) });
  await collection.change("one", () => ({ id: "one", value: 1 }));
  fails = true;
  await expect(collection.change("one", () => ({ id: "one", value: 2 }))).rejects.toThrow("failed");
  fails = true;
  await expect(collection.change("two", () => ({ id: "two", value: 2 }))).rejects.toThrow("failed");
  expect(valuesOf(readRows(folder, isAny).rows.values())).toEqual([["one", 1]]);
  expect(await readdir(folder)).toHaveLength(2);
});

it("of a refused sign-up are set aside if the child signed up again", async () => {
  const earlier = person({ username: "Ann", createdAt: "2026-01-01T00:00:00.000Z" });
  const later = person({ username: "ann", createdAt: "2026-01-01T00:01:00.000Z" });
  await (await openFileStores(folder, silentLog)).close();
  const files = new RowFiles(join(folder, "users"), isUserRow, new Quarantine(folder, silentLog), silentLog);
  for (const row of [later, earlier]) await files.adapter(row.id).write(row);
  const stores = await openFileStores(folder, silentLog);
  expect(await stores.users.find("Ann")).toEqual(later);
  expect(await stores.users.get(earlier.id)).toBeNull();
  await stores.close();
  expect(await readdir(join(folder, "quarantine"))).toHaveLength(2);
});
