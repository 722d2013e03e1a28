/** A clock that is set while the server runs keeps nobody out, and lets nobody in. */
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallCounts } from "../../server/routes/CallCounts.ts";
import { FULL_LIMITS } from "../../server/routes/limits.ts";
import { Visits } from "../../server/stores/memory/Visits.ts";
import { pictureDigest } from "../../server/stores/rows.ts";
import { TestServer } from "./TestServer.ts";

const DAY = 24 * 60 * 60 * 1000;
const CALLS = 5;

let server: TestServer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  server = await TestServer.start({ limits: { ...FULL_LIMITS, callsPerMinute: CALLS, signUpsPerHour: 1 } });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.end();
});

const callOften = async (): Promise<void> => {
  for (let n = 0; n < CALLS; n += 1) expect((await server.call("GET /about")).status).toBe(200);
};
const secondsToWait = async (call: string, body?: object): Promise<number> => {
  const { status, headers } = await server.call(call, body ? { body } : {});
  expect(status).toBe(429);
  return Number(headers.get("retry-after"));
};

it("set back by a day: a caller above the limit waits a minute", async () => {
  await callOften();
  vi.setSystemTime(Date.now() - DAY);
  expect(await secondsToWait("GET /about")).toBeLessThanOrEqual(60);
});

it("set back by a day: a class that signed up waits an hour", async () => {
  const person = (username: string) => ({ username, password: "correct horse", email: `${username}@example.com` });
  await server.call("POST /users", { body: person("Ann") });
  vi.setSystemTime(Date.now() - DAY);
  expect(await secondsToWait("POST /users", person("Bob"))).toBeLessThanOrEqual(60 * 60);
});

it("set ahead by a day: a caller above the limit still waits", async () => {
  await callOften();
  vi.setSystemTime(Date.now() + DAY);
  expect(await secondsToWait("GET /about")).toBeLessThanOrEqual(60);
});

it("set back by a day: a count ends when its time is over", async () => {
  const counts = new CallCounts();
  counts.init({ windowMs: 40 });
  expect(counts.increment("ann").totalHits).toBe(1);
  expect(counts.increment("ann").totalHits).toBe(2);
  vi.setSystemTime(Date.now() - DAY);
  expect(counts.increment("ann").totalHits).toBe(3);
  await wait(60);
  expect(counts.increment("ann").totalHits).toBe(1);
});

it("set back by a day: a visit of today counts", async () => {
  const visits = new Visits();
  const [now, restMs] = [Date.now(), 60_000];
  expect(await visits.isNew("ann", now + DAY, restMs)).toBe(true);
  expect(await visits.isNew("ann", now, restMs)).toBe(true);
  expect(await visits.isNew("ann", now - 1, restMs)).toBe(false);
});

it("set back by a year: pictures that nobody shows are removed all the same, two days later", async () => {
  const picture = Buffer.from("a picture");
  const digest = pictureDigest(picture);
  const { pictures } = server.kept;
  await pictures.write(digest, picture);
  const nextYear = new Date(Date.now() + 365 * DAY);
  await utimes(join(server.folder, "pictures", digest), nextYear, nextYear);
  expect(await pictures.sweep(Date.now() - DAY)).toBe(0);
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(await pictures.sweep(Date.now() - DAY)).toBe(1);
});
