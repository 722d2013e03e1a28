/** A real disk that is full or read-only: the server says so in plain words, keeps what it has, serves games, and recovers. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { type Answer, game, jpeg } from "../TestServer.ts";
import { ServerBundle, ServerProcess } from "./ServerProcess.ts";
import type { Site } from "./Site.ts";
import { SmallDisk } from "./SmallDisk.ts";

const PERSON = { username: "Ann", password: "correct horse", email: "ann@example.com" };

/** A folder that could not be written is retried once a second. */
const WAIT = { timeout: 10_000, interval: 200 };

let bundle: ServerBundle;
let disk: SmallDisk | null;
let server: ServerProcess;
let site: Site;
let ann: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  bundle = await ServerBundle.make();
});
afterAll(() => bundle.remove());

beforeEach(async ({ skip }) => {
  disk = SmallDisk.mount();
  if (!disk) return skip("this machine lets nobody mount a disk");
  await start(disk);
  ann = (await site.call<SignedInUser>("POST /users", { body: PERSON })).body;
  world = (await site.call<WorldCard>("POST /worlds", { as: ann })).body;
  expect((await save("kept")).status).toBe(200);
}, 30_000);
afterEach(async () => {
  if (!disk) return;
  await server.kill();
  disk.unmount();
});

async function start({ dataFolder }: SmallDisk): Promise<void> {
  server = new ServerProcess(bundle, dataFolder);
  const ready = await server.ready;
  if (!ready) throw new Error(server.words);
  site = ready;
}

async function restart(): Promise<void> {
  if (disk) await start(disk);
}

function save(mark: string, bytes = 1_000): Promise<Answer> {
  const undoStack = [{ label: mark, changes: [{ path: ["a"], before: "x".repeat(bytes), after: mark }] }];
  const body = { name: mark, data: { ...game(mark), undoStack }, thumbnail: jpeg(mark.length) };
  return site.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

async function present(): Promise<Pick<WorldRecord, "name" | "revision">> {
  const { status, body } = await site.call<WorldRecord>(`GET /worlds/${world.id}`, { as: ann });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ characters: game(body.name).characters });
  return { name: body.name, revision: body.revision };
}

describe("a full disk", () => {
  it("stores a save completely or refuses it, however little room is left, and accepts it once there is room", async () => {
    for (const [index, room] of [0, 4, 8, 16, 64, 300].entries()) {
      const before = await present();
      disk?.fill(room);
      const refused = await save("too large", 500_000);
      expect(refused).toMatchObject({ status: 507, body: { message: expect.stringContaining("server is full") } });
      expect(await present()).toEqual(before);
      const small = await save("small");
      expect([200, 507]).toContain(small.status);
      expect((await present()).name).toBe(small.status === 200 ? "small" : before.name);
      disk?.makeRoom();
      expect((await save(`again ${index}`)).status).toBe(200);
      expect((await present()).name).toBe(`again ${index}`);
    }
  });

  it("keeps everything through a restart, with every earlier save", async () => {
    disk?.fill(8);
    await save("too large", 500_000);
    await server.kill();
    disk?.makeRoom();
    if (disk) await start(disk);
    expect(await present()).toEqual({ name: "kept", revision: 1 });
    await save("second");
    const { body } = await site.call<{ revision: number }[]>(`GET /worlds/${world.id}/versions`, { as: ann });
    expect(body.map(({ revision }) => revision)).toEqual(expect.arrayContaining([1]));
  });

  it("removes packed games before it refuses a save", async () => {
    await writeFile(join(disk?.dataFolder ?? "", "packed", world.id), Buffer.alloc(2_000_000));
    disk?.fill(64);
    expect((await save("instead", 500_000)).status).toBe(200);
    expect((await present()).name).toBe("instead");
  });

  it("refuses new accounts and worlds in plain words, and allows playing and deleting", async () => {
    disk?.fill(0);
    const copy = await site.call(`POST /worlds?from=${world.id}`, { as: ann });
    expect([200, 507]).toContain(copy.status);
    expect((await site.call(`GET /worlds/${world.id}`)).status).toBe(200);
    expect((await site.call("GET /worlds?user=me", { as: ann })).status).toBe(200);
    disk?.makeRoom();
    expect((await site.call(`DELETE /worlds/${world.id}`, { as: ann })).status).toBe(200);
    expect((await site.call(`GET /worlds/${world.id}`)).status).toBe(404);
  });
});

