import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { capacityFor, FULL_CAPACITY } from "../../server/load/Capacity.ts";
import { FULL_LIMITS } from "../../server/routes/limits.ts";
import { isInstalled } from "../../server/scripts/install.mjs";
import { FULL_QUOTA } from "../../server/services/Quota.ts";
import { readSettings } from "../../server/settings.ts";
import { ServerBundle } from "./durability/ServerProcess.ts";
import { game } from "./TestServer.ts";

describe("the packages", () => {
  const lock = {
    packages: {
      "": {},
      "node_modules/a": { version: "1.0.0" },
      "node_modules/b": { version: "2.0.0", optional: true },
    },
  };

  it.each([
    ["are all there", { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } }, true],
    ["lack one that this machine cannot use", { "node_modules/a": { version: "1.0.0" } }, true],
    ["lack a needed one", { "node_modules/b": { version: "2.0.0" } }, false],
    ["are of another version", { "node_modules/a": { version: "1.0.1" } }, false],
  ])("that %s are judged accordingly", (_what, packages, expected) => {
    expect(isInstalled(lock, { packages })).toBe(expected);
  });

  it("are missing if nothing was ever installed", () => {
    expect(isInstalled(lock, null)).toBe(false);
  });
});

describe("the settings", () => {
  it("are this machine, port 8080 and .data by default", () => {
    const about = { operator: null, contact: null, takesSignUps: true };
    const trustedProxies = "loopback";
    const plain = {
      port: 8080,
      host: "127.0.0.1",
      dataDir: "/home/games/.data",
      address: null,
      about,
      trustedProxies,
      limits: FULL_LIMITS,
      quota: FULL_QUOTA,
      capacity: FULL_CAPACITY,
      examples: true,
      openAi: null,
      drawingsPerDay: 50,
      roles: { classes: true, teachers: [], operators: [] },
    };
    expect(readSettings({}, "/home/games")).toEqual(plain);
    expect(readSettings({ PORT: "", HOST: "", DATA_DIR: "" }, "/home/games").port).toBe(8080);
  });

  it("come from the environment", () => {
    const environment = { PORT: "9000", HOST: "0.0.0.0", DATA_DIR: "/var/games" };
    expect(readSettings(environment, "/home")).toMatchObject({ port: 9000, host: "0.0.0.0", dataDir: "/var/games" });
  });

  it("name the operator of the site for the pages that show it", () => {
    const environment = { OPERATOR_NAME: " The Code Club ", OPERATOR_CONTACT: "club@example.org" };
    expect(readSettings(environment, "/home").about).toEqual({
      operator: "The Code Club",
      contact: "club@example.org",
      takesSignUps: true,
    });
  });

  it("take no sign-ups on a site with an address before its operator is named", () => {
    const takes = (environment: Readonly<Record<string, string>>) =>
      readSettings(environment, "/home").about.takesSignUps;
    expect(takes({ SITE: "games.example.org" })).toBe(false);
    expect(takes({ SITE: "games.example.org", OPERATOR_NAME: " " })).toBe(false);
    expect(takes({ SITE: "games.example.org", OPERATOR_NAME: "The Code Club" })).toBe(true);
    expect(takes({ HOST: "0.0.0.0" })).toBe(true);
  });

  it.each([
    ["games.example.org", "https://games.example.org"],
    ["http://school.local:8080/", "http://school.local:8080"],
    [":80", null],
    ["javascript://x", null],
  ])("read the address of the site from %s", (SITE, address) => {
    expect(readSettings({ SITE }, "/home").address).toBe(address);
  });

  it.each(["games.example.org\nhttp://evil.example", "<b>games.example.org", "games.example.org\u2028x"])(
    "refuse %j for the address of the site in plain words",
    (SITE) => {
      expect(() => readSettings({ SITE }, "/home")).toThrow(/SITE must be/);
    },
  );

  it.each(["file:///etc/passwd", "file:", "javascript:alert(1)", "models.example.org"])(
    "refuse %s for the address of the image model in plain words",
    (OPENAI_BASE_URL) => {
      expect(() => readSettings({ OPENAI_BASE_URL, OPENAI_API_KEY: "key" }, "/home")).toThrow(
        /OPENAI_BASE_URL must be/,
      );
    },
  );

  it("read a switch in upper and lower case", () => {
    expect(readSettings({ EXAMPLES: "OFF" }, "/home").examples).toBe(false);
  });

  it("raise the limits for a whole school behind one address", () => {
    const limits = readSettings({ SIGN_UPS_PER_HOUR: "5000", CALLS_PER_MINUTE: "90000" }, "/home").limits;
    expect(limits).toEqual({ ...FULL_LIMITS, signUpsPerHour: 5000, callsPerMinute: 90_000 });
    expect(() => readSettings({ SIGN_UPS_PER_HOUR: "0" }, "/home")).toThrow(/SIGN_UPS_PER_HOUR must be a number/);
  });

  it("limit what an account may store, with 0 for no limit, and what may be in flight", () => {
    const environment = { GAMES_PER_ACCOUNT: "0", MEGABYTES_PER_ACCOUNT: "50", MEGABYTES_IN_FLIGHT: "240" };
    const { quota, capacity } = readSettings(environment, "/home");
    expect(quota).toEqual({ games: 0, megabytes: 50 });
    expect(capacity).toEqual(capacityFor(240));
    expect(() => readSettings({ MEGABYTES_PER_ACCOUNT: "-1" }, "/home")).toThrow(/MEGABYTES_PER_ACCOUNT must be/);
    expect(() => readSettings({ MEGABYTES_IN_FLIGHT: "5" }, "/home")).toThrow(/MEGABYTES_IN_FLIGHT must be/);
  });

  it.each(["none", "-1", "70000", "1.5"])("refuse the port %s in plain words", (PORT) => {
    expect(() => readSettings({ PORT }, "/home")).toThrow(/PORT must be a number/);
  });
});

