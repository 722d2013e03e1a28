/**
 * Each single file call of a save, a copy and a deletion fails once, or from then on: nothing that was answered is lost, and the server
 * goes on.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignedInUser, WorldRecord } from "../../../src/api/wire.ts";
import { game, TestServer } from "../TestServer.ts";
import { guardFileCalls } from "./fileCalls.ts";

const CALLS_MAX = 60;

let server: TestServer;
let ann: SignedInUser;
let unguard: () => void;
/** Counts down to the next call that fails. */
let countdown = Number.POSITIVE_INFINITY;
let code = "EIO";
let isLasting = false;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  unguard = await guardFileCalls(server.folder, (_call, run) => {
    countdown -= 1;
    const fails = countdown === 0 || (isLasting && countdown < 0);
    return fails ? Promise.reject(Object.assign(new Error(code), { code })) : run();
  });
});
afterEach(async () => {
  countdown = Number.POSITIVE_INFINITY;
  unguard();
  await server.end();
});

async function whileFailing<T>(at: number, job: () => Promise<T>): Promise<{ result: T; wasReached: boolean }> {
  countdown = at;
  const result = await job();
  const wasReached = countdown <= 0;
  countdown = Number.POSITIVE_INFINITY;
  return { result, wasReached };
}

function save(id: string, mark: string) {
  return server.call(`PUT /worlds/${id}`, { as: ann, body: { name: mark, data: game(mark) } });
}

/** The mark of the stored game. */
async function standing(id: string): Promise<string> {
  const { status, body } = await server.call<WorldRecord>(`GET /worlds/${id}`, { as: ann });
  if (status === 404) return "gone";
  expect(status).toBe(200);
  const marks = ["original", "first", "second", "third", "fourth"];
  return marks.find((mark) => isDeepStrictEqual(body.data, game(mark))) ?? "mixed up";
}

async function kept(id: string): Promise<unknown[]> {
  const { body } = await server.call<{ name: string }[]>(`GET /worlds/${id}/versions`, { as: ann });
  return body.map(({ name }) => name);
}

it.each([
  ["EIO", false],
  ["EIO", true],
  ["ENOSPC", false],
  ["ENOSPC", true],
])("a %s (from then on: %s) at any call of a save", { timeout: 60_000 }, async (failure, lasting) => {
  [code, isLasting] = [failure, lasting];
  for (let at = 1; at <= CALLS_MAX; at++) {
    const { id } = await server.newWorld(ann);
    await save(id, "first");
    await save(id, "second");
    const { result, wasReached } = await whileFailing(at, () => save(id, "third"));
    if (!wasReached) return;
    expect([200, 500, 503, 507]).toContain(result.status);
    const now = await standing(id);
    expect(result.status === 200 ? ["third"] : ["second", "third"]).toContain(now);
    expect((await save(id, "fourth")).status).toBe(200);
    expect(await standing(id)).toBe("fourth");
    expect(await kept(id)).toEqual(expect.arrayContaining(["fourth", "second", "first"]));
    await restart();
    expect(await standing(id), `call ${at}`).toBe("fourth");
  }
  expect.unreachable(`a save makes more than ${CALLS_MAX} calls`);
});

it.each([
  ["EIO", false],
  ["ENOSPC", true],
])("a %s (from then on: %s) at any call of a copy or a deletion", { timeout: 60_000 }, async (failure, lasting) => {
  [code, isLasting] = [failure, lasting];
  for (let at = 1; at <= CALLS_MAX; at++) {
    const { id } = await server.newWorld(ann);
    await save(id, "original");
    const copy = await whileFailing(at, () => server.call(`POST /worlds?from=${id}`, { as: ann }));
    expect(await standing(id)).toBe("original");
    const removal = await whileFailing(at, () => server.call(`DELETE /worlds/${id}`, { as: ann }));
    const now = await standing(id);
    expect(removal.result.status === 200 ? ["gone"] : ["gone", "original"], `call ${at}`).toContain(now);
    await restart();
    // The outcome was never answered, so a start may find either.
    expect(removal.result.status === 200 ? ["gone"] : ["gone", "original"]).toContain(await standing(id));
    if (!copy.wasReached && !removal.wasReached) return;
  }
  expect.unreachable(`a copy or a deletion makes more than ${CALLS_MAX} calls`);
});

describe("a start whose lock finds no room", () => {
  let id: string;
  let hasRoom: () => Promise<boolean>;
  beforeEach(async () => {
    ({ id } = await server.newWorld(ann));
    await save(id, "first");
    await server.stop();
    unguard();
    unguard = await guardFileCalls(server.folder, async (call, run) => {
      const isEntry = call.kind === "open" && call.path.includes("/lock/") && call.flags === "wx";
      if (isEntry && !(await hasRoom())) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
      return run();
    });
  });

  it("takes the room of the packed games", async () => {
    await server.damage("packed/strange", "x");
    hasRoom = async () => (await readdir(join(server.folder, "packed"))).length === 0;
    await server.open();
    expect((await save(id, "second")).status).toBe(200);
  });

  it("allows playing, writes nothing, and accepts saves once there is room", async () => {
    hasRoom = async () => false;
    await server.damage(`users/${ann.id}.json`, "{");
    const before = await readdir(server.folder, { recursive: true });
    await server.open();
    expect(await standing(id)).toBe("first");
    expect(await save(id, "second")).toMatchObject({
      status: 507,
      body: { message: expect.stringContaining("server is full") },
    });
    expect(await readdir(server.folder, { recursive: true })).toEqual(before);
    hasRoom = async () => true;
    await vi.waitFor(async () => expect((await save(id, "second")).status).toBe(200), { timeout: 5000, interval: 100 });
    await restart();
    expect(await standing(id)).toBe("second");
  });
});

async function restart(): Promise<void> {
  await server.stop();
  await server.open();
}
