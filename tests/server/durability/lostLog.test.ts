/** A log that cannot be written costs only its lines: the server goes on answering. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logTo } from "../../../server/Log.ts";
import { ServerBundle, ServerProcess } from "./ServerProcess.ts";
import { Site } from "./Site.ts";

let bundle: ServerBundle;
let folder: string;

beforeAll(async () => {
  bundle = await ServerBundle.make();
  folder = await mkdtemp(join(tmpdir(), "gridlings-log-"));
});
afterAll(async () => {
  await bundle.remove();
  await rm(folder, { recursive: true, force: true });
});

const QUIET = { EXAMPLES: "off" };

describe.runIf(process.platform === "linux")("a server whose log", () => {
  it("lies on a full disk starts and answers", async () => {
    const port = await freePort();
    const settings = { ...QUIET, PORT: String(port) };
    const full = ["sh", "-c", 'exec "$@" >/dev/full 2>&1', "sh"];
    const server = new ServerProcess(bundle, join(folder, "full"), settings, full);
    const site = new Site(`http://127.0.0.1:${port}`);
    await expect.poll(() => isFine(site), { timeout: 20_000 }).toBe(true);
    await logSomething(site);
    expect(await server.stop()).toBe(0);
  });

  it("has lost its reader goes on answering", async () => {
    const server = new ServerProcess(bundle, join(folder, "closed"), QUIET);
    const site = await server.ready;
    if (!site) throw new Error(server.words);
    server.stopListening();
    await logSomething(site);
    expect(await server.stop()).toBe(0);
  });
});

describe("a line", () => {
  it("stays one line and contains no control characters, whatever a page reports", async () => {
    const server = new ServerProcess(bundle, join(folder, "odd"), QUIET);
    const site = (await server.ready) ?? expect.unreachable(server.words);
    const message = "Error:\u2028forged\u2029\u0085line\u009b2J\u007f\u202eback\ufeff\u{e0041}.";
    expect((await site.call("POST /crashes", { body: { message } })).status).toBe(200);
    await expect.poll(() => server.words).toContain("a page crashed");
    await server.stop();
    expect(server.words).not.toMatch(/[^\n\P{C}]|[\u2028\u2029]/u);
    const line = server.words.split("\n").find((words) => words.includes("a page crashed")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ message });
  });
});

describe("a lost line", () => {
  it("is counted, and the count is logged once lines can be written again", async () => {
    const disk = new Disk();
    const log = logTo(disk);
    await write(log, "one");
    disk.isFull = true;
    await write(log, "two");
    await write(log, "three");
    disk.isFull = false;
    await write(log, "four");
    await write(log, "five");
    const lost = { event: "lines of this log could not be written", count: 2 };
    expect(disk.lines).toMatchObject([{ event: "one" }, { event: "four" }, lost, { event: "five" }]);
  });

  it("is one that a reader who stopped reading would never see", async () => {
    const disk = new Disk();
    const log = logTo(disk);
    disk.isStuck = true;
    for (let n = 0; n < 3000; n++) log({ event: "x".repeat(1000) });
    expect(disk.writableLength).toBeLessThan(1_100_000);
  });
});

/** A disk that may be full or take forever. */
class Disk extends Writable {
  readonly lines: object[] = [];
  isFull = false;
  isStuck = false;

  constructor() {
    super({ decodeStrings: false });
  }

  /** Like Node's standard output, which can be written again after a failure. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    done(error);
    (this as unknown as { _undestroy(): void })._undestroy();
  }

  override _write(chunk: string, _encoding: string, done: (error?: Error) => void): void {
    if (this.isStuck) return;
    if (!this.isFull) this.lines.push(JSON.parse(chunk));
    done(this.isFull ? new Error("ENOSPC") : undefined);
  }
}

async function write(log: (line: object & Record<string, unknown>) => void, event: string): Promise<void> {
  log({ event });
  await wait(1);
}

async function isFine(site: Site): Promise<boolean> {
  return site.call("GET /health").then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Each call logs a line, and the next call finds the server still running. */
async function logSomething(site: Site): Promise<void> {
  for (let n = 0; n < 20; n++) expect((await site.call("GET /users/nobody")).status).toBe(404);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound ? bound.port : 0));
    });
  });
}
