/** Rows that are whole files with the right digest, but are not what the server writes. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../server/backup/backUp.ts";
import { checkAll } from "../../server/backup/checkAll.ts";
import { rowText } from "../../server/stores/files/rowFormat.ts";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { makeOlder } from "./durability/olderForm.ts";
import { game, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let ben: SignedInUser;
let world: WorldCard;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  ben = await server.signUp("Ben");
  world = await server.newWorld(ben);
  const body = { name: "garden", data: game("garden"), published: true };
  await server.call(`PUT /worlds/${world.id}`, { as: ben, body });
  await server.stop();
});
afterEach(() => server.end());

const path = (...parts: string[]): string => join(server.folder, ...parts);
const account = (): string => `users/${ben.id}`;
const record = (): string => `records/${world.id}`;

async function rowOf(place: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path(`${place}.json`), "utf8")).row;
}

/** Changes a row in the file with that ending, with a digest that fits. */
async function change(place: string, change: object, end = "json"): Promise<void> {
  await writeFile(path(`${place}.${end}`), rowText({ ...(await rowOf(place)), ...change }));
}

async function changeBoth(place: string, to: object): Promise<void> {
  for (const end of ["copy.json", "json"]) await change(place, to, end);
}

const password = { salt: "c2FsdA==", hash: "aGFzaA==", N: 16, r: 8, p: 1 };
const accounts: [string, object][] = [
  ["no e-mail address", { email: null }],
  ["a list for a name", { username: ["Ben"] }],
  ["no password", { password: null }],
  ["an empty password", { password: { ...password, hash: "" } }],
  ["a password that takes minutes to compute", { password: { ...password, N: 2 ** 24, r: 64 } }],
  ["a text for devices", { devices: "x" }],
  ["a device without a digest", { devices: [{ since: "2026" }] }],
  ["a text for the lock", { isLocked: "no" }],
];
const records: [string, object][] = [
  ["a list for a name", { name: ["x"] }],
  ["a text for published", { published: "false" }],
  ["a text for its plays", { playCount: "many" }],
  ["a list for a description", { description: ["Run."] }],
  ["no owner", { userId: null }],
  ["no time", { updatedAt: 7 }],
  ["a revision below zero", { revision: -1 }],
];

describe("an account with", () => {
  it.each(accounts)("%s is set aside and named, and all others can sign in", async (_what, to) => {
    await changeBoth(account(), to);
    expect((await checkAll(server.folder)).faults.join("\n")).toContain(`The file ${account()}.json is damaged`);
    await server.open();
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
    expect((await server.call("GET /users/me", { as: ben })).status).toBe(401);
    expect((await server.call("GET /worlds/explore")).status).toBe(200);
    expect((await readdir(path("quarantine"))).join()).toContain(ben.id);
  });

  it.each(accounts)("%s in one of its files is restored from the other", async (_what, to) => {
    await change(account(), to);
    await server.open();
    expect((await server.call("GET /users/me", { as: ben })).status).toBe(200);
  });

  it.each(accounts)("%s in the table of an earlier server is set aside and named", async (_what, to) => {
    await makeOlder(server.folder, { isStoredWhole: true });
    const { rows } = JSON.parse(await readFile(path("users.json"), "utf8"));
    await writeFile(path("users.json"), JSON.stringify({ ...rows, [ben.id]: { ...rows[ben.id], ...to } }));
    await writeFile(path("users.journal.before"), "");
    await server.open();
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
    expect((await server.call("GET /users/me", { as: ben })).status).toBe(401);
    expect((await checkAll(server.folder)).faults.join("\n")).toContain("quarantine/users.json");
  });
});

