import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkAll } from "../../server/backup/checkAll.ts";
import { silentLog } from "../../server/Log.ts";
import { openFileStores } from "../../server/stores/fileStores.ts";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
});
afterEach(() => server.end());

async function save(mark: string): Promise<void> {
  const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length) };
  await server.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

async function restart(): Promise<void> {
  await server.stop();
  await server.open();
}

const events = (): unknown[] => server.lines.map(({ event }) => event);

describe("a restart", () => {
  it("keeps accounts, their devices, worlds and pictures", async () => {
    await save("kept");
    const before = await server.world(world.id, ann);
    await restart();
    expect(await server.world(world.id, ann)).toEqual(before);
    expect((await server.call(`GET ${before.thumbnail}`)).status).toBe(200);
    expect((await server.call("GET /users/me", { as: ann })).body).toEqual(ann);
  });

  it("removes what an unfinished write left, and says so", async () => {
    await server.damage("worlds/.half.json.tmp", "{");
    await server.damage("users/.half.json.tmp", "{");
    await restart();
    expect(await readdir(join(server.folder, "worlds"))).not.toContain(".half.json.tmp");
    expect(await readdir(join(server.folder, "users"))).not.toContain(".half.json.tmp");
    expect(events().filter((event) => event === "an unfinished write was removed")).toHaveLength(2);
  });

  it.each([
    ["empty", ""],
    ["full of zeros", "\0".repeat(400)],
    ["cut off", '{"revision":2,"data":{'],
    ["no object", "[]"],
  ])("falls back to the previous version if a world's file is %s, and says so", async (_what, content) => {
    await save("first");
    await save("second");
    await server.stop();
    await server.damage(`worlds/${world.id}.json`, content);
    await server.open();
    expect(events()).toContain("fell back to the version before");
    expect((await server.world(world.id)).data).toEqual(game("first"));
    expect(await readdir(join(server.folder, "quarantine"))).toHaveLength(1);
    await save("third");
    await restart();
    expect((await server.world(world.id)).data).toEqual(game("third"));
  });

  it.each([
    ["an account", () => `users/${ann.id}.json`],
    ["the copy of an account", () => `users/${ann.id}.copy.json`],
    ["a record", () => `records/${world.id}.json`],
    ["the copy of a record", () => `records/${world.id}.copy.json`],
  ])("loses nothing if %s is damaged, and says so", async (_what, file) => {
    const second = await server.signUp("Second");
    await save("a");
    await save("b");
    for (let time = 0; time < 2; time += 1) {
      await server.stop();
      await server.damage(file(), "{ torn");
      await server.open();
      expect(events()).toContain("a damaged file was set aside");
      for (const as of [ann, second]) expect((await server.call("GET /users/me", { as })).status).toBe(200);
      expect(await server.world(world.id)).toMatchObject({ name: "b", revision: 2, data: game("b") });
    }
  });

  it("names an account with two damaged files, keeps its games, and has it again once one file is put back", async () => {
    await save("kept");
    await server.stop();
    const files = [`users/${ann.id}.json`, `users/${ann.id}.copy.json`];
    const whole = await readFile(join(server.folder, files[0] ?? ""), "utf8");
    for (const file of files) await server.damage(file, whole.replace("Ann", "Bnn"));
    await server.open();
    const setAside = server.lines.filter(({ event }) => event === "a damaged file was set aside");
    expect(setAside.map(({ file }) => file).sort()).toEqual([...files].sort());
    const typed = { username: "Ann", password: "correct horse" };
    for (const as of [ann, typed]) expect((await server.call("GET /users/me", { as })).status).toBe(401);
    expect((await server.world(world.id, null)).name).toBe("kept");
    expect(events()).toContain("worlds whose owner is unknown were found");
    const { faults } = await checkAll(server.folder);
    expect(faults.filter((fault) => fault.startsWith(`quarantine/users.${ann.id}.`))).toHaveLength(2);
    expect(faults).toContain(`The game ${world.id} belongs to nobody.`);

    await restart();
    expect(await readdir(join(server.folder, "quarantine"))).toHaveLength(2);
    await server.stop();
    await server.damage(files[0] ?? "", whole);
    await server.open();
    for (const as of [ann, typed]) expect((await server.call("GET /users/me", { as })).status).toBe(200);
    expect(await server.world(world.id, ann)).toMatchObject({ name: "kept", data: game("kept") });
    await save("again");
    await restart();
    expect((await server.world(world.id, ann)).data).toEqual(game("again"));
    const left = (await checkAll(server.folder)).faults;
    expect(left).toHaveLength(2);
    for (const fault of left) expect(fault).toContain("quarantine/users.");
  });

  it.each([
    ["of another size", "second, longer"],
    ["of the same size", "third"],
  ])("uses a version %s that was stored when the power failed before its record was", async (_size, mark) => {
    await save("first");
    // The record of a save follows it at the latest when the server stops.
    await restart();
    const files = [`records/${world.id}.json`, `records/${world.id}.copy.json`];
    const record = await readFile(join(server.folder, files[0] ?? ""), "utf8");
    await save(mark);
    await server.stop();
    for (const file of files) await server.damage(file, record);
    await server.open();
    expect(await server.world(world.id)).toMatchObject({
      name: mark,
      revision: 2,
      data: game(mark),
    });
  });
});

