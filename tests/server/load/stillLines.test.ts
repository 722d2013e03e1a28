/** Readers who take nothing and senders who send nothing: what the server holds for them is soon free again, and others have room meanwhile. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type CapacitySize, FULL_CAPACITY } from "../../../server/load/Capacity.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { basic, game, TestServer } from "../TestServer.ts";
import { headOf, RawCall } from "./RawCall.ts";

const MB = 1_000_000;
const STILL_MS = 600;
const CAPACITY: CapacitySize = {
  ...FULL_CAPACITY,
  answers: { inAll: 7.2 * MB, each: 3.6 * MB },
  patience: { stillMs: STILL_MS, smallBodyMs: STILL_MS },
};
const STRANGER = 3;

let server: TestServer;
let ann: SignedInUser;
let large: WorldCard;
let lines: RawCall[] = [];

beforeEach(async () => {
  server = await TestServer.start({ capacity: CAPACITY });
  ann = await server.signUp("Ann");
  large = await server.newWorld(ann);
  const picture = `data:image/png;base64,${randomBytes(7.5 * MB).toString("base64")}`;
  const hero = { id: "hero", spritesheet: { appearances: { idle: [picture] } } };
  await server.kept.worlds.change(large.id, { data: JSON.stringify({ ...game(), characters: { hero } }) });
});
afterEach(async () => {
  await Promise.all(lines.map((line) => line.close()));
  lines = [];
  await server.end();
});

async function start(text: string): Promise<RawCall> {
  const line = await RawCall.start(server.address, text);
  lines.push(line);
  return line;
}

const reading = (computer: number): Promise<RawCall> =>
  start(headOf(`GET /worlds/${large.id}`, computer, { "Accept-Encoding": "identity" }));

async function cut(call: RawCall): Promise<void> {
  if (!call.line.closed) await once(call.line.resume(), "close");
}

it("two addresses that read nothing leave a third one room for a large game", async () => {
  for (const computer of [1, 2]) {
    const calls = await Promise.all(Array.from({ length: 15 }, () => reading(computer)));
    expect(await Promise.all(calls.map((call) => call.status()))).toContain(503);
  }
  expect(await (await reading(STRANGER)).status()).toBe(200);
});

it("a reader who takes nothing is disconnected, even if it goes on asking for more", async () => {
  const call = await reading(1);
  expect(await call.status()).toBe(200);
  call.line.write("GET /about HTTP/1.1\r\nX-Slow: ");
  const asking = setInterval(() => call.line.write("x"), STILL_MS / 10);
  const cuts = (): number => server.lines.filter(({ isCutOff }) => isCutOff === true).length;
  await expect.poll(cuts, { timeout: 10_000 }).toBe(1);
  clearInterval(asking);
}, 15_000);

it("a slow reader who goes on reading gets the whole game", async () => {
  const call = await reading(1);
  let read = 0;
  const started = performance.now();
  call.line.on("data", (piece: Buffer) => {
    read += piece.length;
    call.line.pause();
    setTimeout(() => call.line.resume(), 10);
  });
  await expect.poll(() => read, { timeout: 60_000, interval: 100 }).toBeGreaterThan(10 * MB);
  expect(performance.now() - started).toBeGreaterThan(2 * STILL_MS);
}, 70_000);

it.each([
  ["a sign-up", "POST /users", 100],
  ["a save", "PUT /worlds/ID", 5 * MB],
])("%s whose rest never comes times out", async (_what, call, length) => {
  const headers = { "Content-Type": "application/json", Authorization: basic(ann.username, ann.password) };
  const head = headOf(call.replace("ID", large.id), 1, { ...headers, "Content-Length": length });
  const begun = await start(`${head}{`);
  expect(await begun.status()).toBe(408);
  expect(begun.header("Connection")).toBe("close");
  await cut(begun);
});
