/**
 * Visitors who do not read what they asked for, and many large saves at once, against the server as shipped: its memory stays within that
 * of a small machine, and others are answered meanwhile. `npm run torture slow` does it at full size and measures times.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { noisePicture } from "../../support/noisePicture.ts";
import { Postgres } from "../../support/Postgres.ts";
import { ServerBundle, ServerProcess } from "../durability/ServerProcess.ts";
import type { Site } from "../durability/Site.ts";
import { MIGRATIONS } from "../stores/forms.ts";
import { basic, game } from "../TestServer.ts";
import { headOf, RawCall } from "./RawCall.ts";

const IS_FULL = process.env.GRIDLINGS_SLOW !== undefined;
const UNREAD = IS_FULL ? 600 : 150;
const SAVES = IS_FULL ? 40 : 20;
const MEMORY_MAX_MB = 400;
const ANSWER_MAX_MS = 1000;
const [ATTACKER, OTHER] = [66, 1];
const ATTACKERS = Array.from({ length: 60 }, (_, n) => 100 + n);

interface Others {
  readonly slowest: { readonly what: string; readonly ms: number };
  readonly count: number;
  readonly failed: readonly string[];
}

const postgres = IS_FULL ? await Postgres.start() : "at full size only";
const bundle = await ServerBundle.make();
const ASSETS = join(bundle.house, ".build", "site", "assets");
await mkdir(ASSETS, { recursive: true });
await writeFile(join(ASSETS, "large.js"), randomBytes(6_000_000).toString("base64"));
await cp(MIGRATIONS, join(bundle.house, "server/stores/postgres/migrations"), { recursive: true });
afterAll(async () => {
  await bundle.remove();
  if (typeof postgres !== "string") await postgres.stop();
});

/** 7.5 MB that hardly compress, as pictures do. */
const GAME = JSON.stringify({ data: gameOf(Array.from({ length: 187 }, () => noisePicture(29_900))) });

function gameOf(pictures: readonly string[]): object {
  const appearances = Object.fromEntries(pictures.map((picture, n) => [`look${n}`, [picture]]));
  return { ...game("large"), characters: { hero: { id: "hero", spritesheet: { appearances } } } };
}

interface Form {
  readonly form: string;
  readonly settings: Readonly<Record<string, string>>;
}

const FILES: Form = { form: "files", settings: { DATABASE_URL: "" } };
const FORMS: readonly Form[] =
  typeof postgres === "string"
    ? [FILES]
    : [FILES, { form: "PostgreSQL", settings: { DATABASE_URL: postgres.newDatabase() } }];

if (IS_FULL && typeof postgres === "string") it.skip(`with PostgreSQL: ${postgres}`, () => undefined);

