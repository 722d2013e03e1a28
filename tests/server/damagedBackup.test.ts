/** Bits that change on the disk of the backups, as the programs of the operator meet them: `npm run backup`, `check` and `restore`. */
import { spawn } from "node:child_process";
import { cp, open, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { BackupServers } from "./BackupServers.ts";
import { ServerBundle } from "./durability/ServerProcess.ts";
import { game, type TestServer } from "./TestServer.ts";

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await ServerBundle.make();
});
afterAll(() => bundle.remove());

let servers: BackupServers;
let server: TestServer;
let other: TestServer;
let shelf: string;
let ann: SignedInUser;
let world: WorldCard;

/** A stopped server with a game of two versions and two pictures, and an unused folder. */
beforeEach(async () => {
  servers = await BackupServers.start();
  ({ server, other, shelf, ann } = servers);
  world = await servers.savedWorld("mark 1", "mark no. 2");
  await server.stop();
});
afterEach(() => servers.end());

interface Said {
  readonly code: number | null;
  readonly text: string;
}

function run(dataDir: string, ...words: string[]): Promise<Said> {
  const child = spawn(process.execPath, [bundle.maintenance, ...words], { env: { ...process.env, DATA_DIR: dataDir } });
  let text = "";
  const hear = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  return new Promise((done) => child.once("close", (code) => done({ code, text })));
}

const backup = (): Promise<Said> => run(server.folder, "backup", shelf);

/** The newest one. */
async function place(): Promise<string> {
  const names = (await readdir(shelf)).filter((name) => !name.startsWith("."));
  return join(shelf, names.sort().at(-1) ?? "");
}

/** Changes one bit in the middle of a file, and neither its size nor its time. */
async function rot(file: string): Promise<string> {
  const { size, atime, mtime } = await stat(file);
  const handle = await open(file, "r+");
  const byte = Buffer.alloc(1);
  const at = Math.floor(size / 2);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
  await handle.close();
  await utimes(file, atime, mtime);
  return file;
}

async function rotOne(folder: string): Promise<string> {
  const [name = ""] = await readdir(join(await place(), folder));
  await rot(join(await place(), folder, name));
  return `${folder}/${name}`;
}

async function openedGame(): Promise<string> {
  await other.open();
  return (await other.world(world.id, ann)).name;
}

describe("a file that is damaged in the backup before", { timeout: 60_000 }, () => {
  it.each([
    ["a picture", () => "pictures"],
    ["an older version", () => `versions/${world.id}`],
  ])("(%s) is copied again into the next one, which says so and can be put back", async (_what, folder) => {
    await backup();
    await backup();
    const path = await rotOne(folder());
    const { code, text } = await backup();
    expect(text).toContain(`${path} is damaged or missing`);
    expect(text).toContain("copied again");
    expect(code).toBe(0);
    expect((await run(server.folder, "check", await place())).text).toContain("All is well.");
    expect((await run(other.folder, "restore", shelf)).code).toBe(0);
    expect(await openedGame()).toBe("mark no. 2");
  });

  it("is left out if it is damaged in the folder of the games too", async () => {
    await backup();
    const path = await rotOne("pictures");
    await rot(join(server.folder, path));
    const { code, text } = await backup();
    expect(text).toContain(`The picture ${basename(path)} is damaged and was left out.`);
    expect(code).toBe(1);
    expect((await readdir(join(await place(), "pictures"))).length).toBe(1);
  });
});

