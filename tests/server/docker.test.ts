/** The image runs as a user other than root: what that means for its folder, tried without Docker if root can switch users. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ServerBundle, ServerProcess } from "./durability/ServerProcess.ts";

/** The user id of nobody on every system. */
const USER = 65_534;
const AS_USER = ["setpriv", `--reuid=${USER}`, `--regid=${USER}`, "--clear-groups"];

describe("the image", () => {
  const lines = readFileSync("server/scripts/Dockerfile", "utf8").split("\n");
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const at = (start: RegExp): number => stage.findIndex((line) => start.test(line));

  it("stores games in a volume that belongs to the user it runs as", () => {
    expect(at(/^RUN mkdir .*\/data && chown node:node \/data$/)).toBeGreaterThan(0);
    expect(at(/^USER node$/)).toBeGreaterThan(at(/^RUN mkdir/));
    expect(stage[at(/^ENV /)]).toContain("DATA_DIR=/data");
    // Changes to the folder after it is declared a volume are lost.
    expect(at(/^VOLUME \/data$/)).toBeGreaterThan(at(/^RUN mkdir/));
  });
});

describe("the compose file", () => {
  const text = readFileSync("server/scripts/compose.yaml", "utf8");
  const services = text.slice(text.indexOf("\nservices:"), text.indexOf("\nconfigs:"));
  const service = (name: string): string => new RegExp(`\n {2}${name}:\n(?: {4}.*\n|\n)*`).exec(services)?.[0] ?? "";

  it("serves a folder in a volume, without a database and its password", () => {
    expect(service("server")).toContain("profiles: [folder]");
    expect(service("server")).toContain("- games:/data");
    expect(service("server")).not.toContain("DATABASE");
    expect(text).not.toContain(":?");
  });

  it("has the database in its own profile, and one reverse proxy for both", () => {
    for (const name of ["database", "database-server"]) expect(service(name)).toContain("profiles: [database]");
    expect(service("database-server")).toContain("DATABASE_URL:");
    expect(service("door")).toContain("profiles: [folder, database]");
    expect(text).toContain("dynamic a servers 8080");
  });
});

describe("a user who is not root", () => {
  let bundle: ServerBundle;
  let place: string;
  const running: ServerProcess[] = [];

  beforeEach(async ({ skip }) => {
    if (spawnSync(AS_USER[0] ?? "", [...AS_USER.slice(1), "true"]).status !== 0)
      skip("only root may become somebody else");
    bundle = await ServerBundle.make();
    place = await mkdtemp(join(tmpdir(), "gridlings-rooted-"));
    for (const folder of [bundle.house, place]) await chmod(folder, 0o755);
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.kill();
    await bundle?.remove();
    if (place) await rm(place, { recursive: true, force: true });
  });

  function start(folder: string): ServerProcess {
    const server = new ServerProcess(bundle, folder, {}, AS_USER);
    running.push(server);
    return server;
  }

  it("is told what to do if root owns the folder", async () => {
    const server = start(join(place, ".data"));
    expect(await server.ready).toBeNull();
    expect(server.words).toContain(`The folder ${join(place, ".data")} cannot be written.`);
    expect(server.words).toContain(`the user who runs the server (number ${USER})`);
    expect(server.words).not.toContain("    at ");
  });

  it("serves from a folder of its own", async () => {
    await mkdir(join(place, "data"), { mode: 0o700 });
    await chown(join(place, "data"), USER, USER);
    const site = await start(join(place, "data")).ready;
    expect((await site?.call("GET /health"))?.status).toBe(200);
  });
});
