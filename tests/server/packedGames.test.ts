/** Games stored compressed for sending: every answer is the game as saved, whatever happened to its compressed copy. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { packGame } from "../../server/services/packGame.ts";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { game, TestServer } from "./TestServer.ts";

const FLIPS = 60;
let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

vi.mock("../../server/services/packGame.ts", { spy: true });

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
});
afterAll(() => server.end());
beforeEach(async () => {
  world = await server.newWorld(ann);
  await save("first 🐸");
  await settledRead("first 🐸");
  vi.mocked(packGame).mockClear();
});

function save(mark: string) {
  return server.call(`PUT /worlds/${world.id}`, { as: ann, body: { name: mark, data: game(mark) } });
}

/** Reads the game; the client decompresses it and fails on a wrong checksum. */
async function expectRead(mark: string, id = world.id): Promise<void> {
  const { status, headers, body } = await server.call<WorldCard & { data: unknown }>(`GET /worlds/${id}`, { as: ann });
  expect([status, headers.get("content-encoding")]).toEqual([200, "gzip"]);
  expect(body).toMatchObject({ id, name: mark, revision: expect.any(Number), data: game(mark) });
}

/** The compressed copy is stored a moment after it is sent. */
async function settledRead(mark: string): Promise<void> {
  await expectRead(mark);
  await vi.waitFor(async () => expect(await readdir(join(server.folder, "packed"))).toContain(world.id), 20_000);
}

function packedFile(id = world.id): string {
  return join(server.folder, "packed", id);
}

it("is compressed once for all later readers, also after a restart", async () => {
  await expectRead("first 🐸");
  await server.stop();
  await server.open();
  await expectRead("first 🐸");
  expect(packGame).not.toHaveBeenCalled();
});

it("is compressed once if many ask at once", async () => {
  await save("second");
  await Promise.all(Array.from({ length: 30 }, () => expectRead("second")));
  expect(packGame).toHaveBeenCalledTimes(1);
});

it("is sent as it is with a record that has changed since", async () => {
  await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { published: true } });
  const { body } = await server.call(`GET /worlds/${world.id}`, { as: ann });
  expect(body).toMatchObject({ published: true, data: game("first 🐸") });
  expect(packGame).not.toHaveBeenCalled();
});

it("is compressed again when any bit was changed or any part is missing", async () => {
  const whole = await readFile(packedFile());
  const dice = seededRandom(1);
  const cuts = [0, 1, 44, 60, whole.length >> 1, whole.length - 1].map((length) => whole.subarray(0, length));
  const flips = Array.from({ length: FLIPS }, () => {
    const flipped = Buffer.from(whole);
    const place = dice(flipped.length);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << dice(8));
    return flipped;
  });
  for (const content of [...cuts, ...flips, Buffer.concat([whole, whole])]) {
    await writeFile(packedFile(), content);
    await expectRead("first 🐸");
    const isPackedAgain = async (): Promise<void> => expect(await readFile(packedFile())).toEqual(whole);
    await vi.waitFor(isPackedAgain, { timeout: 20_000, interval: 2 });
  }
});

it("is never mistaken for that of another world with the same revision", async () => {
  const older = await readFile(packedFile());
  const other = await server.newWorld(ann);
  world = other;
  await save("other");
  await settledRead("other");
  await writeFile(packedFile(), older);
  await expectRead("other");
  await vi.waitFor(async () => expect((await readFile(packedFile())).equals(older)).toBe(false), 20_000);
});

it("is deleted with its world", async () => {
  await server.call(`DELETE /worlds/${world.id}`, { as: ann });
  expect(await readdir(join(server.folder, "packed"))).not.toContain(world.id);
});

it("is sent even if it cannot be stored", async () => {
  await server.stop();
  await server.open();
  await rm(join(server.folder, "packed"), { recursive: true });
  await expectRead("first 🐸");
  await expectRead("first 🐸");
});
