/** What only concerns PostgreSQL: tables are created once, the database may be away for a while, and what it acknowledged is there. */

import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { type Log, silentLog } from "../../../server/Log.ts";
import { openPostgresStores } from "../../../server/stores/postgres/postgresStores.ts";
import type { Stores } from "../../../server/stores/Stores.ts";
import { StorageAway, StorageReadOnly } from "../../../server/stores/troubles.ts";
import { usernameLook } from "../../../server/stores/usernameLook.ts";
import { Postgres } from "../../support/Postgres.ts";
import { MIGRATIONS } from "./forms.ts";
import { atOnce, newPerson, newWorld, outcomes, timeOf } from "./rows.ts";

const postgres = await Postgres.start();
if (typeof postgres === "string") it("PostgreSQL is tried", (context) => context.skip(postgres));
else databaseFacts(postgres);

function databaseFacts(postgres: Postgres): void {
  afterAll(() => postgres.stop());

  async function open(url: string, { migrations = MIGRATIONS, log = silentLog as Log } = {}): Promise<Stores> {
    const stores = await openPostgresStores({ url, migrations, log });
    onTestFinished(() => stores.close());
    return stores;
  }

  const tablesOf = (url: string): string =>
    postgres.ask(url, "select string_agg(relname, ' ' order by relname) from pg_stat_user_tables");

  describe("the migrations", () => {
    it("run once for servers that start at once, and not again for the next", async () => {
      const url = postgres.newDatabase();
      const events: unknown[] = [];
      const log: Log = ({ event, migration }) => void events.push([event, migration]);
      await Promise.all(atOnce(5, () => open(url, { log })));
      await open(url, { log });
      const done = "the database was brought up to date";
      expect(events).toEqual([
        [done, "001-people-worlds-pictures.sql"],
        [done, "002-visits.sql"],
        [done, "003-packed-games.sql"],
        [done, "004-shared-notes.sql"],
        [done, "005-packed-revisions.sql"],
        [done, "006-username-looks.sql"],
        [done, "007-reset-links.sql"],
        [done, "008-username-looks-without-dashes.sql"],
        [done, "009-descriptions.sql"],
        [done, "010-classes.sql"],
      ]);
    });

    it("leave the database as it was if one of them fails, and keep the games in the next try", async () => {
      const url = postgres.newDatabase();
      const { id } = await newWorld(await open(url), '{"kept":true}');
      const migrations = await mkdtemp(join(tmpdir(), "gridlings-migrations-"));
      onTestFinished(() => rm(migrations, { recursive: true }));
      await cp(MIGRATIONS, migrations, { recursive: true });
      const before = tablesOf(url);
      await writeFile(join(migrations, "003-next.sql"), "create table extra (); create table worlds ()");
      await expect(open(url, { migrations })).rejects.toThrow(/could not be opened: .*"worlds" already exists/);
      expect(tablesOf(url)).toBe(before);
      await writeFile(join(migrations, "003-next.sql"), "create table extra (); -- and\ncreate table another ()");
      const stores = await open(url, { migrations });
      expect(tablesOf(url)).toContain("another");
      expect((await stores.worlds.read(id))?.data).toBe('{"kept":true}');
      await expect(open(url)).rejects.toThrow(/made by a newer Gridlings \(003-next.sql\)/);
    });
  });

  it.each([
    ["before looks were kept", "006-username-looks.sql", []],
    ["when dashes still told names apart", "008-username-looks-without-dashes.sql", ["username_look"]],
  ])("knows the looks of names that were taken %s", async (_when, next, looks) => {
    const url = postgres.newDatabase();
    const migrations = await mkdtemp(join(tmpdir(), "gridlings-migrations-"));
    onTestFinished(() => rm(migrations, { recursive: true }));
    const isOlder = (file: string): boolean => !file.endsWith(".sql") || basename(file) < next;
    await cp(MIGRATIONS, migrations, { recursive: true, filter: isOlder });
    await (await openPostgresStores({ url, migrations, log: silentLog })).close();
    const names = ["0-0", "---", "Ann", "4nn4", "Moon_Fox10", "__BiIl--1--", "corner-VVolf", "Tur-nip"];
    const columns = ["id", "username", "username_folded", "email_folded", ...looks];
    const rows = names.map((name) => `(${columns.map(() => `'${name}'`)}, '', '{}', now())`);
    postgres.ask(url, `insert into users (${columns}, email, password, created_at) values ${rows}`);
    await open(url);
    const asked = `select username_look from users order by array_position(array['${names.join("','")}'], username)`;
    expect(postgres.ask(url, asked).split("\n")).toEqual(names.map(usernameLook));
  });

  it("answers small calls while twenty readers wait for parts of large games", async () => {
    const url = postgres.newDatabase();
    const stores = await open(url);
    const { worlds } = stores;
    const { id } = await newWorld(stores, '{"n":1}');
    const version = (await worlds.read(id)) ?? expect.unreachable("it was stored");
    await worlds.keepPacked(id, version, "whole", { bytes: new Uint8Array(200_000), crc: 0, length: 1 });
    const packs = await Promise.all(atOnce(20, () => worlds.openPacked(id, version.revision, "whole")));
    const stuck = new Client({ connectionString: url });
    await stuck.connect();
    onTestFinished(() => stuck.end());
    await stuck.query("begin; lock table packed_games in access exclusive mode");
    const readings = packs.map((pack) => pack?.pieces()[Symbol.asyncIterator]().next());
    // Their statements are on the way before the small call.
    await stuck.query("select 1");
    expect((await worlds.get(id))?.id).toBe(id);
    await stuck.query("commit");
    for (const reading of await Promise.all(readings)) expect(reading?.value.length).toBeGreaterThan(100_000);
  });

  describe("an address", () => {
    it.each([
      ["nobody answers at", "postgres://ann:secret@127.0.0.1:1/games"],
      ["names no database of this server", "postgres://ann:secret@localhost/none?host="],
      ["wants TLS where there is none", "postgres://ann:secret@localhost/postgres?sslmode=no-verify&host="],
      ["is none", "postgres://ann:secret@[games"],
    ])("that %s ends the start in plain words without the password", async (_what, address) => {
      const url = address.replace(/host=$/, new URL(postgres.newDatabase()).search.slice(1));
      const failed = await openPostgresStores({ url, migrations: MIGRATIONS, log: silentLog }).catch((error) => error);
      expect(failed.message).toMatch(/^The database of DATABASE_URL could not be opened: \S/);
      expect(`${failed.stack}${JSON.stringify(failed)}`).not.toContain("secret");
    });
  });

  describe("a database that is killed while games are saved", () => {
    it("has everything that was confirmed when it is back, and is found again without a restart", async () => {
      const stores = await open(postgres.newDatabase());
      const worlds = await Promise.all(atOnce(6, () => newWorld(stores)));
      for (let round = 0; round < 3; round += 1) {
        const acknowledged = new Map<string, number>();
        const saving = outcomes(worlds.map(({ id }) => saveUntilItFails(stores, id, acknowledged)));
        await expect.poll(() => acknowledged.size).toBe(worlds.length);
        await postgres.kill();
        const asking = outcomes<unknown>([stores.check(), newWorld(stores)]);
        for (const { good, troubles } of [await saving, await asking]) {
          expect(good).toEqual([]);
          expect(troubles.filter((trouble) => !(trouble instanceof StorageAway))).toEqual([]);
        }
        await postgres.open();
        await stores.check();
        for (const [id, revision] of acknowledged) {
          expect((await stores.worlds.get(id))?.revision).toBeGreaterThanOrEqual(revision);
          expect(await stores.worlds.readVersion(id, revision)).toMatchObject({ data: gameOf(revision) });
        }
      }
    });
  });

  it("a read-only database says so, still shows its games, and recovers by itself", async () => {
    const url = postgres.newDatabase();
    const stores = await open(url);
    const { id } = await newWorld(stores, '{"kept":true}');
    const setReadOnly = (onOrOff: string): void => {
      const { pathname, search } = new URL(url);
      const elsewhere = `postgres://tests@localhost/postgres${search}`;
      postgres.ask(elsewhere, `alter database ${pathname.slice(1)} set default_transaction_read_only = ${onOrOff}`);
      // Existing connections would otherwise go on as before.
      postgres.ask(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gridlings'");
    };
    const health = (): Promise<unknown> =>
      stores.check().then(
        () => "well",
        (trouble: Error) => trouble.constructor,
      );
    setReadOnly("on");
    await expect.poll(health).toBe(StorageReadOnly);
    await expect(stores.worlds.change(id, { data: "{}" })).rejects.toBeInstanceOf(StorageReadOnly);
    expect((await stores.worlds.read(id))?.data).toBe('{"kept":true}');
    setReadOnly("off");
    await expect.poll(health).toBe("well");
    expect((await stores.worlds.change(id, { data: "{}" })).revision).toBe(2);
  });

  it("has a complete backup that is taken while it is used", async () => {
    const url = postgres.newDatabase();
    const stores = await open(url);
    const ann = await newPerson(stores, { devices: [{ digest: "tablet", since: timeOf(1) }] });
    const { id } = await newWorld(stores, '{"n":1}', { userId: ann.id });
    const row = await stores.worlds.change(id, { data: '{"n":2}', name: "a\0b" });
    await stores.pictures.write("0".repeat(64), Buffer.from("a picture"));
    const restored = await open(postgres.copyOf(url));
    expect(await restored.users.get(ann.id)).toEqual(ann);
    expect(await restored.worlds.get(id)).toEqual(row);
    expect((await restored.worlds.readVersion(id, 1))?.data).toBe('{"n":1}');
    expect(Buffer.from((await restored.pictures.read("0".repeat(64))) ?? []).toString()).toBe("a picture");
    await restored.users.addDevice(ann, { digest: "phone", since: timeOf(2) });
    expect((await restored.users.get(ann.id))?.devices.map(({ digest }) => digest)).toEqual(["tablet", "phone"]);
  });

  it("remembers visits only as long as needed", async () => {
    const url = postgres.newDatabase();
    const { visits } = await open(url);
    const [first, later] = [Date.parse(timeOf(0)), Date.parse(timeOf(3600))];
    for (let visit = 0; visit < 5; visit += 1) await visits.isNew(`early ${visit}`, first, 1000);
    await visits.isNew("late", later, 1000);
    expect(postgres.ask(url, "select visit from visits")).toBe("late");
  });
}

/** Records each acknowledged revision, and ends with the first error. */
async function saveUntilItFails(stores: Stores, id: string, acknowledged: Map<string, number>): Promise<never> {
  let revision = (await stores.worlds.get(id))?.revision ?? 0;
  for (;;) {
    const next = revision + 1;
    await stores.worlds.change(id, { data: gameOf(next), onRevision: revision });
    acknowledged.set(id, next);
    revision = next;
  }
}

function gameOf(revision: number): string {
  return JSON.stringify({ revision, much: `${revision} `.repeat(5000) });
}
