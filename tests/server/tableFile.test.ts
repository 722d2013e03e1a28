import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TableFile } from "../../server/data/files/TableFile.ts";
import { Table } from "../../server/data/tables/Table.ts";
import { silentLog } from "../../server/Log.ts";
import { seededRandom } from "../support/seededRandom.ts";

interface Row {
  readonly id: string;
  readonly value: number;
}

const pick = seededRandom(7);
let folder: string;
let expected: Map<string, number>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gridlings-table-"));
  expected = new Map();
});
afterEach(() => rm(folder, { recursive: true }));

function open(): Promise<Table<Row>> {
  return new Table<Row>(new TableFile(folder, "things", silentLog)).load();
}

/** Concurrent changes, some of them of the same row, some of which delete one. */
async function changeSome(table: Table<Row>): Promise<void> {
  const changes = Array.from({ length: 60 }, () => {
    const id = `row${pick(80)}`;
    const value = pick(1000);
    if (value < 100) expected.delete(id);
    else expected.set(id, value);
    return table.change(id, () => (value < 100 ? undefined : { id, value }));
  });
  await Promise.all(changes);
}

async function holds(): Promise<void> {
  const rows = [...(await open()).all()].map(({ id, value }) => [id, value]);
  expect(rows.sort()).toEqual([...expected].sort());
}

const text = (name: string) => readFile(join(folder, name), "utf8").catch(() => "");

it("holds what was changed last, however often it was stored whole meanwhile", async () => {
  for (let start = 0; start < 4; start += 1) {
    const table = await open();
    for (let group = 0; group < 12; group += 1) await changeSome(table);
    await holds();
  }
  expect(await text("things.journal.before")).not.toBe("");
});

it("holds all of it where the table itself is torn, again and again", async () => {
  const table = await open();
  for (let group = 0; group < 50; group += 1) await changeSome(table);
  for (let time = 0; time < 2; time += 1) {
    await writeFile(join(folder, "things.json"), "{");
    await holds();
    await changeSome(await open());
  }
});

it("takes no change from a line of which one letter is another", async () => {
  await (await open()).change("mine", () => ({ id: "mine", value: 1 }));
  await (await open()).change("mine", () => ({ id: "mine", value: 2 }));
  const whole = await text("things.journal");
  expected.set("mine", 1);
  const check = whole.split("\n")[1]?.slice(0, 8) ?? "";
  for (const [from, to] of [
    ['"value":2', '"value":3'],
    ["2}}", "2 }}"],
    [check, "=".repeat(8)],
  ] as const) {
    for (const name of ["things.json", "things.json.before", "things.journal.before"])
      await rm(join(folder, name), { force: true });
    await writeFile(join(folder, "things.journal"), whole.replace(from, to));
    await holds();
  }
});

it("reads the lines of before there was a check", async () => {
  await writeFile(
    join(folder, "things.journal"),
    '{"put":{"id":"old","value":1}}\n{"put":{"id":"gone","value":1}}\n{"gone":"gone"}\n',
  );
  expected.set("old", 1);
  await holds();
});

it("names a removed row in none of its files once it is renewed", async () => {
  const table = await open();
  for (let group = 0; group < 30; group += 1) await changeSome(table);
  await table.change("secret", () => ({ id: "secret", value: 1 }));
  for (let group = 0; group < 30; group += 1) await changeSome(table);
  await table.change("secret", () => undefined);
  await table.renew();
  const names = ["things.json", "things.json.before", "things.journal", "things.journal.before"];
  for (const name of names) expect(await text(name)).not.toContain("secret");
  await holds();
});
