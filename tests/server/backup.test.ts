import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../server/backup/backUp.ts";
import { checkAll } from "../../server/backup/checkAll.ts";
import { restore } from "../../server/backup/restore.ts";
import { openFileStores } from "../../server/stores/fileStores.ts";
import { UNFINISHED_RESTORE } from "../../server/stores/files/unfinishedRestore.ts";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { guardFileCalls } from "./durability/fileCalls.ts";
import { SmallDisk } from "./durability/SmallDisk.ts";
import { storedText } from "./storedText.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

let server: TestServer;
let other: TestServer;
let shelf: string;
let ann: SignedInUser;

beforeEach(async () => {
  server = await TestServer.start();
  other = await TestServer.start();
  await other.stop();
  shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
  ann = await server.signUp("Ann");
});
afterEach(async () => {
  await Promise.all([server.end(), other.end(), rm(shelf, { recursive: true, force: true })]);
});

async function save(id: string, mark: string): Promise<void> {
  const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length) };
  await server.call(`PUT /worlds/${id}`, { as: ann, body });
}

async function savedWorld(...marks: string[]): Promise<WorldCard> {
  const world = await server.newWorld(ann);
  for (const mark of marks) await save(world.id, mark);
  return world;
}

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 12, minute));
const nobody = (): void => undefined;

