import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { trouble } from "./FileTrouble.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

vi.mock("node:fs/promises", async (original) => {
  const { withTrouble } = await import("./FileTrouble.ts");
  return withTrouble(await original());
});

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
  await save("before");
});
afterEach(async () => {
  heal();
  await server.end();
});

function save(mark: string, more: object = {}) {
  const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length), ...more };
  return server.call<WorldCard>(`PUT /worlds/${world.id}`, { as: ann, body });
}

function heal(): void {
  trouble.code = null;
  trouble.in = /./;
}

async function restart(): Promise<void> {
  await server.stop();
  await server.open();
}

describe.each([
  ["a full disk", "ENOSPC", 507, /server is full/],
  ["a disk that takes no writes", "EROFS", 503, /cannot|We can't save/],
] as const)("%s", (_what, code, status, message) => {
  it.each([
    ["anywhere", /./],
    ["where the game goes", /worlds/],
    ["where its picture goes", /pictures/],
  ])("%s makes a save fail in plain words, and nothing is lost", async (_where, place) => {
    const before = await server.world(world.id, ann);
    Object.assign(trouble, { code, in: place });
    expect(await save("during, longer")).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
    expect(await server.world(world.id, ann)).toEqual(before);
    heal();
    expect(await server.world(world.id, ann)).toEqual(before);
    expect((await save("after", { revision: 1 })).body).toMatchObject({ revision: 2, name: "after" });
    await restart();
    expect(await server.world(world.id, ann)).toMatchObject({ revision: 2, data: game("after") });
    const { body } = await server.call<{ name: string }[]>(`GET /worlds/${world.id}/versions`, { as: ann });
    expect(body.map(({ name }) => name)).toEqual(["after", "before"]);
  });

  it("for its record makes renaming fail in plain words, but accepts a game, whose own file contains the name", async () => {
    const before = await server.world(world.id, ann);
    Object.assign(trouble, { code, in: /records/ });
    const renamed = await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { name: "during" } });
    expect(renamed).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
    expect((await save("public", { published: true })).status).toBe(status);
    expect(await server.world(world.id, ann)).toEqual(before);
    expect((await save("during, longer")).body).toMatchObject({ revision: 2, name: "during, longer" });
    await server.stop();
    heal();
    await server.open();
    const kept = { revision: 2, name: "during, longer", data: game("during, longer"), published: false };
    expect(await server.world(world.id, ann)).toMatchObject(kept);
  });

  it("keeps what was stored through a restart right after it", async () => {
    const before = await server.world(world.id, ann);
    Object.assign(trouble, { code, in: /records|worlds/ });
    await save("during");
    heal();
    await restart();
    expect(await server.world(world.id, ann)).toEqual(before);
  });

  it("refuses a sign-up, a new world and a deletion, all of which work afterwards", async () => {
    Object.assign(trouble, { code, in: /users|records|deleted/ });
    const bob = { username: "Bob", password: "correct horse", email: "bob@example.com" };
    expect((await server.call("POST /users", { body: bob })).status).toBe(status);
    expect((await server.call("POST /worlds", { as: ann })).status).toBe(status);
    expect((await server.call(`DELETE /worlds/${world.id}`, { as: ann })).status).toBe(status);
    expect((await server.world(world.id)).data).toEqual(game("before"));
    heal();
    expect((await server.call("POST /users", { body: bob })).status).toBe(200);
    expect((await server.call("POST /worlds", { as: ann })).status).toBe(200);
    expect((await server.call(`DELETE /worlds/${world.id}`, { as: ann })).status).toBe(200);
    await restart();
    expect((await server.call(`GET /worlds/${world.id}`)).status).toBe(404);
  });

  it("does not prevent signing in with a known device, playing or browsing", async () => {
    await save("public", { published: true });
    Object.assign(trouble, { code });
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
    expect((await server.world(world.id)).data).toEqual(game("public"));
    expect((await server.call<WorldCard[]>("GET /worlds/explore")).body).toHaveLength(1);
  });

  it("shows in the server's health while it lasts", async () => {
    Object.assign(trouble, { code });
    expect((await server.call("GET /health")).status).toBe(503);
    heal();
    await vi.waitFor(async () => expect((await server.call("GET /health")).status).toBe(200), 5000);
  });

  it("is reported to all who save at once, and all saves work afterwards", async () => {
    const worlds = await Promise.all(Array.from({ length: 8 }, () => server.newWorld(ann)));
    const saveAll = (mark: string) =>
      Promise.all(worlds.map(({ id }) => server.call(`PUT /worlds/${id}`, { as: ann, body: { name: mark } })));
    Object.assign(trouble, { code, in: /records/ });
    expect((await saveAll("during")).map((answer) => answer.status)).toEqual(worlds.map(() => status));
    heal();
    for (const { id } of worlds) expect((await server.world(id, ann)).name).toBe("Untitled");
    expect((await saveAll("after")).map((answer) => answer.status)).toEqual(worlds.map(() => 200));
    await restart();
    for (const { id } of worlds) expect((await server.world(id, ann)).name).toBe("after");
  });
});
