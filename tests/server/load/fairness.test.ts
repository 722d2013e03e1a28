/** Hundreds of calls from one computer wait for each other: nobody else waits for them, and nobody waits for calls that are merely slow. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { PasswordHasher } from "../../../server/services/PasswordHasher.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { basic, CHEAP, game, TestServer } from "../TestServer.ts";
import { headOf, RawCall } from "./RawCall.ts";

const MANY = 40;
const AT_ONCE = 8;
const [CROWD, OTHER] = [1, 2];
const LARGE = 13_000_000;

const hasher = new PasswordHasher(CHEAP);
let site: string;
let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;
let lines: RawCall[] = [];

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "gridlings-fair-"));
  await writeFile(join(site, "large.bin"), randomBytes(LARGE));
  await writeFile(join(site, "small.txt"), "hello");
  server = await TestServer.start({ site, hasher });
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
  await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { data: game() } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(lines.map((line) => line.close()));
  lines = [];
});
afterAll(async () => {
  await server.end();
  await rm(site, { recursive: true });
});

async function start(text: string, count: number): Promise<RawCall[]> {
  const started = await Promise.all(Array.from({ length: count }, () => RawCall.start(server.address, text)));
  lines.push(...started);
  return started;
}

function statusFor(computer: number, path: string): Promise<number> {
  const headers = { "x-forwarded-for": `192.0.2.${computer}` };
  return server.call(`GET ${path}`, { headers }).then(({ status }) => status);
}

/** A store that answers only when told to; `waiting` counts the calls that wait for it. */
function slowStore() {
  const { worlds } = server.kept;
  const get = worlds.get.bind(worlds);
  const going: (() => void)[] = [];
  let isSlow = true;
  vi.spyOn(worlds, "get").mockImplementation(async (id) => {
    if (isSlow && id === "slow") await new Promise<void>((resolve) => going.push(resolve));
    return get(id);
  });
  const goOn = (): void => {
    isSlow = false;
    for (const one of going) one();
  };
  return { waiting: () => going.length, goOn };
}

it("of one computer only a few are worked on at once, and those of others are answered", async () => {
  const store = slowStore();
  const crowd = await start(headOf("GET /worlds/slow", CROWD), MANY);
  await vi.waitFor(() => expect(store.waiting()).toBe(AT_ONCE));
  expect(await statusFor(OTHER, `/worlds/${world.id}`)).toBe(200);
  expect(await statusFor(CROWD, "/small.txt")).toBe(200);
  expect(store.waiting()).toBe(AT_ONCE);
  store.goOn();
  expect(new Set(await Promise.all(crowd.map((call) => call.status())))).toEqual(new Set([404]));
});

it("that are dropped before they start leave room for others", async () => {
  const store = slowStore();
  const crowd = await start(headOf("GET /worlds/slow", CROWD).repeat(3), MANY);
  await vi.waitFor(() => expect(store.waiting()).toBe(AT_ONCE));
  await Promise.all(crowd.map((call) => call.close()));
  expect(await statusFor(CROWD, `/worlds/${world.id}`)).toBe(200);
  store.goOn();
});

it.each([
  ["answers that nobody reads", `/large.bin`, "/small.txt"],
  ["answers that are pipelined behind one that nobody reads", "/large.bin", "/about"],
])("%s do not delay others of that computer", async (_what, unread, wanted) => {
  const pipelined = headOf(`GET ${wanted}`, CROWD).repeat(AT_ONCE);
  const crowd = await start(headOf(`GET ${unread}`, CROWD) + pipelined, AT_ONCE + 1);
  await Promise.all(crowd.map((call) => call.status()));
  expect(await statusFor(CROWD, wanted)).toBe(200);
});

it("slow saves do not delay other calls of that computer", async () => {
  const headers = { Authorization: basic(ann.username, ann.password), "Content-Type": "application/json" };
  const head = headOf(`PUT /worlds/${world.id}`, CROWD, { ...headers, "Content-Length": 1000 });
  const lookUp = vi.spyOn(server.kept.worlds, "get");
  await start(`${head}{"name":`, MANY);
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalledTimes(MANY));
  expect(await statusFor(CROWD, `/worlds/${world.id}`)).toBe(200);
});

it("passwords that are being checked do not delay other calls of that computer", async () => {
  let checking = 0;
  let finish = (): void => undefined;
  const checked = new Promise<boolean>((resolve) => {
    finish = () => resolve(false);
  });
  vi.spyOn(hasher, "check").mockImplementation(() => {
    checking += 1;
    return checked;
  });
  const crowd = await start(headOf("GET /users/me", CROWD, { Authorization: basic("Ann", "wrong one") }), MANY);
  await vi.waitFor(() => expect(checking).toBe(MANY));
  expect(await statusFor(CROWD, `/worlds/${world.id}`)).toBe(200);
  finish();
  expect(new Set(await Promise.all(crowd.map((call) => call.status())))).toEqual(new Set([401]));
});