describe("a damaged file", () => {
  it("of a picture is replaced by the next save that contains it", async () => {
    await save("first");
    const { thumbnail } = await server.world(world.id, ann);
    const whole = (await server.call(`GET ${thumbnail}`)).text;
    await server.damage(`pictures/${thumbnail.slice("/thumbnails/".length, -".jpg".length)}`, whole.slice(0, 9));
    await save("again");
    expect((await server.world(world.id, ann)).thumbnail).toBe(thumbnail);
    expect((await server.call(`GET ${thumbnail}`)).text).toBe(whole);
  });

  it("that is found while the server runs is replaced by the previous version", async () => {
    await save("first");
    await save("second");
    await server.damage(`worlds/${world.id}.json`, "{");
    expect((await server.world(world.id)).data).toEqual(game("first"));
  });

  it("without any older version gets a message in plain words, and the next save works", async () => {
    await save("only");
    await server.damage(`worlds/${world.id}.json`, "{");
    const answer = await server.call(`GET /worlds/${world.id}`);
    expect(answer).toMatchObject({ status: 500, body: { message: expect.stringContaining("damaged") } });
    await save("again");
    expect((await server.world(world.id)).data).toEqual(game("again"));
  });
});

describe("the folder", () => {
  it("holds one file per world, readable by no other user, and the 20 previous versions", async () => {
    for (let revision = 1; revision <= 23; revision += 1) await save(`v${revision}`);
    const file = join(server.folder, "worlds", `${world.id}.json`);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ revision: 23, data: game("v23") });
    expect((await stat(file)).mode & 0o077).toBe(0);
    const versions = await readdir(join(server.folder, "versions", world.id));
    const revisions = versions.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, index) => index + 3));
  });

  it("contains nothing of a deleted world", async () => {
    await save("a");
    await save("b");
    await server.call(`DELETE /worlds/${world.id}`, { as: ann });
    expect(await readdir(join(server.folder, "worlds"))).toEqual([]);
    expect(await readdir(join(server.folder, "versions"))).toEqual([]);
  });

  it("is used by one server only", async () => {
    await expect(openFileStores(server.folder, silentLog)).rejects.toThrow(/already using/);
    expect((await server.call("GET /health")).status).toBe(200);
  });

  it("is released when the server stops", async () => {
    await server.stop();
    expect(await readdir(join(server.folder, "lock"))).toEqual([]);
  });
});

it("answers many saves at once, each after it is on the disk", async () => {
  const worlds = await Promise.all(Array.from({ length: 12 }, () => server.newWorld(ann)));
  await Promise.all(
    worlds.map(({ id }, index) =>
      server.call(`PUT /worlds/${id}`, { as: ann, body: { name: `w${index}`, data: game(id) } }),
    ),
  );
  for (const [index, { id }] of worlds.entries()) {
    const kept = await readFile(join(server.folder, "worlds", `${id}.json`), "utf8");
    expect(kept).toContain(`"name":"w${index}"`);
  }
});
