import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../server/backup/backUp.ts";
import { checkAll } from "../../server/backup/checkAll.ts";
import { restore } from "../../server/backup/restore.ts";
import { openFileStores } from "../../server/stores/fileStores.ts";
import type { SignedInUser } from "../../src/api/wire.ts";
import { BackupServers } from "./BackupServers.ts";
import { storedText } from "./storedText.ts";
import { game, type TestServer } from "./TestServer.ts";

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

describe("a backup", () => {
  it("of a quiet server brings back every account, game, version and picture", async () => {
    const world = await servers.savedWorld("one", "three", "fifth");
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

  it("taken while children save contains each game as one of its whole saves", async () => {
    const worlds = await Promise.all(Array.from({ length: 8 }, () => servers.savedWorld("m0")));
    let isDone = false;
    const saving = worlds.map(async ({ id }) => {
      for (let n = 1; !isDone; n += 1) await servers.save(id, `m${n}`);
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

  it("shares unchanging files with the previous one, and is complete without it", async () => {
    const world = await servers.savedWorld("one", "two");
    const first = await backUp(server.folder, shelf, at(0));
    await servers.save(world.id, "three");
    const second = await backUp(server.folder, shelf, at(1));
    const version = join("versions", world.id, "1.json");
    expect((await stat(join(second.place, version))).ino).toBe((await stat(join(first.place, version))).ino);
    await rm(first.place, { recursive: true });
    expect((await checkAll(second.place)).faults).toEqual([]);
  });

  it("takes the previous version of a damaged game, and says so", async () => {
    const world = await servers.savedWorld("one", "two");
    await server.damage(`worlds/${world.id}.json`, "{");
    const { damaged, worlds } = await backUp(server.folder, shelf, at(0));
    expect({ damaged, worlds }).toEqual({ damaged: [world.id], worlds: 1 });
    await restore(shelf, other.folder, at(1));
    await other.open();
    expect((await other.world(world.id, ann)).data).toEqual(game("one"));
  });

  it("names every record, older version and picture that it had to leave out", async () => {
    const world = await servers.savedWorld("one", "two", "threes");
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
    const world = await servers.savedWorld("one");
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

  it("made in the same second as another gets the next name", async () => {
    await servers.savedWorld("earlier");
    const first = await backUp(server.folder, shelf, at(0));
    await servers.savedWorld("later");
    const second = await backUp(server.folder, shelf, at(0));
    expect(second.place > first.place).toBe(true);
    expect((await checkAll(first.place)).faults).toEqual([]);
    expect((await restore(shelf, other.folder, at(1))).backup).toBe(second.place);
  });

  it("is made neither inside nor around the folder of the games", async () => {
    for (const place of [join(server.folder, "backups"), server.folder, dirname(server.folder)]) {
      await expect(backUp(server.folder, place, at(0))).rejects.toThrow("must be outside");
    }
    expect(await readdir(server.folder)).not.toContain("backups");
  });

  it.runIf(process.platform === "linux")("says so if its folder cannot be made, as a server does", async () => {
    await expect(backUp(server.folder, "/proc/x", at(0))).rejects.toThrow("The folder /proc/x cannot be made.");
    await expect(restore("/proc/x", server.folder, at(0))).rejects.toThrow("no whole backup");
    await expect(openFileStores("/proc/x/data", nobody)).rejects.toThrow("The folder /proc/x cannot be made.");
  });

  it("leaves nothing behind when it cannot be finished", async () => {
    const { id } = await servers.savedWorld("one");
    await rm(join(server.folder, "worlds"), { recursive: true });
    await writeFile(join(server.folder, "worlds"), "no folder");
    await expect(backUp(server.folder, shelf, at(0))).rejects.toThrow();
    expect(await readdir(shelf), id).toEqual([".writing"]);
  });
});

describe("the check of a folder", () => {
  it("finds nothing wrong in a whole folder, and changes nothing", async () => {
    await servers.savedWorld("one", "two");
    const before = await storedText(server.folder, "records");
    expect(await checkAll(server.folder)).toEqual({ users: 1, worlds: 1, versions: 1, pictures: 1, faults: [] });
    expect(await storedText(server.folder, "records")).toBe(before);
  });

  it("names every game, version, picture and account that is damaged", async () => {
    const world = await servers.savedWorld("one", "two");
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

  it("refuses a folder without games", async () => {
    await expect(checkAll(shelf)).rejects.toThrow("holds no games");
  });
});