describe("putting a damaged backup back", { timeout: 60_000 }, () => {
  it.each([
    ["a picture", () => "pictures"],
    ["an older version", () => `versions/${world.id}`],
  ])("puts back what is whole if only %s is damaged, names that, and sets it aside", async (_what, folder) => {
    await backup();
    const path = await rotOne(folder());
    const { code, text } = await run(other.folder, "restore", shelf);
    expect(text).toContain(`${path} is damaged in the backup`);
    expect(code).toBe(1);
    expect((await readdir(join(other.folder, "quarantine"))).join()).toContain(path.replaceAll("/", "."));
    expect(await openedGame()).toBe("mark no. 2");
  });

  it.each([
    ["an account", "users", "1 account or game"],
    ["a game", "worlds", "1 account or game"],
  ])("changes nothing if %s is damaged, and says how to put the rest back", async (_what, folder, words) => {
    await backup();
    const path = await rotOne(folder);
    const before = await readdir(other.folder);
    const { code, text } = await run(other.folder, "restore", shelf);
    expect(text).toContain(words);
    expect(text).toContain(path);
    expect(text).toContain(`npm run restore -- ${await place()} --anyway`);
    expect(code).toBe(1);
    expect(await readdir(other.folder)).toEqual(before);
  });

  it("anyway, the version before takes the place of a damaged game", async () => {
    await backup();
    const path = await rotOne("worlds");
    const { code, text } = await run(other.folder, "restore", shelf, "--anyway");
    expect(text).toContain(`${path} is damaged in the backup`);
    expect(code).toBe(1);
    expect(await openedGame()).toBe("mark no. 2");
    const { data } = await other.world(world.id, ann);
    expect(data).toMatchObject({ characters: game("mark 1").characters });
  });

  it("anyway, the game of a damaged account can still be played", async () => {
    await backup();
    await rotOne("users");
    await run(other.folder, "restore", shelf, "--anyway");
    await other.open();
    expect((await other.world(world.id, null)).name).toBe("mark no. 2");
  });

  it("can be done by hand if the list of every backup is damaged", async () => {
    await backup();
    await rotOne("pictures");
    await writeFile(join(await place(), "backup.json"), "{");
    expect((await run(other.folder, "restore", shelf)).text).toContain("There is no whole backup");
    await rm(other.folder, { recursive: true });
    await cp(await place(), other.folder, { recursive: true });
    expect(await openedGame()).toBe("mark no. 2");
  });

  it("works without a file of which nothing can be read", async () => {
    await backup();
    const [name = ""] = await readdir(join(await place(), "pictures"));
    await rm(join(await place(), "pictures", name));
    expect((await run(other.folder, "restore", shelf)).text).toContain(`pictures/${name} is damaged in the backup`);
    expect(await openedGame()).toBe("mark no. 2");
  });
});

describe("the folder of the backups", { timeout: 60_000 }, () => {
  it.each([["backup"], ["restore"], ["check"]])(
    "is not the one of the program if %s gets an empty name",
    async (command) => {
      const { code, text } = await run(server.folder, command, "");
      expect(text).toBe(`Say which folder: npm run ${command} -- FOLDER\n`);
      expect(code).toBe(1);
      const { text: named } = await run(server.folder, command, bundle.house);
      expect(named).toContain("is the folder of this program");
    },
  );

  it("takes one backup at a time: others are refused in plain words", async () => {
    const said = await Promise.all([backup(), backup(), backup()]);
    for (const { code, text } of said) {
      expect(text).toMatch(
        code === 0 ? /^Backed up 1 games/ : /^Another backup is being written into .* try again\.$/m,
      );
    }
    const names = (await readdir(shelf)).filter((name) => name !== ".writing");
    expect(names).toHaveLength(said.filter(({ code }) => code === 0).length);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect((await run(server.folder, "check", join(shelf, name))).code).toBe(0);
  });

  it("is cleared of what a killed backup left by the next one", async () => {
    await backup();
    const left = join(shelf, `.${basename(await place())}.unfinished`);
    await writeFile(join(shelf, "my notes.unfinished"), "");
    await writeFile(join(shelf, ".notes.unfinished"), "");
    await writeFile(left, "");
    await backup();
    const names = (await readdir(shelf)).filter((name) => name.endsWith(".unfinished"));
    expect(names.sort()).toEqual([".notes.unfinished", "my notes.unfinished"]);
  });

  it("cannot be a file", async () => {
    const file = join(shelf, "file");
    await writeFile(file, "");
    const { text } = await run(server.folder, "backup", file);
    expect(text).toContain("cannot be made: something else has that name");
  });
});
