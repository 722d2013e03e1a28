import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FULL_LIMITS } from "../../server/routes/limits.ts";
import { packFiles } from "../../server/scripts/packFiles.mjs";
import { TestServer } from "./TestServer.ts";

const INDEX = "<!doctype html><title>Gridlings</title>";
const EDITOR = `${INDEX}<link rel="modulepreload" href="/assets/editor.js">`;
/** Files with their types; all are large enough to be compressed. */
const KINDS = {
  "assets/look-abc123.css": "text/css",
  "drawing.svg": "image/svg+xml",
  "list.json": "application/json",
  "words.txt": "text/plain",
};
const TEXTS = Object.keys(KINDS);
let site: string;
let server: TestServer;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "gridlings-site-"));
  await mkdir(join(site, "assets"));
  await writeFile(join(site, "index.html"), INDEX);
  await writeFile(join(site, "editor.html"), EDITOR);
  await writeFile(join(site, "assets", "main-abc123.js"), "export {};".repeat(500));
  await writeFile(join(site, "cat.png"), "png");
  await writeFile(join(site, "letters.opus"), "0123456789");
  for (const name of TEXTS) await writeFile(join(site, name), "some words, ".repeat(500));
  await writeFile(join(site, "assets", "letters-abc123.woff2"), "packed already");
  await packFiles(site);
  server = await TestServer.start({ site });
});
afterAll(async () => {
  await server.end();
  await rm(site, { recursive: true });
});