describe.each(FORMS)("with $form", ({ form, settings }) => {
  let folder: string;
  let server: ServerProcess;
  let site: Site;
  let ann: SignedInUser;
  let large: WorldCard;
  let small: WorldCard;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gridlings-attacked-"));
    const limits = { CALLS_PER_MINUTE: "1000000", EXAMPLES: "off" };
    server = new ServerProcess(bundle, folder, { ...settings, ...limits });
    site = (await server.ready) ?? expect.unreachable(server.words);
    const body = { username: "Ann", password: "correct horse", email: "ann@example.com" };
    ann = (await site.call<SignedInUser>("POST /users", { body })).body;
    [large, small] = [await newWorld(), await newWorld()];
    await save(large.id);
    await site.call(`PUT /worlds/${small.id}`, { as: ann, body: { data: game("small") } });
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function newWorld(): Promise<WorldCard> {
    return (await site.call<WorldCard>("POST /worlds", { as: ann })).body;
  }

  async function save(id: string): Promise<number> {
    const authorization = basic(ann.username, ann.password);
    const headers = { authorization, "content-type": "application/json", "x-forwarded-for": `192.0.2.${ATTACKER}` };
    const answer = await fetch(`${site.address}/worlds/${id}`, { method: "PUT", headers, body: GAME });
    await answer.text();
    return answer.status;
  }

  /** The peak memory of the server's process; 0 on a system that does not report it. */
  function memoryMb(): number {
    if (!existsSync("/proc/self/status")) return 0;
    const status = readFileSync(`/proc/${server.id}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  /** Attacks while others make small calls, all of which are answered. */
  async function attacked(what: string, attack: () => Promise<string>): Promise<void> {
    const others = await watchOthers();
    const result = await attack();
    const { slowest, count, failed } = await others();
    const memory = memoryMb();
    if (IS_FULL) {
      const others = `${count} other calls, the slowest ${slowest.what} in ${slowest.ms.toFixed(0)} ms`;
      console.log(`Attacked with ${form}: ${what}: ${result}; at most ${memory.toFixed(0)} MB; ${others}`);
      expect(slowest.ms).toBeLessThan(ANSWER_MAX_MS);
    }
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(0);
    if (IS_FULL) expect(memory).toBeGreaterThan(0);
    expect(memory).toBeLessThan(MEMORY_MAX_MB);
  }

  /** Starts the others' calls before the attack begins. */
  async function watchOthers(): Promise<() => Promise<Others>> {
    const headers = { "x-forwarded-for": `192.0.2.${OTHER}`, authorization: basic(ann.username, ann.password) };
    const calls = ["GET /worlds/explore", "GET /about", `GET /worlds/${small.id}`, `PUT /worlds/${small.id}`].map(
      (what) => {
        const [method = "", path = ""] = what.split(" ");
        const body = method === "PUT" ? { body: '{"name":"Named"}' } : {};
        const init = { method, headers: { ...headers, "content-type": "application/json" }, ...body };
        return { what: `${method} ${path.replace(small.id, "ID")}`, address: site.address + path, init };
      },
    );
    const worker = new Worker(new URL("./otherCalls.mjs", import.meta.url), { workerData: { calls } });
    await once(worker, "message");
    return async () => {
      worker.postMessage("end");
      const [others] = await once(worker, "message");
      return others;
    };
  }

  /** Each of the computers asks equally often. */
  async function leaveUnread(path: string, encoding: string, computers = [ATTACKER]): Promise<readonly number[]> {
    const heads = computers.map((computer) => headOf(`GET ${path}`, computer, { "Accept-Encoding": encoding }));
    const calls = await Promise.all(
      Array.from({ length: UNREAD }, (_, n) => RawCall.start(site.address, heads[n % heads.length] ?? "")),
    );
    const statuses = await Promise.all(calls.map((call) => call.status()));
    await new Promise((resolve) => setTimeout(resolve, IS_FULL ? 5000 : 500));
    await Promise.all(calls.map((call) => call.close()));
    return statuses;
  }

  it.each(IS_FULL ? ["identity", "gzip"] : ["identity"])(
    `${UNREAD} games (%s) that nobody reads`,
    async (encoding) => {
      await attacked(`${UNREAD} unread games, ${encoding}`, async () => {
        const statuses = await leaveUnread(`/worlds/${large.id}`, encoding);
        expect(new Set(statuses)).toEqual(new Set([200, 503]));
        return countsOf(statuses);
      });
    },
    120_000,
  );

  if (IS_FULL) {
    it(`${UNREAD} games that ${ATTACKERS.length} computers do not read`, async () => {
      await attacked(`${UNREAD} unread games of ${ATTACKERS.length} computers`, async () => {
        const statuses = await leaveUnread(`/worlds/${large.id}`, "identity", ATTACKERS);
        expect(new Set(statuses)).toEqual(new Set([200, 503]));
        return countsOf(statuses);
      });
    }, 120_000);
  }

  it(`${UNREAD} files of the site that nobody reads`, async () => {
    await attacked(`${UNREAD} unread files`, async () => {
      const statuses = await leaveUnread("/assets/large.js", "br");
      expect(new Set(statuses)).toEqual(new Set(IS_FULL ? [200, 503] : [200]));
      return countsOf(statuses);
    });
  }, 120_000);

  it(`${SAVES} large saves at once`, async () => {
    const worlds = await Promise.all(Array.from({ length: SAVES }, newWorld));
    await attacked(`${SAVES} saves of ${(GAME.length / 1e6).toFixed(1)} MB`, async () => {
      const statuses = await Promise.all(worlds.map(({ id }) => save(id)));
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      return countsOf(statuses);
    });
  }, 120_000);

  it("afterwards large games can be read and saved again", async () => {
    expect(await save(large.id)).toBe(200);
    expect((await site.from(ATTACKER).call(`GET /worlds/${large.id}`)).status).toBe(200);
  });
});

function countsOf(statuses: readonly number[]): string {
  const counts = [...new Set(statuses)].map(
    (status) => `${statuses.filter((one) => one === status).length} x ${status}`,
  );
  return counts.join(", ");
}
