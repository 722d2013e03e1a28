import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeGently, httpServer, PATIENCE } from "../../server/httpServer.ts";
import { FULL_LIMITS } from "../../server/routes/limits.ts";
import { packFiles } from "../../server/scripts/packFiles.mjs";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { basic, game, TestServer } from "./TestServer.ts";

const SCRIPT = "export const words = [];\n".repeat(200);
let site: string;
let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "gridlings-edge-"));
  await mkdir(join(site, "assets"));
  await writeFile(join(site, "index.html"), `<!doctype html>${"<p>Hello</p>".repeat(200)}`);
  await writeFile(join(site, "assets", "main-abc123.js"), SCRIPT);
  await writeFile(join(site, "assets", "tiny-abc123.js"), "export {};");
  await packFiles(site);
  server = await TestServer.start({ site, limits: { ...FULL_LIMITS, callsPerMinute: 200, pagesPerMinute: 200 } });
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
  await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { data: game("edge") } });
});
afterAll(async () => {
  await server.end();
  await rm(site, { recursive: true });
});

describe("a page of another site", () => {
  it.each([
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
    ["Origin: https://example.com", { origin: "https://example.com" }],
    ["Origin: null", { origin: "null" }],
    ["Origin: nonsense", { origin: "nonsense" }],
  ])("changes nothing (%s)", async (_what, headers) => {
    for (const call of [
      `PUT /worlds/${world.id}`,
      "POST /worlds",
      "POST /users",
      "POST /crashes",
      `DELETE /worlds/${world.id}`,
    ]) {
      const answer = await raw(call, headers);
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.text)).toMatchObject({ error: "Forbidden", message: expect.any(String) });
    }
    expect((await server.world(world.id)).name).toBe("Untitled");
  });

  it("gets no permission by a preflight request", async () => {
    const answer = await raw(`OPTIONS /worlds/${world.id}`, {
      origin: "https://example.com",
      "access-control-request-method": "PUT",
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("is told apart from our own pages by the newer and by the older header", async () => {
    const { host } = new URL(server.address);
    const ours: Record<string, string>[] = [
      { "sec-fetch-site": "same-origin", origin: "https://games.example" },
      { origin: `http://${host}` },
      {},
    ];
    for (const headers of ours) {
      expect((await raw("POST /crashes", headers, '{"message":"Error"}')).status).toBe(200);
    }
  });
});

/** Sends headers that `fetch` does not allow. */
function raw(what: string, headers: Record<string, string>, body = "{}") {
  const [method = "", path = ""] = what.split(" ");
  const length = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  return new Promise<{ status: number; headers: object; text: string }>((resolve, reject) => {
    const sent = httpRequest(server.address + path, { method, headers: { ...length, ...headers } }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on("error", reject).end(body);
  });
}

describe("TLS", () => {
  it("is required after it was used, which only a proxy on this machine may say", async () => {
    const secure = await server.call("GET /health", { headers: { "x-forwarded-proto": "https" } });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=15552000");
    expect((await server.call("GET /health")).headers.get("strict-transport-security")).toBeNull();
  });

  it("lets pages of ours alone ask for the microphone, and none for a camera", async () => {
    const policy = (await server.call("GET /")).headers.get("permissions-policy") ?? "";
    expect(policy.split(", ")).toEqual(expect.arrayContaining(["microphone=(self)", "camera=()"]));
  });
});

describe("files", () => {
  it("are sent compressed as the build compressed them, and plain to a client that does not accept gzip", async () => {
    const ask = (encoding: string) => raw("GET /assets/main-abc123.js", { "accept-encoding": encoding });
    const { headers } = await ask("gzip, deflate, br");
    expect(headers).toMatchObject({ "content-encoding": "br", vary: expect.stringContaining("Accept-Encoding") });
    expect(headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable" });
    expect((await ask("gzip")).headers).toMatchObject({ "content-encoding": "gzip" });
    expect((await ask("identity")).text).toBe(SCRIPT);
    expect((await server.call("GET /assets/tiny-abc123.js")).text).toBe("export {};");
  });

  it("are compressed at the highest level", async () => {
    const packed = await readFile(join(site, "assets", "main-abc123.js.br"));
    expect(brotliDecompressSync(packed).toString()).toBe(SCRIPT);
    expect(packed.length).toBeLessThan(60);
  });

  it("that the browser has already are not sent again", async () => {
    const first = await server.call("GET /assets/main-abc123.js");
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect(await server.call("GET /assets/main-abc123.js", { headers })).toMatchObject({ status: 304, text: "" });
  });
});

describe("a world that the browser has already", () => {
  it("is not sent again until it or its card changes", async () => {
    const authorization = basic(ann.username, ann.password);
    const ask = (headers: Record<string, string> = {}) => raw(`GET /worlds/${world.id}`, { authorization, ...headers });
    const tag = String(Reflect.get((await ask()).headers, "etag"));
    expect(await ask({ "if-none-match": tag })).toMatchObject({ status: 304, text: "" });
    await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { name: "Named" } });
    const renamed = await ask({ "if-none-match": tag });
    expect(JSON.parse(renamed.text)).toMatchObject({ name: "Named", data: game("edge") });
    expect(renamed.headers).toMatchObject({ "cache-control": "private, no-cache" });
  });
});

describe("very many calls", () => {
  it("of one user are limited without affecting others behind the same address", async () => {
    const bob = await server.signUp("Bob");
    for (let n = 0; n < 200; n++) await server.call("GET /worlds?user=me", { as: ann });
    const answer = await server.call("GET /worlds?user=me", { as: ann });
    expect(answer).toMatchObject({
      status: 429,
      body: { error: "Too Many Requests", message: expect.stringMatching(/[Ww]ait a moment/) },
    });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("connection")).toBe("close");
    expect((await server.call("GET /worlds?user=me", { as: bob })).status).toBe(200);
    expect((await server.call("GET /assets/tiny-abc123.js")).status).toBe(200);
  });

  it("for pages that look something up count too, so that names cannot be enumerated", async () => {
    const page = async (path: string, address: string) => {
      const headers = { accept: "text/html", "x-forwarded-for": address };
      return (await server.call(`GET ${path}`, { headers })).status;
    };
    for (let n = 0; n < 200; n++)
      expect(await page(`/${["u", "play", "editor"][n % 3]}/guess-${n}`, "10.9.9.9")).toBe(404);
    expect(await page("/u/Ann", "10.9.9.9")).toBe(429);
    expect(await page("/explore", "10.9.9.9")).toBe(200);
    expect(await page("/u/Ann", "10.9.9.8")).toBe(200);
  });

  it("block neither pages nor the health check, and are not blocked by them", async () => {
    const status = async (path: string, address: string) => {
      const headers = { accept: "text/html", "x-forwarded-for": address };
      return (await server.call(`GET ${path}`, { headers })).status;
    };
    for (let n = 0; n < 201; n++) await status("/worlds/explore", "10.9.9.7");
    expect(await status("/worlds/explore", "10.9.9.7")).toBe(429);
    expect([await status("/u/Ann", "10.9.9.7"), await status("/health", "10.9.9.7")]).toEqual([200, 200]);
    for (let n = 0; n < 201; n++) await status("/health", "10.9.9.6");
    expect(await status("/health", "10.9.9.6")).toBe(429);
    expect([await status("/u/Ann", "10.9.9.6"), await status("/about", "10.9.9.6")]).toEqual([200, 200]);
  });
});

describe("a connection", () => {
  const slow = { headersMs: 300, callMs: 600, silenceMs: 5000, crowdedAt: 1000 };

  it.each([
    ["that never ends its headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "408"],
    ["that never sends its body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{", "408"],
    ["that speaks another language", "\u0016\u0003\u0001 hello\r\n\r\n", "400"],
    ["with endless headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, "431"],
    ["with two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}", "400"],
  ])("%s is answered like every failure, and closed", async (_what, said, status) => {
    const held = httpServer(express().use(express.json()), slow);
    const port = await listen(held);
    const answer = await talk(port, said);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({
      error: expect.any(String),
      message: expect.any(String),
    });
    await closeGently(held, 1000);
  });
});

describe("very many connections", () => {
  it("that send nothing are closed when others need room, the oldest first", async () => {
    const held = httpServer((_request, response) => response.end("here"), { ...PATIENCE, crowdedAt: 20 });
    const port = await listen(held);
    let closed = 0;
    const lines = Array.from({ length: 60 }, () => connect(port, "127.0.0.1").on("close", () => (closed += 1)));
    await vi.waitFor(() => expect(closed).toBe(40), 10_000);
    expect(lines.slice(40).every((line) => !line.destroyed)).toBe(true);
    for (let n = 0; n < 30; n++) expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
    for (const line of lines) line.destroy();
    await closeGently(held, 1000);
  });
});

describe("stopping", () => {
  it("finishes the calls under way, and does not wait for idle connections", async () => {
    let finish = (): void => undefined;
    const started = new Promise<void>((begin) => {
      held = httpServer((_request, response) => {
        finish = () => response.end("done");
        begin();
      });
    });
    const port = await listen(held);
    const idle = connect(port, "127.0.0.1");
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await started;
    const closed = closeGently(held, 60_000);
    finish();
    expect(await answer).toBe("done");
    await closed;
    idle.destroy();
  });

  it("cuts off calls that do not end", async () => {
    held = httpServer(() => undefined);
    const port = await listen(held);
    const answer = fetch(`http://127.0.0.1:${port}/`).then(
      () => "answered",
      () => "cut off",
    );
    await new Promise((resolve) => held.once("connection", resolve));
    await closeGently(held, 100);
    expect(await answer).toBe("cut off");
  });

  let held = httpServer(() => undefined);
});

function listen(held: ReturnType<typeof httpServer>): Promise<number> {
  return new Promise((resolve) => {
    held.listen(0, "127.0.0.1", () => {
      const bound = held.address();
      resolve(typeof bound === "object" && bound ? bound.port : 0);
    });
  });
}

/** Everything that the server sends until it closes the connection. */
function talk(port: number, said: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const line = connect(port, "127.0.0.1", () => line.write(said, "latin1"));
    line.on("data", (chunk) => {
      answer += chunk.toString();
    });
    line.on("error", () => undefined).on("close", () => resolve(answer));
  });
}
