/** Files of the folder are damaged as by old disks and careless people: the server starts, says so, and still lists, signs in and plays. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { game, TestServer } from "../TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let worlds: WorldCard[];

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  worlds = [await server.newWorld(ann), await server.newWorld(ann)];
});
beforeEach(async () => {
  for (const { id } of worlds) for (const mark of ["older", "newest"]) await save(id, `${mark} of ${id}`);
});
afterAll(() => server.end());

async function save(id: string, mark: string): Promise<void> {
  const { status } = await server.call(`PUT /worlds/${id}`, { as: ann, body: { name: mark, data: game(mark) } });
  expect(status).toBe(200);
}

/** The newest saved version or the one before, and never anything else or anybody else's. */
async function expectWhole(): Promise<void> {
  expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
  const { body } = await server.call<WorldCard[]>("GET /worlds?user=me", { as: ann });
  expect(body.map(({ id }) => id).sort()).toEqual(worlds.map(({ id }) => id).sort());
  for (const { id } of worlds) {
    const { status, body: world } = await server.call<WorldRecord>(`GET /worlds/${id}`, { as: ann });
    expect(status).toBe(200);
    expect([`older of ${id}`, `newest of ${id}`]).toContain(world.name);
    expect([game(`older of ${id}`), game(`newest of ${id}`)]).toContainEqual(world.data);
  }
}

async function damaged(path: string, damage: (content: Buffer) => Uint8Array): Promise<void> {
  await server.stop();
  const file = join(server.folder, path);
  await writeFile(file, damage(await readFile(file)));
  await server.open();
}

describe.each([
  ["a world", (): string => `worlds/${worlds[0]?.id}.json`],
  ["a record", (): string => `records/${worlds[0]?.id}.json`],
  ["the copy of a record", (): string => `records/${worlds[0]?.id}.copy.json`],
  ["an account", (): string => `users/${ann.id}.json`],
  ["the copy of an account", (): string => `users/${ann.id}.copy.json`],
])("the file of %s", (_whose, path) => {
  it.each<[string, (content: Buffer) => Uint8Array]>([
    ["cut off", (content) => content.subarray(0, content.length >> 1)],
    ["empty", () => Buffer.alloc(0)],
    ["all zeros", (content) => Buffer.alloc(content.length)],
    ["zeros from a block on", (content) => Buffer.concat([content.subarray(0, 100), Buffer.alloc(content.length)])],
    ["behind a byte-order mark", (content) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), content])],
    ["in it twice", (content) => Buffer.concat([content, content])],
  ])("may be %s", async (_how, damage) => {
    await damaged(path(), damage);
    await expectWhole();
  });
});

it("never shows a game under another one's name if two files were swapped", async () => {
  // One of them has been saved more often.
  await save(worlds[0]?.id ?? "", `newest of ${worlds[0]?.id}`);
  await server.stop();
  const [one = "", two = ""] = worlds.map(({ id }) => join(server.folder, "worlds", `${id}.json`));
  await rename(one, `${one}.aside`);
  await rename(two, one);
  await rename(`${one}.aside`, two);
  await server.open();
  await expectWhole();
});