describe("a start on a full disk", () => {
  it("removes what an unfinished write left, and accepts saves", async () => {
    await server.kill();
    await writeFile(join(disk?.dataFolder ?? "", "worlds", ".unfinished.json.tmp"), Buffer.alloc(5_000_000));
    disk?.fill(0);
    await restart();
    expect(server.words).toContain("an unfinished write was removed");
    expect((await save("again", 500_000)).status).toBe(200);
    expect(await present()).toEqual({ name: "again", revision: 2 });
  });

  it("allows playing, and accepts saves once there is room", async () => {
    await server.kill();
    disk?.fill(0);
    await restart();
    expect(await present()).toEqual({ name: "kept", revision: 1 });
    expect((await save("too large", 500_000)).status).toBe(507);
    disk?.makeRoom();
    expect((await save("again", 500_000)).status).toBe(200);
  });

  it("plays the previous version of a damaged game, and repairs it once there is room", async () => {
    const before = { characters: game("kept").characters };
    await save("second", 2000);
    await server.stop();
    const { dataFolder = "" } = disk ?? {};
    const damaged = Buffer.alloc(50_000, "x");
    await writeFile(join(dataFolder, "worlds", `${world.id}.json`), damaged);
    await writeFile(join(dataFolder, "records", `${world.id}.json`), "{");
    disk?.fill(0);
    await restart();
    expect((await site.call<WorldRecord>(`GET /worlds/${world.id}`)).body.data).toMatchObject(before);
    disk?.makeRoom();
    expect((await save("again")).status).toBe(200);
    const aside = await readdir(join(dataFolder, "quarantine"));
    const contents = await Promise.all(aside.map((name) => readFile(join(dataFolder, "quarantine", name))));
    expect(contents.some((content) => content.equals(damaged))).toBe(true);
  });
});

describe("a folder that may only be read", () => {
  it("refuses saves in plain words, allows playing, and accepts saves again once it is writable", async () => {
    disk?.forbidWrites();
    const refused = await save("not now");
    expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining("We can't save") } });
    expect((await site.call("POST /worlds", { as: ann })).status).toBe(503);
    expect((await site.call(`DELETE /worlds/${world.id}`, { as: ann })).status).toBe(503);
    expect(await present()).toEqual({ name: "kept", revision: 1 });
    expect((await site.call(`GET /worlds/${world.id}`)).status).toBe(200);
    disk?.allowWrites();
    expect((await save("again")).status).toBe(200);
    expect((await present()).name).toBe("again");
  });

  it("can be opened: playing works, and saves are accepted once it is writable", async () => {
    await server.stop();
    disk?.forbidWrites();
    await restart();
    expect(server.words).toContain("nothing can be saved");
    expect(await present()).toEqual({ name: "kept", revision: 1 });
    expect((await site.call("GET /users/me", { as: ann })).status).toBe(200);
    expect((await site.call("GET /health")).status).toBe(503);
    const refused = await save("not now");
    expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining("We can't save") } });
    disk?.allowWrites();
    await vi.waitFor(async () => expect((await save("again")).status).toBe(200), WAIT);
    expect(await present()).toEqual({ name: "again", revision: 2 });
    expect((await site.call("GET /health")).status).toBe(200);
    const second = new ServerProcess(bundle, disk?.dataFolder ?? "");
    expect(await second.ready).toBeNull();
    expect(second.words).toContain("already using the folder");
  });

  it("can be played from while another server holds it for writing", async () => {
    await server.stop();
    disk?.forbidWrites();
    await restart();
    disk?.allowWrites();
    const other = new ServerProcess(bundle, disk?.dataFolder ?? "");
    const elsewhere = await other.ready;
    expect(elsewhere, other.words).not.toBeNull();
    expect((await save("from the wrong one")).status).toBe(503);
    expect(await present()).toEqual({ name: "kept", revision: 1 });
    await other.kill();
    await vi.waitFor(async () => expect((await save("again")).status).toBe(200), WAIT);
  });

  it("keeps damaged files as they are, and allows playing everything else", async () => {
    const { dataFolder = "" } = disk ?? {};
    await save("second");
    const bob = { ...PERSON, username: "Bob", email: "bob@example.com" };
    const { body } = await site.call<SignedInUser>("POST /users", { body: bob });
    await server.stop();
    const account = join(dataFolder, "users", `${body.id}.json`);
    const damaged = (await readFile(account, "utf8")).replace('"Bob"', '"Bab"');
    for (const file of [account, account.replace(".json", ".copy.json")]) await writeFile(file, damaged);
    await writeFile(join(dataFolder, "worlds", `${world.id}.json`), "{");
    disk?.forbidWrites();
    await restart();
    const { data } = (await site.call<WorldRecord>(`GET /worlds/${world.id}`)).body;
    expect(data).toMatchObject({ characters: game("kept").characters });
    expect((await site.call("GET /users/me", { as: body })).status).toBe(401);
    expect(await readFile(account, "utf8")).toBe(damaged);
    disk?.allowWrites();
    await vi.waitFor(async () => expect((await save("again")).status).toBe(200), WAIT);
    const aside = await readdir(join(dataFolder, "quarantine"));
    expect(aside.map((name) => name.split(".")[0]).sort()).toEqual(["users", "users", "worlds"]);
  });

  it("without games in it keeps a server from starting, with a message that names the folder and no trace of code", async () => {
    await server.stop();
    disk?.forbidWrites();
    const empty = join(disk?.folder ?? "", "empty");
    const refused = new ServerProcess(bundle, empty);
    expect(await refused.ready).toBeNull();
    expect(refused.words).toContain("Gridlings could not start.");
    expect(refused.words).toContain(empty);
    expect(refused.words).not.toContain("    at ");
    disk?.allowWrites();
  });
});
