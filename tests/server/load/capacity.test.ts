/** Answers that nobody reads and bodies that never end take only a bounded amount of memory; later calls are asked to retry. */
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type CapacitySize, FULL_CAPACITY } from "../../../server/load/Capacity.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { basic, game, jpeg, TestServer } from "../TestServer.ts";
import { headOf, RawCall } from "./RawCall.ts";

const MB = 1_000_000;
/** For one computer, enough for three games that are sent as they are stored, or for one that is decompressed on the way. */
const CAPACITY: CapacitySize = {
  answers: { inAll: 3.4 * MB, each: 0.75 * MB },
  bodies: { inAll: 3 * MB, each: 1.5 * MB },
  work: 9 * MB,
  workWaiting: 50,
  patience: FULL_CAPACITY.patience,
};
const [FIRST, SECOND] = [1, 2];

let site: string;
let server: TestServer;
let ann: SignedInUser;
let large: WorldCard;
let small: WorldCard;
let lines: RawCall[] = [];

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "gridlings-site-"));
  await mkdir(join(site, "assets"));
  await writeFile(join(site, "assets", "large-abc123.bin"), randomBytes(13 * MB));
  await writeFile(join(site, "assets", "small-abc123.txt"), "hello");
  server = await TestServer.start({ capacity: CAPACITY, site });
  ann = await server.signUp("Ann");
  [large, small] = [await server.newWorld(ann), await server.newWorld(ann)];
  await server.kept.worlds.change(large.id, { data: JSON.stringify(largeGame()) });
  const body = { data: game("small"), thumbnail: jpeg() };
  small = (await server.call<WorldCard>(`PUT /worlds/${small.id}`, { as: ann, body })).body;
});
afterAll(async () => {
  await server.end();
  await rm(site, { recursive: true });
});

/** More than the system buffers for a reader who takes nothing, and hardly compressible. */
function largeGame(): object {
  const picture = `data:image/png;base64,${randomBytes(7.5 * MB).toString("base64")}`;
  return { ...game("large"), characters: { hero: { id: "hero", spritesheet: { appearances: { idle: [picture] } } } } };
}

async function start(text: string): Promise<RawCall> {
  const line = await RawCall.start(server.address, text);
  lines.push(line);
  return line;
}

async function closeAll(): Promise<void> {
  await Promise.all(lines.map((line) => line.close()));
  lines = [];
}

const reading = (id: string, computer: number, encoding = "identity"): Promise<RawCall> =>
  start(headOf(`GET /worlds/${id}`, computer, { "Accept-Encoding": encoding }));

/** A save of which only a part is sent. */
function saving(id: string, computer: number, length: number, sent: number): Promise<RawCall> {
  const authorization = basic(ann.username, ann.password);
  const headers = { Authorization: authorization, "Content-Type": "application/json", "Content-Length": length };
  return start(`${headOf(`PUT /worlds/${id}`, computer, headers)}{"name":"${"x".repeat(sent - 9)}`);
}

async function expectBusy(call: RawCall): Promise<void> {
  expect(await call.status()).toBe(503);
  expect(Number(call.header("Retry-After"))).toBeGreaterThan(0);
}

/** Expects everything to be released: as much fits as in the beginning. */
async function expectFree(): Promise<void> {
  await closeAll();
  await vi.waitFor(async () => {
    const calls = [await reading(large.id, FIRST), await reading(large.id, SECOND)];
    const statuses = await Promise.all(calls.map((call) => call.status()));
    await closeAll();
    expect(statuses).toEqual([200, 200]);
  }, 10_000);
}

describe("games that nobody reads", () => {
  it.each([
    ["as they are", "identity", 1],
    ["as they are kept", "gzip", 3],
    ["packed on their way", "br", 0],
  ])("%s are sent to one computer only so often at once, and then still to others", async (_what, encoding, fit) => {
    for (let n = 0; n < fit; n++) expect(await (await reading(large.id, FIRST, encoding)).status()).toBe(200);
    await expectBusy(await reading(large.id, FIRST, encoding));
    if (fit > 0) expect(await (await reading(large.id, SECOND, encoding)).status()).toBe(200);
    await expectFree();
  });

  it("do not delay small answers", async () => {
    for (const computer of [FIRST, SECOND]) await (await reading(large.id, computer)).status();
    const headers = { "x-forwarded-for": `192.0.2.${FIRST}` };
    for (const path of [`/worlds/${small.id}`, "/worlds/explore", "/about", small.thumbnail])
      expect((await server.call(`GET ${path}`, { headers })).status).toBe(200);
    await expectFree();
  });

  it("are refused in a plain sentence", async () => {
    await (await reading(large.id, FIRST)).status();
    const headers = { "x-forwarded-for": `192.0.2.${FIRST}`, "accept-encoding": "identity" };
    const answer = await server.call(`GET /worlds/${large.id}`, { headers });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: "Service Unavailable", message: expect.stringMatching(/try again/) },
    });
    expect(answer.headers.get("content-encoding")).toBeNull();
    await expectFree();
  });

  it("release their memory when their connection closes, however many calls were pipelined on it", async () => {
    for (let n = 0; n < 5; n++) await (await reading(large.id, FIRST)).status().then(closeAll);
    const calls = headOf(`GET /worlds/${large.id}`, FIRST, { "Accept-Encoding": "gzip" }).repeat(3);
    for (let n = 0; n < 5; n++) await (await start(calls)).status().then(closeAll);
    await expectFree();
  });

  it("arrive whole, piece by piece, when the client keeps reading", async () => {
    for (const encoding of ["identity", "gzip", "br", "deflate"]) {
      const headers = { "accept-encoding": encoding, "x-forwarded-for": `192.0.2.${encoding.length}` };
      const { status, text } = await server.call(`GET /worlds/${small.id}`, { headers });
      expect([status, JSON.parse(text)]).toMatchObject([200, { data: { characters: { hero: { name: "small" } } } }]);
    }
    const { body } = await server.call(`GET /worlds/${large.id}`, { as: ann });
    expect(JSON.stringify(body.data).length).toBeGreaterThan(10 * MB);
    const head = await fetch(`${server.address}/worlds/${large.id}`, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length")) > 7 * MB]).toEqual([200, true]);
  });
});

