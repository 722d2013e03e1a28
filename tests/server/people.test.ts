/** `npm run people -- reset NAME` as a process of its own: beside a running server, on an unused folder, and on a database. */
import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Postgres } from "../support/Postgres.ts";
import { ServerBundle, ServerProcess } from "./durability/ServerProcess.ts";
import type { Site } from "./durability/Site.ts";

const ANN = { username: "Ann", password: "correct horse", email: "ann@example.com" };
const PASSWORD = "a better horse";
/** Several processes start, one after the other. */
const PATIENCE_MS = 90_000;
const LINK = /\/new-password#([0-9a-f]{32}\.[\w-]{22})\n/;

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await ServerBundle.make();
  // Where the program looks for the migrations of a database.
  await symlink(resolve("server"), join(bundle.house, "server"));
});
afterAll(() => bundle.remove());

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function people(settings: Readonly<Record<string, string>>, ...words: string[]): Promise<Said> {
  const child = spawn(process.execPath, [bundle.maintenance, "people", ...words], {
    env: { ...process.env, ...settings },
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((done) => child.once("close", (code) => done({ code, out, err })));
}

async function opened(server: ServerProcess): Promise<Site> {
  const site = await server.ready;
  if (!site) throw new Error(server.words);
  return site;
}

/** Uses the link of that output on the site. */
async function use(site: Site, { out }: Said): Promise<number> {
  const body = { token: LINK.exec(out)?.[1], password: PASSWORD };
  return (await site.call("PUT /users/me/reset", { body })).status;
}

async function signsIn(site: Site, password: string): Promise<boolean> {
  return (await site.call("GET /users/me", { as: { username: "Ann", password } })).status === 200;
}

describe("a link from the terminal", { timeout: PATIENCE_MS }, () => {
  let folder: string;
  let server: ServerProcess;
  let site: Site;
  const start = async (settings: Readonly<Record<string, string>>): Promise<void> => {
    server = new ServerProcess(bundle, folder, { EXAMPLES: "off", ...settings });
    site = await opened(server);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gridlings-people-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("is made by a running server, and contains the address of the site if it is known", async () => {
    await start({});
    await site.call("POST /users", { body: ANN });
    const said = await people({ DATA_DIR: folder, SITE: "games.example.org" }, "reset", "ann@EXAMPLE.com");
    expect(said).toMatchObject({
      code: 0,
      out: expect.stringMatching(/for Ann .*\n.*https:\/\/games\.example\.org\/new/s),
    });
    expect(await use(site, said)).toBe(200);
    expect(await signsIn(site, PASSWORD)).toBe(true);
    expect(server.words).not.toContain(LINK.exec(said.out)?.[1]);
  });

  it("is not made for an unknown name", async () => {
    const said = await people({ DATA_DIR: folder }, "reset", "Nobody");
    expect(said).toEqual({ code: 1, out: "Nobody here has the username or e-mail address Nobody.\n", err: "" });
  });

  it("is made in the folder if no server runs, and the folder is released again", async () => {
    expect(await server.stop()).toBe(0);
    const first = await people({ DATA_DIR: folder }, "reset", "Ann");
    const second = await people({ DATA_DIR: folder }, "reset", "Ann");
    expect([first, second]).toMatchObject([{ code: 0 }, { code: 0, out: expect.stringContaining("on your site") }]);
    await start({});
    expect([await use(site, first), await use(site, second)]).toEqual([404, 200]);
    await server.stop();
  });

  it("needs an existing folder of a server", async () => {
    const place = await mkdtemp(join(tmpdir(), "gridlings-people-"));
    const said = await people({ DATA_DIR: join(place, "none") }, "reset", "Ann");
    expect(said).toMatchObject({ code: 1, err: expect.stringMatching(/DATA_DIR/) });
    expect(await readdir(place)).toEqual([]);
    await rm(place, { recursive: true });
  });

  it("is not made without a name; the usage is shown", async () => {
    expect(await people({})).toMatchObject({ code: 0, out: expect.stringMatching(/reset NAME/) });
    expect(await people({}, "reset")).toMatchObject({ code: 1, out: expect.stringMatching(/reset NAME/) });
  });
});

const postgres = await Postgres.start();
if (typeof postgres === "string") it("a link is made on a database", (context) => context.skip(postgres));
else {
  afterAll(() => postgres.stop());

  it("a link that is made on a database works on the servers that share it", { timeout: PATIENCE_MS }, async () => {
    const DATABASE_URL = postgres.newDatabase();
    const server = new ServerProcess(bundle, "", { DATABASE_URL, EXAMPLES: "off" });
    const site = await opened(server);
    await site.call("POST /users", { body: ANN });
    const said = await people({ DATABASE_URL }, "reset", "Ann");
    expect(said).toMatchObject({ code: 0 });
    expect(await use(site, said)).toBe(200);
    expect(await signsIn(site, PASSWORD)).toBe(true);
    expect(await use(site, said)).toBe(404);
    await server.stop();
  });
}
