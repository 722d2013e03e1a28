/**
 * Servers that share a folder and cannot see each other's processes, as in containers, where each is process 1. One of them serves, and
 * what it answered is there for the next, however it ends. GRIDLINGS_CONTAINERS sets the number of rounds, GRIDLINGS_SEED the random
 * choices.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { game } from "../TestServer.ts";
import { ServerBundle, ServerProcess } from "./ServerProcess.ts";
import type { Site } from "./Site.ts";

const ROUNDS = Number(process.env.GRIDLINGS_CONTAINERS ?? 1);
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const AT_ONCE = 4;
const CONTAINER = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const IN_USE = "Another Gridlings server is already using the folder";
const PERSON = { username: "Ann", password: "correct horse", email: "ann@example.com" };

const dice = seededRandom(SEED);
let bundle: ServerBundle;
let folder: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  bundle = await ServerBundle.make();
  console.log(`GRIDLINGS_SEED=${SEED} GRIDLINGS_CONTAINERS=${ROUNDS} starts like this again.`);
});
afterAll(() => bundle.remove());

beforeEach(async ({ skip }) => {
  const { status, stderr } = spawnSync(CONTAINER[0] ?? "", [...CONTAINER.slice(1), "true"], { encoding: "utf8" });
  if (status !== 0) skip(`this machine lets nobody have processes of their own: ${stderr ?? "there is no unshare"}`);
  folder = await mkdtemp(join(tmpdir(), "gridlings-shared-"));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  await rm(folder, { recursive: true, force: true });
});

function container(): ServerProcess {
  const server = new ServerProcess(bundle, folder, {}, CONTAINER);
  running.push(server);
  return server;
}

async function opened(server: ServerProcess): Promise<Site> {
  const site = await server.ready;
  if (!site) throw new Error(server.words);
  return site;
}

it("refuses a second one in plain words, and loses nothing that the first one confirms", {
  timeout: 60_000,
}, async () => {
  const first = await opened(container());
  const second = container();
  expect(await second.ready).toBeNull();
  expect(second.words).toContain(IN_USE);
  expect(second.words).not.toContain("    at ");
  const { body: ann } = await first.call<SignedInUser>("POST /users", { body: PERSON });
  const { body: world } = await first.call<WorldCard>("POST /worlds", { as: ann });
  await first.call(`PUT /worlds/${world.id}`, { as: ann, body: { name: "kept", data: game("kept") } });
  await running[0]?.kill();
  const third = await opened(container());
  const { body } = await third.call<WorldRecord>(`GET /worlds/${world.id}`);
  expect(body).toMatchObject({ name: "kept", revision: 1 });
});

it("lets exactly one of several that start at once in, whatever was killed before", {
  timeout: 60_000 + ROUNDS * 20_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const servers = Array.from({ length: AT_ONCE }, container);
    const sites = await Promise.all(servers.map((server) => server.ready));
    const open = servers.filter((_server, index) => sites[index]);
    expect(open.length, servers.map(({ words }) => words).join("\n")).toBe(1);
    for (const server of servers) if (!open.includes(server)) expect(server.words).toContain(IN_USE);
    await open[0]?.kill();
    const outside = new ServerProcess(bundle, folder);
    await opened(outside);
    expect(await outside.stop()).toBe(0);
    // One dies in the middle of its start.
    const dying = container();
    await wait(dice(400));
    await dying.kill();
    running.length = 0;
  }
});

it("keeps others out while its server is frozen, and goes on when it continues", {
  timeout: 60_000,
}, async () => {
  const plain = new ServerProcess(bundle, folder);
  running.push(plain);
  const site = await opened(plain);
  plain.freeze();
  const second = container();
  expect(await second.ready).toBeNull();
  expect(second.words).toContain(IN_USE);
  plain.thaw();
  expect((await site.call("GET /health")).status).toBe(200);
});