describe("a backup", () => {
  it("of a quiet server brings back every account, game, version and picture", async () => {
    const world = await savedWorld("one", "three", "fifth");
    const report = await backUp(server.folder, shelf, at(0));
    expect(report).toMatchObject({ users: 1, worlds: 1, versions: 2, pictures: 2, damaged: [] });
    await restore(shelf, other.folder, at(1));
    await other.open();
    expect(await other.world(world.id, ann)).toEqual(await server.world(world.id));
    const versions = `GET /worlds/${world.id}/versions`;
    expect((await other.call(versions, { as: ann })).body).toEqual((await server.call(versions, { as: ann })).body);
    const { thumbnail } = await other.world(world.id, ann);
    expect((await other.call(`GET ${thumbnail}`)).status).toBe(200);
    // Starting found nothing to repair.
    expect(other.lines.filter(({ event }) => event !== "call")).toEqual([]);
  });

  it("taken while children save holds every game as one of its saves, whole", async () => {
    const worlds = await Promise.all(Array.from({ length: 8 }, () => savedWorld("m0")));
    let isDone = false;
    const saving = worlds.map(async ({ id }) => {
      for (let n = 1; !isDone; n += 1) await save(id, `m${n}`);
    });
    const reports = [];
    for (let n = 0; n < 3; n += 1) reports.push(await backUp(server.folder, shelf, at(n)));
    isDone = true;
    await Promise.all(saving);
    for (const { place, damaged } of reports) {
      expect(damaged).toEqual([]);
      expect((await checkAll(place)).faults).toEqual([]);
      await restore(place, other.folder, at(10));
      await other.open();
      for (const { id } of worlds) {
        const { name, data, revision } = await other.world(id, ann);
        expect(data).toEqual(game(name));
        expect(name).toBe(`m${revision - 1}`);
      }
      await other.stop();
    }
  });

  it("shares what never changes with the one before, and is whole without it", async () => {
    const world = await savedWorld("one", "two");
    const first = await backUp(server.folder, shelf, at(0));
    await save(world.id, "three");
    const second = await backUp(server.folder, shelf, at(1));
    const version = join("versions", world.id, "1.json");
    expect((await stat(join(second.place, version))).ino).toBe((await stat(join(first.place, version))).ino);
    await rm(first.place, { recursive: true });
    expect((await checkAll(second.place)).faults).toEqual([]);
  });

  it("takes the version before where a game is damaged, and says so", async () => {
    const world = await savedWorld("one", "two");
    await server.damage(`worlds/${world.id}.json`, "{");
    const { damaged, worlds } = await backUp(server.folder, shelf, at(0));
    expect({ damaged, worlds }).toEqual({ damaged: [world.id], worlds: 1 });
    await restore(shelf, other.folder, at(1));
    await other.open();
    expect((await other.world(world.id, ann)).data).toEqual(game("one"));
  });

  it("names every record, older version and picture that it cannot take along", async () => {
    const world = await savedWorld("one", "two", "threes");
    const [picture = ""] = await readdir(join(server.folder, "pictures"));
    await server.damage(`pictures/${picture}`, "x");
    await server.damage(`versions/${world.id}/1.json`, "{");
    const record = await readFile(join(server.folder, "records", `${world.id}.json`), "utf8");
    await server.damage(`records/${world.id}.json`, record.replace('"revision"', '"revisiom"'));
    const { faults, worlds, versions, pictures } = await backUp(server.folder, shelf, at(0));
    expect({ worlds, versions, pictures, faults: faults.length }).toEqual({
      worlds: 1,
      versions: 1,
      pictures: 1,
      faults: 3,
    });
    for (const word of [`records/${world.id}.json`, "1.json", picture]) expect(faults.join("\n")).toContain(word);
  });

  it("keeps the games of a child whose account cannot be read, and names them", async () => {
    const world = await savedWorld("one");
    const account = await readFile(join(server.folder, "users", `${ann.id}.json`), "utf8");
    for (const name of [ann.id, `${ann.id}.copy`]) {
      await server.damage(`users/${name}.json`, account.replace("Ann", "Amn"));
    }
    const { faults, users, worlds } = await backUp(server.folder, shelf, at(0));
    expect({ users, worlds }).toEqual({ users: 0, worlds: 1 });
    expect(faults).toContain(`The game ${world.id} belongs to nobody.`);
    await restore(shelf, other.folder, at(1));
    await other.open();
    expect((await other.world(world.id)).data).toMatchObject({ characters: game("one").characters });
  });

  it("made within the same second as another takes the next name", async () => {
    await savedWorld("earlier");
    const first = await backUp(server.folder, shelf, at(0));
    await savedWorld("later");
    const second = await backUp(server.folder, shelf, at(0));
    expect(second.place > first.place).toBe(true);
    expect((await checkAll(first.place)).faults).toEqual([]);
    expect((await restore(shelf, other.folder, at(1))).backup).toBe(second.place);
  });

  it("is made neither inside the folder of the games nor around it", async () => {
    for (const place of [join(server.folder, "backups"), server.folder, dirname(server.folder)]) {
      await expect(backUp(server.folder, place, at(0))).rejects.toThrow("must be outside");
    }
    expect(await readdir(server.folder)).not.toContain("backups");
  });

  it.runIf(process.platform === "linux")(
    "says so where its folder cannot be made, as that of a server does",
    async () => {
      await expect(backUp(server.folder, "/proc/x", at(0))).rejects.toThrow("The folder /proc/x cannot be made.");
      await expect(restore("/proc/x", server.folder, at(0))).rejects.toThrow("no whole backup");
      await expect(openFileStores("/proc/x/data", nobody)).rejects.toThrow("The folder /proc/x cannot be made.");
    },
  );

  it("leaves nothing behind when it cannot be finished", async () => {
    const { id } = await savedWorld("one");
    await rm(join(server.folder, "worlds"), { recursive: true });
    await writeFile(join(server.folder, "worlds"), "no folder");
    await expect(backUp(server.folder, shelf, at(0))).rejects.toThrow();
    expect(await readdir(shelf), id).toEqual([]);
  });
});

