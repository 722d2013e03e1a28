/** Folders with the name of a file, and files with the name of a folder, as careless people and unpacked archives leave them. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backUp } from "../../server/backup/backUp.ts";
import { checkAll } from "../../server/backup/checkAll.ts";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { makeOlder } from "./durability/olderForm.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;
let picture: string;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
  for (const mark of ["first", "second"]) {
    const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length) };
    picture = (await server.call<WorldCard>(`PUT /worlds/${world.id}`, { as: ann, body })).body.thumbnail;
  }
  await server.stop();
});
afterEach(() => server.end());

const path = (...parts: string[]): string => join(server.folder, ...parts);

it.each<[string, () => string]>([
  ["an account", () => `users/${ann.id}.json`],
  ["the copy of an account", () => `users/${ann.id}.copy.json`],
  ["a record", () => `records/${world.id}.json`],
  ["a record nobody knows", () => "records/strange.json"],
  ["the people of an earlier server", () => "users.json"],
  ["a journal of an earlier server", () => "records.journal.before"],
  ["a game", () => `worlds/${world.id}.json`],
  ["a game nobody knows", () => "worlds/strange.json"],
  ["something beside the games", () => "worlds/strange"],
  ["an older version", () => `versions/${world.id}/1.json`],
  ["a picture", () => `pictures/${picture.slice("/thumbnails/".length, -".jpg".length)}`],
  ["a packed game", () => `packed/${world.id}`],
  ["an unfinished write", () => "worlds/.half.json.tmp"],
  ["a deletion", () => "deleted/strange"],
  ["an entry of the lock", () => "lock/strange"],
  ["the probe of the server's health", () => "health"],
])("a folder in the place of %s prevents neither a start nor a save", async (_what, place) => {
  await rm(path(place()), { force: true });
  await mkdir(path(place(), "inside"), { recursive: true });
  await server.open();
  expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
  expect((await server.call(`GET /worlds/${world.id}`)).status).toBe(200);
  expect((await server.call("GET /health")).status).toBe(200);
  const body = { name: "third", data: game("third"), thumbnail: jpeg("second".length) };
  expect((await server.call(`PUT /worlds/${world.id}`, { as: ann, body })).status).toBe(200);
  expect((await server.call(`GET ${picture}`)).status).toBe(200);
  expect((await server.call(`GET /worlds/${world.id}/versions`, { as: ann })).status).toBe(200);
  await server.signUp("Newcomer");
  await server.stop();
  await server.open();
  expect((await server.world(world.id, ann)).name).toBe("third");
});

const odd = {
  pipe: "a pipe that nobody writes to",
  loop: "a link to itself",
  lost: "a link to nothing",
  endless: "a link to a file without end",
  huge: "a file of three gigabytes",
};
const HUGE = 3 * 2 ** 30;

async function put(kind: string, file: string): Promise<void> {
  if (kind === "pipe") return void (await promisify(execFile)("mkfifo", [file]));
  if (kind === "loop") return symlink(file, file);
  if (kind === "lost") return symlink(path("nothing"), file);
  if (kind === "endless") return symlink("/dev/zero", file);
  await writeFile(file, "");
  if (kind === "huge") await truncate(file, HUGE);
}

const places: [string, () => string][] = [
  ["an account", () => `users/${ann.id}.json`],
  ["the copy of a record", () => `records/${world.id}.copy.json`],
  ["a game", () => `worlds/${world.id}.json`],
  ["a game nobody knows", () => `worlds/${"8".repeat(32)}.json`],
  ["an older version", () => `versions/${world.id}/1.json`],
  ["a picture", () => `pictures/${picture.slice("/thumbnails/".length, -".jpg".length)}`],
  ["a packed game", () => `packed/${world.id}`],
];
it
  .runIf(process.platform === "linux")
  .each(
    places.flatMap(([what, place]) => Object.entries(odd).map(([kind, words]) => [words, what, kind, place] as const)),
  )("%s in the place of %s prevents neither a start nor a check nor a backup", async (_words, _what, kind, place) => {
  const file = path(place());
  await rm(file, { force: true });
  await put(kind, file);
  const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
  await checkAll(server.folder);
  await backUp(server.folder, shelf, new Date());
  await rm(shelf, { recursive: true });
  await server.open();
  expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
  expect((await server.call(`GET /worlds/${world.id}`)).status).toBe(200);
  const body = { name: "third", data: game("third"), thumbnail: jpeg("second".length) };
  expect((await server.call(`PUT /worlds/${world.id}`, { as: ann, body })).status).toBe(200);
  expect((await server.call(`GET /worlds/${world.id}/versions`, { as: ann })).status).toBe(200);
  await server.stop();
  // A packed game can be made again.
  const isExpendable = kind === "huge" && file.includes("packed");
  if (!isExpendable) expect((await checkAll(server.folder)).faults.join()).toContain("quarantine/");
  await server.open();
});

const folders = ["worlds", "versions", "pictures", "packed", "deleted", "quarantine", "lock"];
it.each(folders.flatMap((part) => ["file", "pipe", "lost"].map((kind) => [kind, part] as const)))(
  "a %s in the place of the folder %s does not prevent a start, and is kept",
  async (kind, part) => {
    await rm(path(part), { recursive: true, force: true });
    await put(kind, path(part));
    await server.open();
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
    const body = { name: "third", data: game("third"), thumbnail: jpeg(9) };
    expect((await server.call(`PUT /worlds/${world.id}`, { as: ann, body })).status).toBe(200);
    expect((await readdir(path("quarantine")).catch(() => [])).length).toBeGreaterThanOrEqual(part === "lock" ? 0 : 1);
  },
);

it.each(["users", "records"].flatMap((part) => ["file", "pipe", "lost", "loop"].map((kind) => [kind, part] as const)))(
  "a %s in the place of the folder %s ends start, check and backup in plain words, and nothing changes",
  async (kind, part) => {
    await rename(path(part), path("elsewhere"));
    await put(kind, path(part));
    const before = await readdir(server.folder);
    const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
    const words = `${path(part)} should be the folder of`;
    await expect(server.open()).rejects.toThrow(words);
    await expect(checkAll(server.folder)).rejects.toThrow(words);
    await expect(backUp(server.folder, shelf, new Date())).rejects.toThrow(words);
    await rm(shelf, { recursive: true });
    expect(await readdir(server.folder)).toEqual(before);
    await rm(path(part));
    await rename(path("elsewhere"), path(part));
    await server.open();
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
  },
);

it.each(["file", "pipe", "lost"])(
  "a %s in the place of the folder before/ does not prevent a conversion",
  async (kind) => {
    await makeOlder(server.folder);
    await put(kind, path("before"));
    await server.open();
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
    expect((await readdir(path("quarantine"))).join()).toContain("before.");
    expect(await readdir(path("before"))).toContain("users.journal");
  },
);

it.each(["file", "pipe", "lost"])(
  "a %s in the place of the versions of a game is set aside by the next start",
  async (kind) => {
    await rm(path("versions", world.id), { recursive: true });
    await put(kind, path("versions", world.id));
    await server.open();
    expect((await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { data: game("third") } })).status).toBe(200);
    expect(await readdir(path("quarantine"))).toHaveLength(1);
  },
);

const strange = [".json", "..json", "...json", "\n.json", " .json", "-rf x.json", `${"é".repeat(16)}.json`];
const long = ["a", "é", "𝄞"].map((letter) => `${letter.repeat(Math.floor(240 / Buffer.byteLength(letter)))}.json`);
it.each([...strange, ...long].map((name) => [name.length > 20 ? `${name.slice(0, 4)}…` : JSON.stringify(name), name]))(
  "a file named %s in any folder removes nothing and prevents no start",
  async (_shown, name) => {
    const parts = ["users", "records", "worlds", "deleted", "versions", "pictures", "packed"];
    for (const part of parts) await writeFile(path(part, name), "{}");
    for (const _start of ["first", "second"]) {
      await server.open();
      expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
      expect((await server.world(world.id, ann)).data).toEqual(game("second"));
      expect((await server.call(`GET /worlds/${world.id}/versions`, { as: ann })).body).toHaveLength(2);
      await server.stop();
      await checkAll(server.folder);
    }
    expect(await readdir(path("worlds"))).toEqual([`${world.id}.json`]);
    expect((await readdir(path("quarantine"))).filter((each) => each.startsWith("worlds."))).toHaveLength(1);
  },
);
