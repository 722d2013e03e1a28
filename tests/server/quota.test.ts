/** An account holds a limited number of games and bytes; beyond that, nothing is stored and nothing is lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACCOUNT_FULL } from "../../src/api/errorCodes.ts";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { game, TestServer } from "./TestServer.ts";

const FULL = {
  status: 403,
  body: { error: "Forbidden", code: ACCOUNT_FULL, message: expect.stringMatching(/shelf is full/) },
};
const MB = 1_000_000;

let server: TestServer;
let maker: SignedInUser;
let makers = 0;

beforeEach(async () => {
  makers += 1;
  maker = await server.signUp(`Maker${makers}`);
});

function gameOf(bytes: number): object {
  const words = Array.from({ length: Math.ceil(bytes / 1000) }, (_, n) => [
    `v${n}`,
    { id: `v${n}`, name: "x".repeat(960) },
  ]);
  return { ...game(), world: { id: "root", stages: {}, globals: Object.fromEntries(words) } };
}

function save(id: string, bytes: number) {
  return server.call(`PUT /worlds/${id}`, { as: maker, body: { data: gameOf(bytes) } });
}

async function ownWorlds(): Promise<number> {
  return (await server.call<WorldCard[]>("GET /worlds?user=me", { as: maker })).body.length;
}

describe("games of an account", () => {
  beforeAll(async () => {
    server = await TestServer.start({ quota: { games: 3, megabytes: 0 } });
  });
  afterAll(() => server.end());

  it("are limited, including blank ones, copies and remixes, until one is deleted", async () => {
    const other = await server.newWorld(await server.signUp(`Other${makers}`));
    const [first] = [await server.newWorld(maker), await server.newWorld(maker), await server.newWorld(maker)];
    for (const query of ["", `?from=${first.id}`, `?from=${other.id}&fork=true`, "?from=tutorial"])
      expect(await server.call(`POST /worlds${query}`, { as: maker })).toMatchObject({
        ...FULL,
        body: { code: ACCOUNT_FULL },
      });
    expect(await ownWorlds()).toBe(3);
    await server.call(`DELETE /worlds/${first.id}`, { as: maker });
    expect((await server.call("POST /worlds", { as: maker })).status).toBe(200);
    expect((await server.call("POST /worlds", { as: maker })).status).toBe(403);
  });

  it("can still be saved at the limit", async () => {
    const [first] = [await server.newWorld(maker), await server.newWorld(maker), await server.newWorld(maker)];
    expect((await save(first.id, 5000)).status).toBe(200);
  });

  it("do not exceed the limit if many are made at once", async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => server.call("POST /worlds", { as: maker })));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(403)]);
    expect(await ownWorlds()).toBe(3);
  });

  it("are counted the same after a restart, and those of others do not count", async () => {
    for (let n = 0; n < 3; n++) await server.newWorld(maker);
    await server.stop();
    await server.open();
    expect(await server.call("POST /worlds", { as: maker })).toMatchObject({ status: 403 });
    const other = await server.signUp(`Other${makers}`);
    expect((await server.call("POST /worlds", { as: other })).status).toBe(200);
  });
});

describe("bytes of an account", () => {
  beforeAll(async () => {
    server = await TestServer.start({ quota: { games: 0, megabytes: 1 } });
  });
  afterAll(() => server.end());

  it("are limited over all its games, and what was saved before stays", async () => {
    const [first, second] = [await server.newWorld(maker), await server.newWorld(maker)];
    expect((await save(first.id, 0.6 * MB)).status).toBe(200);
    const refused = await save(second.id, 0.6 * MB);
    expect(refused).toMatchObject(FULL);
    expect((await server.world(second.id)).revision).toBe(0);
    expect((await save(second.id, 0.3 * MB)).status).toBe(200);
    expect((await save(second.id, 0.6 * MB)).status).toBe(403);
    expect((await server.world(second.id)).revision).toBe(1);
    await server.call(`DELETE /worlds/${first.id}`, { as: maker });
    expect((await save(second.id, 0.6 * MB)).status).toBe(200);
  });

  it("include copies and restored versions, but not stored earlier versions", async () => {
    const { id } = await server.newWorld(maker);
    for (const bytes of [0.7 * MB, 0.6 * MB, 0.4 * MB]) expect((await save(id, bytes)).status).toBe(200);
    expect((await server.call(`POST /worlds?from=${id}`, { as: maker })).status).toBe(200);
    expect((await server.call(`POST /worlds?from=${id}`, { as: maker })).status).toBe(403);
    expect((await server.call(`POST /worlds/${id}/versions/1/restore`, { as: maker })).status).toBe(403);
    expect((await server.world(id)).revision).toBe(3);
    expect((await server.call(`POST /worlds/${id}/versions/2/restore`, { as: maker })).status).toBe(200);
  });

  it("beyond the limit still allow a game to be renamed, published and made smaller", async () => {
    const { id } = await server.newWorld(maker);
    await server.kept.worlds.change(id, { data: JSON.stringify(gameOf(3 * MB)) });
    const body = { name: "Renamed", published: true };
    expect((await server.call(`PUT /worlds/${id}`, { as: maker, body })).status).toBe(200);
    expect((await save(id, 2 * MB)).status).toBe(200);
    expect((await save(id, 2.1 * MB)).status).toBe(403);
  });

  it("do not exceed the limit if two games are saved at once", async () => {
    const worlds = [await server.newWorld(maker), await server.newWorld(maker)];
    const saves = await Promise.all(worlds.map(({ id }) => save(id, 0.6 * MB)));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