describe("the server process", () => {
  let bundle: ServerBundle;
  let folder: string;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    bundle = await ServerBundle.make();
  });
  afterAll(() => bundle.remove());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gridlings-main-"));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  function launch(port: string, dataDir = folder) {
    const env = { ...process.env, PORT: port, DATA_DIR: dataDir, HOST: "", EXAMPLES: "off" };
    const child = spawn(process.execPath, [bundle.file], { env });
    running.push(child);
    let said = "";
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const ready = new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const address = /ready: (\S+)/.exec(said)?.[1];
        if (address) resolve(address);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      void ended.then(() => reject(new Error(said)));
    });
    return { child, ready, ended };
  }

  it("finishes the saves under way when it is stopped, and releases the folder", async () => {
    const first = launch("0");
    const address = await first.ready;
    const json = { "content-type": "application/json" };
    const person = { username: "Ann", password: "correct horse", email: "ann@example.com" };
    const signedUp = await fetch(`${address}/users`, { method: "POST", headers: json, body: JSON.stringify(person) });
    const { username, password } = await signedUp.json();
    const headers = { ...json, authorization: `Basic ${btoa(`${username}:${password}`)}` };
    const { id } = await (await fetch(`${address}/worlds`, { method: "POST", headers })).json();
    const body = JSON.stringify({ data: { ...game("last"), undoStack: ["x".repeat(3_000_000)] } });
    const save = fetch(`${address}/worlds/${id}`, { method: "PUT", headers, body });
    await new Promise((resolve) => setTimeout(resolve, 30));
    first.child.kill("SIGTERM");
    const saved = await save.then(({ ok }) => ok).catch(() => false);
    expect(await first.ended).toBe(0);
    expect(await readdir(join(folder, "lock"))).toEqual([]);

    const second = await launch("0").ready;
    const world = await (await fetch(`${second}/worlds/${id}`)).json();
    expect(world.revision).toBe(saved ? 1 : 0);
  });

  it("makes a folder whose content no other user of the machine can read", async () => {
    const made = join(folder, "made");
    await launch("0", made).ready;
    const parts = (await readdir(made, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    const modes = await Promise.all([made, ...parts.map(({ name }) => join(made, name))].map((path) => stat(path)));
    expect(parts.length).toBeGreaterThan(1);
    expect(modes.map(({ mode }) => mode & 0o077)).toEqual(modes.map(() => 0));
  });

  it("says in plain words that its port or folder is in use", async () => {
    const { ready } = launch("0");
    const { port } = new URL(await ready);
    const elsewhere = await mkdtemp(join(tmpdir(), "gridlings-main-"));
    await expect(launch(port, elsewhere).ready).rejects.toThrow(`Port ${port} is already in use`);
    await expect(launch("0").ready).rejects.toThrow("Another Gridlings server is already using the folder");
    await rm(elsewhere, { recursive: true });
  });
});