describe("a record with", () => {
  it.each(records)("%s is set aside, and the game is given back to its owner, unpublished", async (_what, to) => {
    await changeBoth(record(), to);
    await server.open();
    expect((await server.call<WorldCard[]>("GET /worlds/explore")).body).toEqual([]);
    const { body } = await server.call<WorldCard[]>("GET /worlds?user=me", { as: ben });
    expect(body).toMatchObject([{ id: world.id, name: "garden", published: false }]);
    expect((await readdir(path("quarantine"))).join()).toContain(world.id);
  });

  it("another owner than its game changes no ownership", async () => {
    await changeBoth(record(), { userId: ann.id });
    const named = `The record of the game ${world.id} names another owner`;
    expect((await checkAll(server.folder)).faults.join()).toContain(named);
    const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
    const { faults } = await backUp(server.folder, shelf, new Date());
    await rm(shelf, { recursive: true });
    expect(faults.join()).toContain(named);
    await server.open();
    for (const _start of ["first", "second"]) {
      const as = ann;
      expect((await server.call("GET /worlds?user=me", { as })).body).toEqual([]);
      expect((await server.call(`PUT /worlds/${world.id}`, { as, body: { name: "mine" } })).status).toBe(403);
      expect(await server.world(world.id, ben)).toMatchObject({ name: "garden", userId: ben.id, published: false });
      await server.stop();
      await server.open();
    }
    expect((await readdir(path("quarantine"))).join()).toContain(`records.${world.id}.json`);
  });
});

it("a record whose game is gone with all its versions opens with a message in plain words, and the next save works", async () => {
  await rm(path("worlds", `${world.id}.json`));
  await rm(path("versions", world.id), { recursive: true, force: true });
  await rm(path("packed"), { recursive: true });
  await server.open();
  const message = expect.stringContaining("damaged or missing, and there is no earlier one");
  expect(await server.call(`GET /worlds/${world.id}`)).toMatchObject({ status: 500, body: { message } });
  expect((await server.call("GET /worlds/explore")).status).toBe(200);
  const body = { data: game("again") };
  expect((await server.call(`PUT /worlds/${world.id}`, { as: ben, body })).status).toBe(200);
  expect((await server.world(world.id, ben)).data).toEqual(game("again"));
});

it("of a name of seven megabytes, only sixty letters are stored", async () => {
  await server.open();
  const body = { name: "n".repeat(7_000_000), data: game("again") };
  expect((await server.call(`PUT /worlds/${world.id}`, { as: ben, body })).status).toBe(200);
  expect((await server.world(world.id, ben)).name).toBe("n".repeat(60));
  await server.stop();
  for (const place of [`${record()}.json`, `worlds/${world.id}.json`]) {
    expect((await readFile(path(place), "utf8")).length).toBeLessThan(2000);
  }
});

describe("a head of a game with", () => {
  it.each([
    ["a list for a name", { name: ["x"] }],
    ["a text for a revision", { revision: "9" }],
    ["no time", { savedAt: null }],
  ])("%s is damage", async (_what, to) => {
    const text = await readFile(path(`worlds/${world.id}.json`), "utf8");
    const { check: _check, seal: _seal, data, ...head } = JSON.parse(text);
    await writeFile(path(`worlds/${world.id}.json`), JSON.stringify({ ...head, revision: 9, ...to, data }));
    await server.open();
    expect((await server.call("GET /worlds/explore")).status).toBe(200);
    expect((await server.call("GET /worlds?user=me", { as: ben })).body).toMatchObject([{ name: "garden" }]);
  });
});

describe("two whole but different files of one row", () => {
  it.each([
    ["the first", "json", "copy.json"],
    ["the copy", "copy.json", "json"],
  ])("are named, and %s counts if it is newer", async (_which, newer, older) => {
    await change(record(), { name: "older", updatedAt: "2020-01-01T00:00:00.000Z" }, older);
    await change(record(), { name: "newer", updatedAt: "2030-01-01T00:00:00.000Z" }, newer);
    expect((await checkAll(server.folder)).faults).toEqual([
      `The files ${record()}.json and ${world.id}.copy.json differ; the next start takes the newer.`,
    ]);
    await server.open();
    expect((await server.world(world.id, ben)).name).toBe("newer");
    expect(server.lines.map(({ event }) => String(event)).join()).toContain("both whole but different");
    await server.stop();
    expect((await checkAll(server.folder)).faults).toEqual([]);
    expect((await rowOf(record())).name).toBe("newer");
  });
});
