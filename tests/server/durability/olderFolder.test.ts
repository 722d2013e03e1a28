/** Folders of servers that kept a table and a journal: everything in them is there after the first start, whatever is damaged around it. */
import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../../server/backup/backUp.ts";
import { checkAll } from "../../../server/backup/checkAll.ts";
import { makeResetLink } from "../../../server/services/resetLinks.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { game, TestServer } from "../TestServer.ts";
import { guardFileCalls } from "./fileCalls.ts";
import { lineOf, makeOlder, type Older } from "./olderForm.ts";

let server: TestServer;
let crowd: SignedInUser[];

beforeEach(async () => {
  server = await TestServer.start();
  crowd = [];
  for (const name of ["Ben", "Cleo", "Dan", "Eva"]) crowd.push(await server.signUp(name));
});
afterEach(() => server.end());

const path = (...parts: string[]): string => join(server.folder, ...parts);
const typed = (password: string) => ({ username: "Ben", password });

/** Stops the server, gives its folder the older form, damages one of its files, and starts the server again. */
async function converted(
  { file, damage }: { file?: string; damage?: (content: Buffer) => Uint8Array } = {},
  older: Older = {},
): Promise<void> {
  await server.stop();
  await makeOlder(server.folder, older);
  if (file && damage) await writeFile(path(file), damage(await readFile(path(file))));
  await server.open();
}

async function restart(): Promise<void> {
  await server.stop();
  await server.open();
}

/** Names of those who cannot sign in any more. */
async function lost(): Promise<string[]> {
  const answers = await Promise.all(crowd.map((as) => server.call("GET /users/me", { as })));
  return crowd.filter((_user, index) => answers[index]?.status !== 200).map(({ username }) => username);
}

/** What is kept of damaged lines. */
async function aside(): Promise<string> {
  const names = await readdir(path("quarantine")).catch(() => []);
  return (await Promise.all(names.map((name) => readFile(path("quarantine", name), "latin1")))).join();
}

/** One bit of the last line that holds a text. */
function damagedLine(text: string, place: number): (content: Buffer) => Uint8Array {
  return (content) => {
    const start = content.lastIndexOf("\n", content.lastIndexOf(text)) + 1;
    content[start + place] = (content[start + place] ?? 0) ^ 1;
    return content;
  };
}

describe("a whole folder", () => {
  it.each([false, true])("opens with all accounts and games (tables stored whole: %s)", async (isStoredWhole) => {
    const [ben] = crowd as [SignedInUser];
    const { id } = await server.newWorld(ben);
    await server.call(`PUT /worlds/${id}`, { as: ben, body: { name: "kept", data: game("kept"), published: true } });
    const before = await server.world(id, ben);
    await converted({}, { isStoredWhole });
    for (const _start of ["first", "second"]) {
      expect(await lost()).toEqual([]);
      expect(await server.world(id, ben)).toEqual(before);
      await restart();
    }
    expect((await readdir(server.folder)).filter((name) => /^(users|records)\./.test(name))).toEqual([]);
    expect(await readdir(path("before"))).toContain(isStoredWhole ? "users.json" : "users.journal");
    expect((await checkAll(server.folder)).faults).toEqual([]);
  });

  it("is checked and backed up as it is, before any start", async () => {
    const [ben] = crowd as [SignedInUser];
    const { id } = await server.newWorld(ben);
    await server.call(`PUT /worlds/${id}`, { as: ben, body: { name: "kept", data: game("kept") } });
    await server.stop();
    await makeOlder(server.folder);
    const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
    expect(await checkAll(server.folder)).toMatchObject({ users: 4, worlds: 1, faults: [] });
    const { place, faults, users, worlds } = await backUp(server.folder, shelf, new Date());
    expect({ faults, users, worlds }).toEqual({ faults: [], users: 4, worlds: 1 });
    expect(await checkAll(place)).toMatchObject({ users: 4, worlds: 1, faults: [] });
    await rm(shelf, { recursive: true });
    await server.open();
    expect(await lost()).toEqual([]);
  });

  it("keeps its older files until the next backup, or until an account in them is deleted", async () => {
    await converted();
    const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
    await backUp(server.folder, shelf, new Date());
    await rm(shelf, { recursive: true });
    expect(await readdir(server.folder)).not.toContain("before");
    await converted();
    expect(await readdir(server.folder)).toContain("before");
    await server.call("DELETE /users/me", { as: { ...(crowd[3] as SignedInUser), password: "correct horse" } });
    expect(await readdir(server.folder)).not.toContain("before");
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ["a game is damaged", (id) => server.damage(`worlds/${id}.json`, "{")],
    ["an account is damaged", () => server.damage(`users/${crowd[1]?.id}.json`, "{")],
    ["something is set aside", () => mkdir(path("quarantine", "users.journal"), { recursive: true })],
  ])("keeps its older files at a backup while %s", async (_what, happen) => {
    const [ben] = crowd as [SignedInUser];
    const { id } = await server.newWorld(ben);
    await server.call(`PUT /worlds/${id}`, { as: ben, body: { data: game("kept") } });
    await converted();
    await happen(id);
    const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
    await backUp(server.folder, shelf, new Date());
    await rm(shelf, { recursive: true });
    expect(await readdir(server.folder)).toContain("before");
  });

  it("can be played on a full disk, and is converted when there is room", async () => {
    await server.stop();
    await makeOlder(server.folder);
    let isFull = true;
    const unguard = await guardFileCalls(server.folder, (call, run) => {
      const isRow = call.kind === "open" && call.flags === "w";
      return isFull && isRow ? Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" })) : run();
    });
    await server.open();
    expect(await lost()).toEqual([]);
    expect((await server.call("POST /worlds", { as: crowd[0] as SignedInUser })).status).toBe(507);
    isFull = false;
    await expect
      .poll(async () => (await server.call("POST /worlds", { as: crowd[0] as SignedInUser })).status, { timeout: 5000 })
      .toBe(200);
    unguard();
    await restart();
    expect(await lost()).toEqual([]);
    expect(await readdir(server.folder)).toContain("before");
  });
});

