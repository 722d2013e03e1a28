import { execFile } from "node:child_process";
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../server/backup/backUp.ts";
import { checkAll } from "../../server/backup/checkAll.ts";
import { restore } from "../../server/backup/restore.ts";
import { openFileStores } from "../../server/stores/fileStores.ts";
import { UNFINISHED_RESTORE } from "../../server/stores/files/misplaced.ts";
import type { SignedInUser } from "../../src/api/wire.ts";
import { BackupServers } from "./BackupServers.ts";
import { guardFileCalls } from "./durability/fileCalls.ts";
import { SmallDisk } from "./durability/SmallDisk.ts";
import type { TestServer } from "./TestServer.ts";

let servers: BackupServers;
let server: TestServer;
let other: TestServer;
let shelf: string;
let ann: SignedInUser;

beforeEach(async () => {
  servers = await BackupServers.start();
  ({ server, other, shelf, ann } = servers);
});
afterEach(() => servers.end());

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 12, minute));
const nobody = (): void => undefined;

describe("putting a backup back", () => {
  it("takes only the files in its list", async () => {
    const world = await servers.savedWorld("one");
    const { place } = await backUp(server.folder, shelf, at(0));
    await promisify(execFile)("mkfifo", [join(place, "worlds", "pipe.json")]);
    await symlink("/etc/passwd", join(place, "pictures", "link"));
    await writeFile(join(place, "users", "stranger.json"), "{}");
    await restore(shelf, other.folder, at(1));
    const names = await readdir(other.folder, { recursive: true });
    expect(names.filter((name) => /pipe|link|stranger|backup|restoring/.test(name))).toEqual([]);
    await other.open();
    expect((await other.world(world.id, ann)).name).toBe("one");
  });

  it.each(["../stranger", "worlds/../../stranger", "/etc/passwd", ".hidden", ""])(
    "refuses a list with %j, which is not inside the backup",
    async (path) => {
      await servers.savedWorld("one");
      const { place } = await backUp(server.folder, shelf, at(0));
      const list = JSON.parse(await readFile(join(place, "backup.json"), "utf8"));
      list.files[path] = "x";
      await writeFile(join(place, "backup.json"), JSON.stringify(list));
      await expect(restore(shelf, other.folder, at(1))).rejects.toThrow("no whole backup");
    },
  );

  it("copies the target of a link, so that nothing in use stays inside the backup", async () => {
    const world = await servers.savedWorld("one");
    const { place } = await backUp(server.folder, shelf, at(0));
    for (const path of ["users", join("worlds", `${world.id}.json`)]) {
      const elsewhere = join(shelf, `elsewhere-${basename(path)}`);
      await rename(join(place, path), elsewhere);
      await symlink(elsewhere, join(place, path));
    }
    await restore(place, other.folder, at(1));
    const entries = await readdir(other.folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
    await other.open();
    expect((await other.world(world.id, ann)).name).toBe("one");
  });

  it.each(["a pipe", "a link to a file without end"])("refuses %s in the place of one of its files", async (what) => {
    const world = await servers.savedWorld("one");
    const { place } = await backUp(server.folder, shelf, at(0));
    const file = join(place, "worlds", `${world.id}.json`);
    await rm(file);
    await (what === "a pipe" ? promisify(execFile)("mkfifo", [file]) : symlink("/dev/zero", file));
    const before = await readdir(other.folder);
    await expect(restore(shelf, other.folder, at(1))).rejects.toThrow("1 account or game cannot be read");
    expect(await readdir(other.folder)).toEqual(before);
    expect((await checkAll(place)).faults.join()).toContain(world.id);
  });

  it("changes nothing if the disk has no room for it", async ({ skip }) => {
    const disk = SmallDisk.mount();
    if (!disk) return skip("this machine lets nobody mount a disk");
    try {
      await servers.savedWorld("one");
      await backUp(server.folder, shelf, at(0));
      const here = join(disk.folder, "data");
      await cp(other.folder, here, { recursive: true });
      const before = await readdir(here);
      disk.fill(12);
      await expect(restore(shelf, here, at(1))).rejects.toThrow("is full");
      expect(await readdir(here)).toEqual(before);
      disk.makeRoom();
      await (await openFileStores(here, nobody)).close();
    } finally {
      disk.unmount();
    }
  });

  it("keeps what was there before", async () => {
    await servers.savedWorld("one");
    await backUp(server.folder, shelf, at(0));
    const there = (await readdir(other.folder)).filter((name) => name !== "lock");
    const { aside } = await restore(shelf, other.folder, at(1));
    expect(await readdir(aside ?? "")).toEqual(there);
  });

  it("moves nothing if the backup is inside the folder itself, also through a link", async () => {
    await servers.savedWorld("one");
    const { place } = await backUp(server.folder, shelf, at(0));
    const inside = join(other.folder, "backups", basename(place));
    await cp(place, inside, { recursive: true });
    const link = join(shelf, "link");
    await symlink(inside, link);
    const before = await readdir(other.folder);
    for (const from of [inside, join(other.folder, "backups"), link]) {
      await expect(restore(from, other.folder, at(1))).rejects.toThrow("must be outside");
    }
    await expect(restore(place, join(place, "data"), at(1))).rejects.toThrow("must be outside");
    expect(await readdir(other.folder)).toEqual(before);
    expect((await checkAll(place)).faults).toEqual([]);
  });

  it("says which newer one it passed over because its list is damaged", async () => {
    await servers.savedWorld("one");
    const older = await backUp(server.folder, shelf, at(0));
    const newer = await backUp(server.folder, shelf, at(1));
    await writeFile(join(newer.place, "backup.json"), "{");
    const { backup, passedOver } = await restore(shelf, other.folder, at(2));
    expect({ backup, passedOver }).toEqual({ backup: older.place, passedOver: [newer.place] });
  });

  it("changes nothing while a server is using the folder", async () => {
    await servers.savedWorld("one");
    await backUp(server.folder, shelf, at(0));
    const before = await readdir(server.folder);
    await expect(restore(shelf, server.folder, at(1))).rejects.toThrow("already using the folder");
    expect(await readdir(server.folder)).toEqual(before);
  });

  it.each([
    ["a file of it is damaged", "1 account or game cannot be read"],
    ["there is none", "no whole backup"],
  ])("changes nothing if %s", async (_what, message) => {
    if (message === "1 account or game cannot be read") {
      const world = await servers.savedWorld("one");
      const { place } = await backUp(server.folder, shelf, at(0));
      await writeFile(join(place, "worlds", `${world.id}.json`), "{");
    }
    const before = await readdir(other.folder);
    await expect(restore(shelf, other.folder, at(1))).rejects.toThrow(message);
    expect(await readdir(other.folder)).toEqual(before);
  });

  it("that was interrupted keeps servers from starting until it is done again", async () => {
    const world = await servers.savedWorld("one");
    await backUp(server.folder, shelf, at(0));
    await writeFile(join(other.folder, UNFINISHED_RESTORE), "");
    await expect(openFileStores(other.folder, nobody)).rejects.toThrow("npm run restore");
    await restore(shelf, other.folder, at(1));
    await other.open();
    expect((await other.world(world.id, ann)).name).toBe("one");
  });
});

describe("putting a backup back into a folder with a name that is not text", () => {
  it.runIf(process.platform === "linux")("works, and keeps that too", async () => {
    const world = await servers.savedWorld("one");
    await backUp(server.folder, shelf, at(0));
    await writeFile(Buffer.concat([Buffer.from(`${other.folder}/`), Buffer.from([0xff, 0xfe])]), "kept");
    const { aside } = await restore(shelf, other.folder, at(1));
    const kept = await readdir(aside ?? "", { encoding: "buffer" });
    expect(kept.some((name) => name.equals(Buffer.from([0xff, 0xfe])))).toBe(true);
    await other.open();
    expect((await other.world(world.id, ann)).name).toBe("one");
  });
});

describe("a restore that fails half way", () => {
  /** Fails when it moves something to a path that ends like this. */
  async function failAt(path: RegExp): Promise<string> {
    const unguard = await guardFileCalls(other.folder, (call, run) =>
      call.kind === "rename" && path.test(call.path)
        ? Promise.reject(Object.assign(new Error(`EIO: ${call.path}`), { code: "EIO" }))
        : run(),
    );
    const words = await restore(shelf, other.folder, at(1)).then(() => "done", String);
    unguard();
    return words;
  }

  it.each([
    ["while it moves what was there", "worlds", /before-restore-[^/]*\/worlds$/],
    ["while it puts the backup in its place", "worlds", /gridlings-test-\w+\/worlds$/],
  ])("%s says so, and the second try finishes it, with one folder of the former content", async (_when, name, path) => {
    const world = await servers.savedWorld("one");
    await backUp(server.folder, shelf, at(0));
    await other.open();
    const kim = await other.signUp("Kim");
    await other.stop();
    const words = await failAt(path);
    expect(words).toContain("do it again");
    expect(words).toContain(name);
    await expect(openFileStores(other.folder, nobody)).rejects.toThrow("npm run restore");
    const { aside } = await restore(shelf, other.folder, at(2));
    const names = (await readdir(other.folder)).filter((each) => each.startsWith("before-restore-"));
    expect(names).toEqual([basename(aside ?? "")]);
    expect((await readdir(join(aside ?? "", "users"))).join()).toContain(kim.id);
    await other.open();
    expect((await other.world(world.id, ann)).name).toBe("one");
  });
});
