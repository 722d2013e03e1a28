import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
  for (const mark of ["first", "second"]) await save(mark);
  await server.stop();
});
afterEach(() => server.end());

async function save(mark: string): Promise<void> {
  const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length), published: true };
  await server.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

async function forget(...folders: string[]): Promise<void> {
  for (const name of folders) await rm(join(server.folder, name), { recursive: true });
}

const path = (...parts: string[]): string => join(server.folder, ...parts);
const events = (): unknown[] => server.lines.map(({ event }) => event);

describe("a world without a record", () => {
  it("is given back to its owner with its earlier versions, unpublished", async () => {
    const before = await readFile(path("worlds", `${world.id}.json`), "utf8");
    await forget("records");
    await server.open();
    expect(events()).toContain("a world without a record was given back to its owner");
    const { body } = await server.call<WorldCard[]>("GET /worlds?user=me", { as: ann });
    expect(body).toMatchObject([{ id: world.id, name: "second", revision: 2, userId: ann.id, published: false }]);
    expect((await server.world(world.id)).data).toEqual(game("second"));
    expect((await server.call(`GET /worlds/${world.id}/versions`, { as: ann })).body).toHaveLength(2);
    expect(await readFile(path("worlds", `${world.id}.json`), "utf8")).toBe(before);
    await save("third");
    expect((await server.world(world.id)).revision).toBe(3);
  });

  it("and with a damaged file is given back as its previous version", async () => {
    await forget("records");
    await server.damage(`worlds/${world.id}.json`, "{");
    await server.open();
    expect((await server.world(world.id)).data).toEqual(game("first"));
  });

  it.each([
    ["whose owner is unknown", () => forget("records", "users")],
    ["that nobody can read", () => writeFile(path("worlds", "strange.json"), "isn't a game")],
  ])("%s is set aside, and never deleted", async (_what, happen) => {
    await happen();
    const files = (await readdir(path("worlds"))).length;
    await server.open();
    expect(events()).toContain("a world that belongs to nobody was set aside");
    const aside = await readdir(path("quarantine"));
    expect(aside.filter((name) => name.startsWith("worlds.")).length).toBeGreaterThan(0);
    expect(files - (await readdir(path("worlds"))).length).toBe(1);
  });
});

describe("a deletion that was cut off", () => {
  it("before its record was gone did not happen", async () => {
    await writeFile(path("deleted", world.id), "");
    await server.open();
    expect((await server.world(world.id)).data).toEqual(game("second"));
    expect(await readdir(path("deleted"))).toEqual([]);
  });

  it("after its record was gone is finished, and the world is not given back", async () => {
    await writeFile(path("deleted", world.id), "");
    await forget("records");
    await server.open();
    expect((await server.call(`GET /worlds/${world.id}`)).status).toBe(404);
    for (const part of ["deleted", "worlds", "versions"]) expect(await readdir(path(part))).toEqual([]);
  });
});

describe("a start", () => {
  it("ignores other files beside older versions", async () => {
    for (const name of [".9.json.tmp", "9.json.bak"]) await writeFile(path("versions", world.id, name), "{");
    await server.damage(`worlds/${world.id}.json`, "{");
    await server.open();
    expect((await server.world(world.id)).data).toEqual(game("first"));
    const versions = await server.call(`GET /worlds/${world.id}/versions`, { as: ann });
    expect(versions.body).toMatchObject([{ revision: 1, isPresent: true }]);
  });

  it("falls back to the previous version if a world's file is missing", async () => {
    await rm(path("worlds", `${world.id}.json`));
    await server.open();
    expect((await server.world(world.id)).data).toEqual(game("first"));
  });

  it("does not read worlds whose file has the size in their record", async () => {
    const file = path("worlds", `${world.id}.json`);
    const length = (await readFile(file)).length;
    await writeFile(file, "x".repeat(length));
    await server.open();
    expect(events()).not.toContain("a damaged file was set aside");
    expect((await server.world(world.id)).data).toEqual(game("first"));
    expect(events()).toContain("a damaged file was set aside");
  });

  it("detects a changed byte in a game, and falls back", async () => {
    const file = path("worlds", `${world.id}.json`);
    await writeFile(file, (await readFile(file, "utf8")).replace("Level 1", "Level 7"));
    await server.open();
    expect((await server.world(world.id)).data).toEqual(game("first"));
  });

  it("opens worlds that were stored before there was a digest", async () => {
    const text = await readFile(path("worlds", `${world.id}.json`), "utf8");
    const { revision, savedAt, name, thumbnail, data } = JSON.parse(text);
    const older = JSON.stringify({ revision, savedAt, name, thumbnail, data });
    await writeFile(path("worlds", `${world.id}.json`), older);
    await server.open();
    expect(await server.world(world.id)).toMatchObject({ revision: 2, data: game("second") });
    await save("third");
    expect((await server.call(`GET /worlds/${world.id}/versions`, { as: ann })).body).toHaveLength(3);
    await server.damage(`worlds/${world.id}.json`, "{");
    expect((await server.world(world.id)).data).toEqual(game("second"));
  });

  it("makes missing folders", async () => {
    await rm(path("deleted"), { recursive: true });
    await rm(path("pictures"), { recursive: true });
    await mkdir(path("quarantine"), { recursive: true });
    await server.open();
    expect((await server.call("GET /health")).status).toBe(200);
  });
});