describe("an earlier server that is used again", () => {
  /** Puts the older files back, as an operator does who goes back. */
  async function goBack(way: string): Promise<void> {
    await server.stop();
    const put = way === "copied" ? copyFile : rename;
    for (const name of await readdir(path("before"))) {
      if (!name.startsWith(".")) await put(path("before", name), path(name));
    }
    if (way === "moved, and their folder removed") await rm(path("before"), { recursive: true });
  }

  it.each(["moved", "moved, and their folder removed", "copied"])(
    "has all its changes taken over (older files %s)",
    async (way) => {
      const [ben, , , eva] = crowd as [SignedInUser, SignedInUser, SignedInUser, SignedInUser];
      const { id } = await server.newWorld(ben);
      await server.call(`PUT /worlds/${id}`, { as: ben, body: { data: game("kept"), published: true } });
      const [record, account] = [await server.kept.worlds.get(id), await server.kept.users.find("Ben")];
      if (!record || !account) throw new Error("Ben is lost");
      await converted();
      await server.signUp("Gus");
      await goBack(way);
      const fay = { ...account, id: "f".repeat(32), username: "Fay", email: "fay@example.com" };
      await appendFile(path("users.journal"), lineOf({ put: fay }) + lineOf({ gone: eva.id }));
      await appendFile(path("records.journal"), lineOf({ put: { ...record, published: false } }));
      expect((await checkAll(server.folder)).faults.join()).toContain("An earlier server was used here");
      await server.open();
      for (const _start of ["first", "second"]) {
        expect(await server.kept.users.find("Fay")).toEqual(fay);
        expect(await lost()).toEqual(["Eva"]);
        expect((await server.call("GET /worlds/explore")).body).toEqual([]);
        expect((await server.world(id)).data).toEqual(game("kept"));
        await restart();
      }
      const { aside } = server.lines.find(({ aside }) => aside !== undefined) ?? {};
      expect(await readdir(path(String(aside), "users"))).toContain(`${eva.id}.json`);
      expect((await checkAll(server.folder)).faults).toEqual([]);
      const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
      await backUp(server.folder, shelf, new Date());
      await rm(shelf, { recursive: true });
      expect((await readdir(server.folder)).filter((name) => name.startsWith("before"))).toEqual([]);
    },
  );

  it("that changed nothing leaves everything as it was", async () => {
    await converted();
    const gus = await server.signUp("Gus");
    await goBack("moved");
    await server.open();
    expect((await server.call("GET /users/me", { as: gus })).status).toBe(200);
    expect(await lost()).toEqual([]);
    expect((await readdir(server.folder)).filter((name) => name.startsWith("before"))).toEqual(["before"]);
  });

  it("does not prevent an interrupted move of older files from being finished", async () => {
    await converted();
    await server.stop();
    await rename(path("before", "users.journal"), path("users.journal"));
    await server.open();
    expect(await lost()).toEqual([]);
    expect((await readdir(path("before"))).sort()).toContain("users.journal");
    expect(server.lines.filter(({ aside }) => aside !== undefined)).toEqual([]);
  });
});