describe("putting a backup back", () => {
  it("takes only what its list names, whatever lies beside it", async () => {
    const world = await savedWorld("one");
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
    "takes no list that names %j, which is not inside it",
    async (path) => {
      await savedWorld("one");
      const { place } = await backUp(server.folder, shelf, at(0));
      const list = JSON.parse(await readFile(join(place, "backup.json"), "utf8"));
      list.files[path] = "x";
      await writeFile(join(place, "backup.json"), JSON.stringify(list));
      await expect(restore(shelf, other.folder, at(1))).rejects.toThrow("no whole backup");
    },
  );

  it("copies what a link in it leads to: nothing in use stays inside the backup", async () => {
    const world = await savedWorld("one");
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
    const world = await savedWorld("one");
    const { place } = await backUp(server.folder, shelf, at(0));
    const file = join(place, "worlds", `${world.id}.json`);
    await rm(file);
    await (what === "a pipe" ? promisify(execFile)("mkfifo", [file]) : symlink("/dev/zero", file));
    const before = await readdir(other.folder);
    await expect(restore(shelf, other.folder, at(1))).rejects.toThrow("1 files of");
    expect(await readdir(other.folder)).toEqual(before);
    expect((await checkAll(place)).faults.join()).toContain(world.id);
  });

  it("changes nothing where the disk has no room for it", async ({ skip }) => {
    const disk = SmallDisk.mount();
    if (!disk) return skip("this machine lets nobody mount a disk");
    try {
      await savedWorld("one");
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
    await savedWorld("one");
    await backUp(server.folder, shelf, at(0));
    const there = (await readdir(other.folder)).filter((name) => name !== "lock");
    const { aside } = await restore(shelf, other.folder, at(1));
    expect(await readdir(aside ?? "")).toEqual(there);
  });

  it("moves nothing where the backup lies in the folder itself, also by way of a link", async () => {
    await savedWorld("one");
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
    await savedWorld("one");
    const older = await backUp(server.folder, shelf, at(0));
    const newer = await backUp(server.folder, shelf, at(1));
    await writeFile(join(newer.place, "backup.json"), "{");
    const { backup, passedOver } = await restore(shelf, other.folder, at(2));
    expect({ backup, passedOver }).toEqual({ backup: older.place, passedOver: [newer.place] });
  });

  it("changes nothing while a server is using the folder", async () => {
    await savedWorld("one");
    await backUp(server.folder, shelf, at(0));
    const before = await readdir(server.folder);
    await expect(restore(shelf, server.folder, at(1))).rejects.toThrow("already using the folder");
    expect(await readdir(server.folder)).toEqual(before);
  });

  it.each([
    ["a file of it is damaged", "1 files of"],
    ["there is none", "no whole backup"],
  ])("changes nothing where %s", async (_what, message) => {
    if (message === "1 files of") {
      const world = await savedWorld("one");
      const { place } = await backUp(server.folder, shelf, at(0));
      await writeFile(join(place, "worlds", `${world.id}.json`), "{");
    }
    const before = await readdir(other.folder);
    await expect(restore(shelf, other.folder, at(1))).rejects.toThrow(message);
    expect(await readdir(other.folder)).toEqual(before);
  });

  it("that was stopped half way keeps servers out until it is done again", async () => {
    const world = await savedWorld("one");
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
    const world = await savedWorld("one");
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
  ])("%s says so, and the second try finishes it, with one folder of what was there", async (_when, name, path) => {
    const world = await savedWorld("one");
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

describe("the check of a folder", () => {
  it("finds nothing wrong where nothing is, and changes nothing", async () => {
    await savedWorld("one", "two");
    const before = await storedText(server.folder, "records");
    expect(await checkAll(server.folder)).toEqual({ users: 1, worlds: 1, versions: 1, pictures: 1, faults: [] });
    expect(await storedText(server.folder, "records")).toBe(before);
  });

  it("names every game, version, picture and account that is damaged", async () => {
    const world = await savedWorld("one", "two");
    const [picture = ""] = await readdir(join(server.folder, "pictures"));
    await server.stop();
    await server.damage(`worlds/${world.id}.json`, "{");
    await server.damage(`versions/${world.id}/1.json`, "");
    await server.damage(`pictures/${picture}`, "x");
    await server.damage(`users/${ann.id}.json`, "[");
    const { faults } = await checkAll(server.folder);
    expect(faults).toHaveLength(4);
    for (const word of [`users/${ann.id}.json`, `The game ${world.id} cannot`, "1.json", picture]) {
      expect(faults.join("\n")).toContain(word);
    }
  });

  it("says that a folder without games is none", async () => {
    await expect(checkAll(shelf)).rejects.toThrow("holds no games");
  });
});
