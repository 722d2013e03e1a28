/** A real disk that is full, or that may not be written: the server says so in plain words, keeps what it has, plays on, and recovers. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { type Answer, game, jpeg } from "../TestServer.ts";
import { ServerBundle, ServerProcess } from "./ServerProcess.ts";
import type { Site } from "./Site.ts";
import { SmallDisk } from "./SmallDisk.ts";

const PERSON = { username: "Ann", password: "correct horse", email: "ann@example.com" };

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
  it("keeps a save or refuses it whole, however little room is left, and takes it when there is room", async () => {
    for (const [index, room] of [0, 4, 8, 16, 64, 300].entries()) {
      const before = await present();
      disk?.fill(room);
      const refused = await save("too large", 500_000);
      expect(refused).toMatchObject({ status: 507, body: { message: expect.stringContaining("no room left") } });
      expect(await present()).toEqual(before);
      const small = await save("small");
      expect([200, 507]).toContain(small.status);
      expect((await present()).name).toBe(small.status === 200 ? "small" : before.name);
      disk?.makeRoom();
      expect((await save(`again ${index}`)).status).toBe(200);
      expect((await present()).name).toBe(`again ${index}`);
    }
  });

  it("keeps everything over a restart in the middle of it, with every earlier save", async () => {
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

  it("gives up games that were packed for sending before it refuses a save", async () => {
    await writeFile(join(disk?.dataFolder ?? "", "packed", world.id), Buffer.alloc(2_000_000));
    disk?.fill(64);
    expect((await save("instead", 500_000)).status).toBe(200);
    expect((await present()).name).toBe("instead");
  });

  it("refuses new people and new worlds in plain words, and lets everybody play and delete", async () => {
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

describe("a folder that may only be read", () => {
  it("refuses saves in plain words, lets everybody play, and takes saves again when it may be written", async () => {
    disk?.forbidWrites();
    const refused = await save("not now");
    expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining("Nothing can be saved") } });
    expect((await site.call("POST /worlds", { as: ann })).status).toBe(503);
    expect((await site.call(`DELETE /worlds/${world.id}`, { as: ann })).status).toBe(503);
    expect(await present()).toEqual({ name: "kept", revision: 1 });
    expect((await site.call(`GET /worlds/${world.id}`)).status).toBe(200);
    disk?.allowWrites();
    expect((await save("again")).status).toBe(200);
    expect((await present()).name).toBe("again");
  });

  it("keeps a server from starting, with a message that names the folder and no trace of code", async () => {
    await server.stop();
    disk?.forbidWrites();
    server = new ServerProcess(bundle, disk?.dataFolder ?? "");
    expect(await server.ready).toBeNull();
    expect(server.words).toContain("Gridlings could not start.");
    expect(server.words).toContain(disk?.dataFolder);
    expect(server.words).not.toContain("    at ");
    disk?.allowWrites();
  });
});