describe("a damaged journal", () => {
  it.each([
    ["its check", 20, ["Cleo"]],
    ["the space behind its check", 43, ["Cleo"]],
    ["its first brace", 44, ["Cleo"]],
    ["its middle", 200, ["Cleo"]],
    ["its last brace", -2, ["Cleo"]],
    ["its end", -1, []],
  ])(
    "of which one bit changed in %s of a line loses that line alone, keeps it, and names it",
    async (_where, place, expected) => {
      let damaged = "";
      const damage = (content: Buffer): Uint8Array => {
        const text = content.toString("latin1");
        const start = text.lastIndexOf("\n", text.indexOf('"Cleo"')) + 1;
        const end = text.indexOf("\n", start) + 1;
        const at = place < 0 ? end + place : start + place;
        content[at] = (content[at] ?? 0) ^ 1;
        damaged = content.toString("latin1", start, end - 1);
        return content;
      };
      await converted({ file: "users.journal", damage });
      for (const _start of ["first", "second"]) {
        expect(await lost()).toEqual(expected);
        expect((await aside()).includes(damaged)).toBe(expected.length > 0);
        const { faults } = await checkAll(server.folder);
        expect(faults.join("\n").includes("quarantine/users.journal")).toBe(expected.length > 0);
        await restart();
      }
      const named = server.lines.filter(({ event }) => event === "damaged lines were set aside");
      expect(named.map(({ file, lines }) => ({ file, lines }))).toEqual(
        expected.map(() => ({ file: "users.journal", lines: 1 })),
      );
    },
  );

  it.each([
    ["between two lines", 0],
    ["in the middle of one", 100],
  ])("that was cut off %s does not pass for a shorter one", async (_where, more) => {
    await converted({
      file: "users.journal",
      damage: (content) => content.subarray(0, content.indexOf("\n") + 1 + more),
    });
    expect(await lost()).toEqual(["Cleo", "Dan", "Eva"]);
    expect(server.lines.map(({ event }) => event)).toContain("damaged lines were set aside");
    expect((await checkAll(server.folder)).faults.join()).toContain("quarantine/users.journal");
  });

  it("locks an account whose newest line is damaged, so that no old password or device opens it", async () => {
    const [ben] = crowd as [SignedInUser];
    const earlier = await server.kept.users.find("Ben");
    if (!earlier) throw new Error("Ben is lost");
    await server.call("PUT /users/me/password", { as: typed("correct horse"), body: { password: "newer horse 1" } });
    await converted({ file: "users.journal", damage: damagedLine('"Ben"', 20) }, { users: [earlier] });
    for (const _start of ["first", "second"]) {
      for (const as of [ben, typed("correct horse"), typed("newer horse 1")]) {
        expect((await server.call("GET /users/me", { as })).status).toBe(401);
      }
      expect((await checkAll(server.folder)).faults.join("\n")).toContain(`The account Ben (${ben.id}) is locked`);
      await restart();
    }
    const event = "the newest line of a row cannot be read: it is locked";
    expect(server.lines).toContainEqual({ event, table: "users.json", id: ben.id });
    expect(await lost()).toEqual(["Ben"]);
    const link = await makeResetLink(server.kept.users, "Ben", Date.now());
    const body = { token: link?.path.split("#")[1], password: "newest horse 1" };
    expect((await server.call("PUT /users/me/reset", { body })).status).toBe(200);
    expect((await server.call("GET /users/me", { as: typed("newest horse 1") })).status).toBe(200);
    expect((await checkAll(server.folder)).faults.join("\n")).not.toContain("is locked");
  });

  it("from before the table was written undoes nothing in it, and locks no account", async () => {
    const earlier = await server.kept.users.find("Ben");
    if (!earlier) throw new Error("Ben is lost");
    await server.call("PUT /users/me/password", { as: typed("correct horse"), body: { password: "newer horse 1" } });
    const damage = damagedLine('"Ben"', 20);
    await converted({ file: "users.journal.before", damage }, { users: [earlier], isStoredWhole: true });
    expect((await server.call("GET /users/me", { as: typed("newer horse 1") })).status).toBe(200);
    expect((await server.call("GET /users/me", { as: typed("correct horse") })).status).toBe(401);
  });

  it("beside a damaged table restores the present from the previous table", async () => {
    await converted({ file: "users.json", damage: () => Buffer.from("{") }, { isStoredWhole: true });
    expect(await lost()).toEqual([]);
    expect((await readdir(path("quarantine"))).join()).toContain("users.json");
  });

  it("brings back neither a deleted account nor a published state", async () => {
    const [ben, cleo] = crowd as [SignedInUser, SignedInUser];
    const { id } = (await server.newWorld(ben)) as WorldCard;
    await server.call(`PUT /worlds/${id}`, { as: ben, body: { published: true } });
    const earlier = await server.kept.worlds.get(id);
    if (!earlier) throw new Error("The game is lost");
    await server.call(`PUT /worlds/${id}`, { as: ben, body: { published: false } });
    await converted({ file: "records.journal", damage: damagedLine(id, 20) }, { records: [earlier] });
    const { body } = await server.call<{ id: string }[]>("GET /worlds/explore");
    expect(body.map((world) => world.id)).not.toContain(id);
    expect(await server.world(id, ben)).toMatchObject({ published: false });
    await converted({
      file: "users.journal",
      damage: (content) => Buffer.concat([content, Buffer.from(`{"gone":"${cleo.id}"?\n`)]),
    });
    expect(await lost()).toEqual(["Cleo"]);
  });

  it("removes an account that was deleted in it", async () => {
    const cleo = crowd[1] as SignedInUser;
    await converted({
      file: "users.journal",
      damage: (content) => Buffer.concat([content, Buffer.from(lineOf({ gone: cleo.id }))]),
    });
    expect(await lost()).toEqual(["Cleo"]);
  });

  it("says so if a damaged line does not show whose it is", async () => {
    await converted({ file: "users.journal", damage: (content) => Buffer.concat([content, Buffer.from("??\n")]) });
    const event = "damaged lines do not tell whose they are";
    expect(server.lines).toContainEqual({ event, table: "users.json", lines: 1 });
    expect(await lost()).toEqual([]);
  });
});
