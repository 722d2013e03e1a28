import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OwnDataExport, SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { storedText } from "./storedText.ts";
import { game, jpeg, sharedGame, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let bob: SignedInUser;
let world: WorldCard;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  bob = await server.signUp("Bob");
  world = await server.newWorld(ann);
  for (const mark of ["a", "bb"]) await save(mark);
});
afterEach(() => server.end());

async function save(mark: string): Promise<void> {
  const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length), published: true };
  await server.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

const TYPED = { username: "Ann", password: "correct horse" };

function leave(as: Pick<SignedInUser, "username" | "password"> = TYPED) {
  return server.call("DELETE /users/me", { as });
}

/** Everything in the folder as one text, including file names. */
async function wholeFolder(): Promise<string> {
  const files = await readdir(server.folder, { recursive: true, withFileTypes: true });
  const texts = files.map((file) => (file.isFile() ? readFile(join(file.parentPath, file.name), "latin1") : ""));
  return [...files.map(({ name }) => name), ...(await Promise.all(texts))].join("\n");
}

describe("all my data", () => {
  it("comes as one JSON with the account, every game, and the list of earlier saves", async () => {
    await server.newWorld(ann);
    const { status, body } = await server.call<OwnDataExport>("GET /users/me/export", { as: ann });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ id: ann.id, username: "Ann", email: "Ann@example.com" });
    expect(body.worlds.map(({ name, data }) => [name, data])).toEqual([
      ["Untitled", null],
      ["bb", game("bb")],
    ]);
    expect(body.worlds[1]?.versions.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it("contains no secret, and nothing of other users", async () => {
    await server.newWorld(bob);
    const { text } = await server.call("GET /users/me/export", { as: ann });
    const kept = await storedText(server.folder, "users");
    const secrets = [...kept.matchAll(/"(?:hash|salt|digest)":"([^"]+)"/g)].map(([, secret]) => String(secret));
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of [...secrets, ann.password, bob.id]) expect(text).not.toContain(secret);
  });

  it("leaves out a game whose file is damaged, but none of the others", async () => {
    const other = await server.newWorld(ann);
    await server.call(`PUT /worlds/${other.id}`, { as: ann, body: { data: game("whole") } });
    await server.damage(`worlds/${world.id}.json`, "{");
    await server.damage(`versions/${world.id}/1.json`, "{");
    const { body } = await server.call<OwnDataExport>("GET /users/me/export", { as: ann });
    expect(body.worlds.map(({ data }) => data)).toEqual([game("whole"), null]);
  });

  it("needs an account", async () => {
    expect((await server.call("GET /users/me/export")).status).toBe(401);
  });
});

describe("leaving", () => {
  it("removes the account, its devices, worlds, versions and pictures from the folder", async () => {
    const { thumbnail } = await server.world(world.id);
    expect((await leave()).status).toBe(200);
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(401);
    expect((await server.call("GET /users/Ann")).status).toBe(404);
    expect((await server.call(`GET /worlds/${world.id}`)).status).toBe(404);
    expect((await server.call(`GET ${thumbnail}`)).status).toBe(404);
    expect(await readdir(join(server.folder, "pictures"))).toEqual([]);
    await server.stop();
    await server.open();
    expect(await readdir(join(server.folder, "worlds"))).toEqual([]);
    expect(await wholeFolder()).not.toMatch(new RegExp(`Ann|${ann.id}|${world.id}`));
  });

  it("keeps remixes by others, which then have no parent, and the pictures they show", async () => {
    const remix = await server.newWorld(bob, `?from=${world.id}&fork=true`);
    await leave();
    const left = await server.world(remix.id, bob);
    expect(left).toMatchObject({ data: sharedGame("bb"), forkParent: null });
    expect((await server.call(`GET ${left.thumbnail}`)).status).toBe(200);
    expect(await readdir(join(server.folder, "pictures"))).toHaveLength(1);
  });

  it("frees the name and the e-mail address", async () => {
    await leave();
    const again = await server.signUp("Ann");
    expect(again.id).not.toBe(ann.id);
    expect((await server.call<WorldCard[]>("GET /worlds?user=me", { as: again })).body).toEqual([]);
  });

  it("requires the typed password; a signed-in device or a wrong password is not enough", async () => {
    const byDevice = await leave(ann);
    expect(byDevice).toMatchObject({ status: 401, body: { message: "Please type your password." } });
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
    expect((await server.call("DELETE /users/me")).status).toBe(401);
    expect((await leave({ username: "Ann", password: "wrong horse" })).status).toBe(401);
    expect((await server.world(world.id)).data).toEqual(game("bb"));
    expect((await leave({ username: "Ann", password: "correct horse" })).status).toBe(200);
    expect((await server.call("GET /users/Ann")).status).toBe(404);
  });
});