/** The headers of a file before decompression, which `fetch` would do by itself. */
async function headOf(name: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${server.address}/${name}`, { headers }, (answer) => resolve(answer.resume())).on("error", reject);
  });
}

const asBrowser = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

describe("pages", () => {
  it.each([
    "/",
    "/explore",
    "/faq",
    "/login?redirectTo=/dashboard",
    "/join",
    "/join-send-world?storageKey=ls-1",
    "/dashboard",
    "/play/tutorial",
    "/play/ls-1763800000000",
    "/play/kept-here?localstorage=true",
    "/terms-of-use",
    "/privacy-policy",
  ])("%s is the application, revalidated each time", async (path) => {
    const answer = await server.call(`GET ${path}`, asBrowser);
    expect(answer).toMatchObject({ status: 200, text: INDEX });
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-type")).toContain("text/html");
  });

  it("of the editor preloads its files", async () => {
    const answer = await server.call("GET /editor/ls-1?localstorage=true", asBrowser);
    expect(answer).toMatchObject({ status: 200, text: EDITOR });
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    "/nowhere",
    "/class",
    "/class/MOPALI",
    "/wall/x",
    "/gallery",
    "/editor",
    "/play/a/b",
    "/u",
    "/u/nobody",
    "/u/ann@example",
    "/play/gone",
    "/play/__proto__",
  ])("%s is the application too, with status 404", async (path) => {
    const answer = await server.call(`GET ${path}`, asBrowser);
    expect(answer).toMatchObject({ status: 404, text: INDEX });
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect((await server.call(`HEAD ${path}`, asBrowser)).status).toBe(404);
  });

  it("of people and games exist as long as these do, also for a browser that has the page cached", async () => {
    const ann = await server.signUp("Ann");
    const { id } = await server.newWorld(ann);
    const paths = [`/play/${id}`, "/u/ann", `/u/${ann.id}`, `/editor/${id}`];
    const looks = async (etag = "") => {
      const headers = { ...asBrowser.headers, "if-none-match": etag };
      return Promise.all(paths.map((path) => server.call(`GET ${path}`, { headers })));
    };
    const there = await looks();
    expect(there.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await server.call("DELETE /users/me", { as: { ...ann, password: "correct horse" } });
    const gone = await looks(there[0]?.headers.get("etag") ?? "");
    expect(gone.map(({ status, text }) => [status, text])).toEqual(
      [404, 404, 404, 404].map((status, n) => [status, there[n]?.text]),
    );
  });
});

it("names an operator only if one is set", async () => {
  const { status, body } = await server.call("GET /about");
  expect({ status, body }).toEqual({
    status: 200,
    body: { operator: null, contact: null, takesSignUps: true, hasClasses: false },
  });
});

describe("files", () => {
  it("with a hash in the name are cached permanently and sent compressed", async () => {
    const { status, headers } = await server.call("GET /assets/main-abc123.js");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-encoding")).toMatch(/br|gzip/);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["deflate", undefined],
    ["identity", undefined],
  ])("of text are sent as the build compressed them if a browser accepts %s", async (accepted, encoding) => {
    for (const [name, kind] of Object.entries(KINDS)) {
      const { statusCode, headers } = await headOf(name, { "accept-encoding": accepted });
      expect([name, statusCode, headers["content-encoding"]]).toEqual([name, 200, encoding]);
      expect(headers["content-type"]).toContain(kind);
      expect(headers.vary).toContain("Accept-Encoding");
      if (encoding) expect(Number(headers["content-length"])).toBeLessThan(200);
    }
  });

  it("of fonts are cached permanently and not compressed again", async () => {
    const { headers } = await headOf("assets/letters-abc123.woff2", { "accept-encoding": "gzip, br" });
    expect(headers).toMatchObject({ "content-type": "font/woff2", "content-length": "14" });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it("that are cached already are not sent again", async () => {
    const { etag = "" } = (await headOf("words.txt", { "accept-encoding": "br" })).headers;
    const again = await headOf("words.txt", { "accept-encoding": "br", "if-none-match": etag });
    expect(again.statusCode).toBe(304);
    expect(again.headers["cache-control"]).toBe("no-cache");
  });

  it("without a hash are revalidated", async () => {
    expect((await server.call("GET /cat.png")).headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/dog.png", "/assets/old-123.js", "/assets", "/..%2f..%2fetc/passwd.txt", "/index.js"])(
    "%s is missing, not a page",
    async (path) => {
      const answer = await server.call(`GET ${path}`, asBrowser);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain("<!doctype");
    },
  );
});

describe("parts of a file", () => {
  const LETTERS = "0123456789";

  function ask(range: string, headers: Record<string, string> = {}, method = "GET") {
    return server.call(`${method} /letters.opus`, { headers: { range, ...headers } });
  }

  it.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=7-99", "789", "bytes 7-9/10"],
    ["bytes=-5", "56789", "bytes 5-9/10"],
    ["bytes=-99", LETTERS, "bytes 0-9/10"],
  ])("%s is '%s'", async (range, text, about) => {
    const answer = await ask(range);
    expect(answer).toMatchObject({ status: 206, text });
    expect(answer.headers.get("content-range")).toBe(about);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
  });

  it.each([
    "bytes=5-1",
    "bytes=0-1,4-5",
    "bytes=",
    "bytes=-",
    "bytes=a-b",
    "items=0-1",
    "bytes=1-2x",
    `bytes=${"9".repeat(400)}-`,
  ])("%s is ignored, and all of the file is sent", async (range) => {
    const answer = await ask(range);
    expect(answer).toMatchObject({ status: 200, text: LETTERS });
    expect(answer.headers.get("content-range")).toBeNull();
  });

  it.each(["bytes=10-", "bytes=10-20", "bytes=-0"])(
    "%s is beyond the end, and says how long the file is",
    async (range) => {
      const answer = await ask(range);
      expect(answer).toMatchObject({ status: 416, text: "" });
      expect(answer.headers.get("content-range")).toBe("bytes */10");
      expect(answer.headers.get("content-type")).toBeNull();
    },
  );

  it("are sent only if the file is the one that the browser has", async () => {
    const { headers } = await ask("bytes=2-4");
    const changed = headers.get("last-modified") ?? "";
    expect(await ask("bytes=2-4", { "if-range": changed })).toMatchObject({ status: 206, text: "234" });
    const older = new Date(Date.parse(changed) - 60_000).toUTCString();
    expect(await ask("bytes=2-4", { "if-range": older })).toMatchObject({ status: 200, text: LETTERS });
  });

  it("are sent for GET only, and not of the page for an unknown address", async () => {
    expect((await ask("bytes=2-4", {}, "HEAD")).status).toBe(200);
    const nowhere = await server.call("GET /nowhere", { headers: { ...asBrowser.headers, range: "bytes=2-4" } });
    expect(nowhere).toMatchObject({ status: 404, text: INDEX });
  });
});

describe("calls", () => {
  it.each([
    ["GET /worlds/a/b", 404],
    ["PATCH /worlds/a", 405],
    ["GET /users", 405],
    ["GET /health/x", 404],
    ["POST /characters", 405],
    ["GET /users/%E0%A4%A", 400],
    ["GET /thumbnails/none.jpg", 404],
    ["GET /thumbnails/..%2Fusers.json.jpg", 404],
    [`GET /thumbnails/${"0".repeat(64)}.jpg`, 404],
  ])("%s fails as JSON with %i", async (what, status) => {
    const answer = await server.call(what, asBrowser);
    expect(answer).toMatchObject({ status, body: { error: expect.any(String), message: expect.any(String) } });
  });

  it("list the allowed methods if another one is used", async () => {
    expect((await server.call("PATCH /worlds/a")).headers.get("allow")).toBe("GET, PUT, DELETE");
  });

  it("accept at most 64 KB by default", async () => {
    const body = { username: "Ann", email: "a@example.com", password: "x".repeat(70_000) };
    expect(await server.call("POST /users", { body })).toMatchObject({
      status: 413,
      body: { message: expect.any(String) },
    });
  });

  it("accept only JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16"]) {
      const answer = await fetch(`${server.address}/users`, {
        method: "POST",
        headers: { "content-type": type },
        body: "{}",
      });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    }
  });
});

describe("safety headers", () => {
  it.each(["/", "/nowhere", "/health", "/worlds/none", "/assets/main-abc123.js"])("are sent with %s", async (path) => {
    const { headers } = await server.call(`GET ${path}`, asBrowser);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split(";").sort()).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].sort(),
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

describe("the log", () => {
  it("contains routes and statuses, never users, worlds or what they typed", async () => {
    await server.signUp("Secretive");
    await server.call("GET /users/Secretive");
    await server.call("GET /worlds?user=Secretive");
    await server.call("GET /u/Secretive", asBrowser);
    const text = JSON.stringify(server.lines);
    expect(text).toContain('"route":"/users/:idOrName","status":200');
    expect(text).not.toContain("Secretive");
    expect(text).not.toContain("example.com");
  });

  it("records the crash of a page without anything personal", async () => {
    const message = `TypeError: cannot read "Tim's maze" of tim@example.com at /play/abc\n    at go (${server.address}/assets/main-abc.js:1:22)`;
    expect((await server.call("POST /crashes", { body: { message } })).status).toBe(200);
    const line = server.lines.find(({ event }) => event === "a page crashed");
    expect(line).toMatchObject({ places: ["/assets/main-abc.js:1:22"] });
    expect(JSON.stringify(line)).toContain("TypeError: cannot read");
    expect(JSON.stringify(line)).not.toMatch(/Tim|example|\/play/);
    expect((await server.call("POST /crashes", { body: { message: "x".repeat(9000) } })).status).toBe(413);
  });

  it("records a limited number of crashes per address and hour", async () => {
    const strict = await TestServer.start({ limits: { ...FULL_LIMITS, crashesPerHour: 3 } });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await strict.call("POST /crashes", { body: { message: "oh" } })).status);
    const headers = { "x-forwarded-for": "10.1.1.1" };
    statuses.push((await strict.call("POST /crashes", { body: { message: "oh" }, headers })).status);
    await strict.end();
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });
});
