/** The journal of users, each of whose lines may be the only copy of an account. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkAll } from "../../../server/care/checkAll.ts";
import { makeResetLink } from "../../../server/services/resetLinks.ts";
import type { SignedInUser } from "../../../src/api/wire.ts";
import { TestServer } from "../TestServer.ts";

let server: TestServer;
let crowd: SignedInUser[];

async function damaged(path: string, damage: (content: Buffer) => Uint8Array): Promise<void> {
  await server.stop();
  const file = join(server.folder, path);
  await writeFile(file, damage(await readFile(file)));
  await server.open();
}

beforeEach(async () => {
  server = await TestServer.start();
  crowd = [];
  for (const name of ["Ben", "Cleo", "Dan", "Eva"]) crowd.push(await server.signUp(name));
});

afterEach(() => server.end());

/** The names of those who can no longer sign in. */
async function lost(): Promise<string[]> {
  const answers = await Promise.all(crowd.map((as) => server.call("GET /users/me", { as })));
  return crowd.filter((_user, index) => answers[index]?.status !== 200).map(({ username }) => username);
}

/** What is kept of damaged lines. */
async function aside(): Promise<string> {
  const folder = join(server.folder, "quarantine");
  const names = await readdir(folder).catch(() => []);
  return (await Promise.all(names.map((name) => readFile(join(folder, name), "latin1")))).join();
}

it.each([
  ["its check", 20, ["Cleo"]],
  ["the space behind its check", 43, ["Cleo"]],
  ["its first brace", 44, ["Cleo"]],
  ["its middle", 200, ["Cleo"]],
  ["its last brace", -2, ["Cleo"]],
  ["its end", -1, []],
])("keeps a line of which one bit changed in %s, and names it", async (_where, place, expected) => {
  let damage = "";
  await damaged("users.journal", (content) => {
    const text = content.toString("latin1");
    const start = text.lastIndexOf("\n", text.indexOf('"Cleo"')) + 1;
    const end = text.indexOf("\n", start) + 1;
    const at = place < 0 ? end + place : start + place;
    content[at] = (content[at] ?? 0) ^ 1;
    damage = content.toString("latin1", start, end - 1);
    return content;
  });
  for (const _start of ["first", "second"]) {
    expect(await lost()).toEqual(expected);
    const isAside = (await aside()).includes(damage);
    expect(isAside).toBe(expected.length > 0);
    const { faults } = await checkAll(server.folder);
    expect(faults.join("\n").includes("quarantine/users.journal")).toBe(expected.length > 0);
    await server.stop();
    await server.open();
  }
  const named = server.lines.filter(({ event }) => event === "damaged lines were set aside");
  expect(named.map(({ file, lines }) => ({ file, lines }))).toEqual(
    expected.map(() => ({ file: "users.journal", lines: 1 })),
  );
});

it.each([
  ["between two lines", 0],
  ["in the middle of one", 100],
])("does not pass for a shorter one where it was cut off %s", async (_where, more) => {
  await damaged("users.journal", (content) => content.subarray(0, content.indexOf("\n") + 1 + more));
  expect(await lost()).toEqual(["Cleo", "Dan", "Eva"]);
  expect(server.lines.map(({ event }) => event)).toContain("damaged lines were set aside");
  expect((await checkAll(server.folder)).faults.join()).toContain("quarantine/users.journal");
});

/** Flips one bit of the last line that contains a text. */
function damagedLine(text: string, place: number): (content: Buffer) => Uint8Array {
  return (content) => {
    const start = content.lastIndexOf("\n", content.lastIndexOf(text)) + 1;
    content[start + place] = (content[start + place] ?? 0) ^ 1;
    return content;
  };
}

it("locks the account whose newest line is damaged, so that no older password and no device that left opens it", async () => {
  const [ben] = crowd as [SignedInUser];
  const typed = (password: string) => ({ username: "Ben", password });
  await server.call("PUT /users/me/password", { as: typed("correct horse"), body: { password: "newer horse 1" } });
  await damaged("users.journal", damagedLine('"Ben"', 20));
  for (const _start of ["first", "second"]) {
    for (const as of [ben, typed("correct horse"), typed("newer horse 1")]) {
      expect((await server.call("GET /users/me", { as })).status).toBe(401);
    }
    expect((await checkAll(server.folder)).faults.join("\n")).toContain(`The account Ben (${ben.id}) is locked`);
    await server.stop();
    await server.open();
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

it("of before undoes nothing that the whole table knows, and locks nobody", async () => {
  const typed = (password: string) => ({ username: "Ben", password });
  await server.call("PUT /users/me/password", { as: typed("correct horse"), body: { password: "newer horse 1" } });
  const { users } = server.kept;
  const cleo = await users.find("Cleo");
  if (!cleo) throw new Error("Cleo is lost");
  const since = new Date().toISOString();
  // Enough changes for the table to be stored whole and the journal to be rotated.
  await Promise.all(Array.from({ length: 1000 }, (_, n) => users.addDevice(cleo, { digest: `device ${n}`, since })));
  for (let n = 0; n < 1000; n++) await users.addDevice(cleo, { digest: `tablet ${n}`, since });
  expect(await readdir(server.folder)).toContain("users.journal.before");
  await damaged("users.journal.before", damagedLine('"Ben"', 20));
  expect((await server.call("GET /users/me", { as: typed("newer horse 1") })).status).toBe(200);
  expect((await server.call("GET /users/me", { as: typed("correct horse") })).status).toBe(401);
});

it("brings neither a deleted account nor an unpublished game back to others", async () => {
  const [ben, cleo] = crowd as [SignedInUser, SignedInUser];
  const { id } = await server.newWorld(ben);
  await server.call(`PUT /worlds/${id}`, { as: ben, body: { published: true } });
  await server.call(`PUT /worlds/${id}`, { as: ben, body: { published: false } });
  await damaged("records.journal", damagedLine(id, 20));
  const { body } = await server.call<{ id: string }[]>("GET /worlds/explore");
  expect(body.map((world) => world.id)).not.toContain(id);
  expect(await server.world(id, ben)).toMatchObject({ published: false });
  await damaged("users.journal", (content) => Buffer.concat([content, Buffer.from(`{"gone":"${cleo.id}"?\n`)]));
  expect(await lost()).toEqual(["Cleo"]);
});

it("says so where a damaged line does not tell whose it is", async () => {
  await damaged("users.journal", (content) => Buffer.concat([content, Buffer.from("??\n")]));
  const event = "damaged lines do not tell whose they are";
  expect(server.lines).toContainEqual({ event, table: "users.json", lines: 1 });
  expect(await lost()).toEqual([]);
});

it("gives a child back who is put back into it", async () => {
  let line = "";
  await damaged("users.journal", (content) => {
    const text = content.toString("latin1");
    line = text.split("\n").find((each) => each.includes('"Dan"')) ?? "";
    return Buffer.from(text.replace(line, line.replace("Dan", "Dam")), "latin1");
  });
  expect(await lost()).toEqual(["Dan"]);
  await server.stop();
  await writeFile(join(server.folder, "users.journal"), `${line.slice(line.indexOf("{"))}\n`);
  await server.open();
  expect(await lost()).toEqual([]);
});