describe("files of the site that nobody reads", () => {
  const LARGE = "/assets/large-abc123.bin";

  it("are sent to one computer only so often at once, and then still to others", async () => {
    for (let n = 0; n < 3; n++) expect(await (await start(headOf(`GET ${LARGE}`, FIRST))).status()).toBe(200);
    const refused = await start(headOf(`GET ${LARGE}`, FIRST));
    await expectBusy(refused);
    // A refusal must not be cached as if it were the file.
    expect([refused.header("Cache-Control"), refused.header("Last-Modified")]).toEqual([
      "private, no-cache",
      undefined,
    ]);
    expect(await (await start(headOf(`GET ${LARGE}`, SECOND))).status()).toBe(200);
    expect(await (await start(headOf("GET /assets/small-abc123.txt", FIRST))).status()).toBe(200);
    await expectFree();
  });

  it("are also refused if only a part is asked for", async () => {
    for (let n = 0; n < 3; n++) await (await start(headOf(`GET ${LARGE}`, FIRST))).status();
    await expectBusy(await start(headOf(`GET ${LARGE}`, FIRST, { Range: "bytes=1000000-" })));
    expect(await (await start(headOf(`GET ${LARGE}`, FIRST, { Range: "bytes=0-99" }))).status()).toBe(206);
    await expectFree();
  });
});

describe("saves that are not sent completely", () => {
  it("of one computer take a limited amount, and others can still save", async () => {
    const calls = [await saving(small.id, FIRST, 4 * MB, MB), await saving(small.id, FIRST, 4 * MB, MB)];
    // Whichever arrives later.
    expect(await Promise.race(calls.map((call) => call.status()))).toBe(503);
    const headers = { "x-forwarded-for": `192.0.2.${SECOND}` };
    const body = { name: "y".repeat(900_000) };
    expect((await server.call(`PUT /worlds/${small.id}`, { as: ann, body, headers })).status).toBe(200);
    await expectFree();
  });

  it("release their memory when their connection closes", async () => {
    for (let n = 0; n < 4; n++) {
      await saving(small.id, FIRST, 4 * MB, MB);
      await closeAll();
    }
    const headers = { "x-forwarded-for": `192.0.2.${FIRST}` };
    const body = { name: "z".repeat(900_000) };
    await vi.waitFor(async () => {
      expect((await server.call(`PUT /worlds/${small.id}`, { as: ann, body, headers })).status).toBe(200);
    }, 10_000);
  });

  it("that announce more than fits are refused when it arrives, in words that reach a sender who is still sending", async () => {
    const headers = { "x-forwarded-for": `192.0.2.${FIRST}` };
    const answer = await server.call(`PUT /worlds/${small.id}`, {
      as: ann,
      body: { name: "x".repeat(7 * MB) },
      headers,
    });
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringMatching(/try again/) } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("are not even read when the sender may not save here", async () => {
    const bob = await server.signUp("Bob");
    const headers = { Authorization: basic(bob.username, bob.password), "Content-Type": "application/json" };
    const head = headOf(`PUT /worlds/${small.id}`, FIRST, { ...headers, "Content-Length": 5 * MB });
    expect(await (await start(head)).status()).toBe(403);
    await closeAll();
  });

  it("arrive complete in any number of pieces", async () => {
    const body = JSON.stringify({ name: "piece by piece" });
    const headers = { Authorization: basic(ann.username, ann.password), "Content-Type": "application/json" };
    const head = headOf(`PUT /worlds/${small.id}`, FIRST, { ...headers, "Transfer-Encoding": "chunked" });
    const pieces = [...body].map((letter) => `1\r\n${letter}\r\n`).join("");
    expect(await (await start(`${head}${pieces}0\r\n\r\n`)).status()).toBe(200);
    expect((await server.world(small.id)).name).toBe("piece by piece");
    await closeAll();
  });
});
