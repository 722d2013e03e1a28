import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SavedVersion, SavedVersionRecord, SignedInUser, WorldCard, WorldRecord } from "../../src/api/wire.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let bob: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  bob = await server.signUp("Bob");
});
afterAll(() => server.end());
beforeEach(async () => {
  world = await server.newWorld(ann);
});

async function save(mark: string): Promise<void> {
  const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length) };
  await server.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

function versions(as: SignedInUser = ann) {
  return server.call<SavedVersion[]>(`GET /worlds/${world.id}/versions`, { as });
}

function restore(revision: number | string, as: SignedInUser = ann) {
  return server.call<WorldRecord>(`POST /worlds/${world.id}/versions/${revision}/restore`, { as });
}

describe("the versions of a world", () => {
  it("are none before the first save", async () => {
    expect(await versions()).toMatchObject({ status: 200, body: [] });
  });

  it("are listed newest first, with time, name and picture; the present one is marked, and no data comes along", async () => {
    for (const mark of ["a", "bb"]) await save(mark);
    const { body } = await versions();
    expect(body.map(({ revision, name, isPresent }) => [revision, name, isPresent])).toEqual([
      [2, "bb", true],
      [1, "a", false],
    ]);
    const present = await server.world(world.id);
    expect(body[0]).toMatchObject({ savedAt: present.updatedAt, thumbnail: present.thumbnail });
    expect(body[1]?.thumbnail).not.toBe(present.thumbnail);
    expect(body.some((version) => "data" in version)).toBe(false);
  });

  it("are the last twenty besides the present one", async () => {
    for (let revision = 1; revision <= 23; revision += 1) await save(`v${revision}`);
    const revisions = (await versions()).body.map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: 21 }, (_, index) => 23 - index));
    expect((await restore(2)).status).toBe(404);
  });

  it("can be opened before one is restored", async () => {
    for (const mark of ["a", "bb"]) await save(mark);
    const { body } = await server.call<SavedVersionRecord>(`GET /worlds/${world.id}/versions/1`, { as: ann });
    expect(body).toMatchObject({ revision: 1, name: "a", isPresent: false, data: game("a") });
    const present = await server.call<SavedVersionRecord>(`GET /worlds/${world.id}/versions/2`, { as: ann });
    expect(present.body).toMatchObject({ revision: 2, isPresent: true, data: game("bb") });
  });
});

describe("restoring", () => {
  it("restores game and picture of the version as a new version, which can itself be reverted", async () => {
    for (const mark of ["a", "bb"]) await save(mark);
    const [, first] = (await versions()).body;
    const answer = await restore(1);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ revision: 3, name: "bb", data: game("a"), thumbnail: first?.thumbnail });
    expect(await server.world(world.id)).toMatchObject({ revision: 3, data: game("a") });
    expect((await restore(2)).body).toMatchObject({ revision: 4, data: game("bb") });
  });

  it("answers 409 to a save that was made before it", async () => {
    for (const mark of ["a", "bb"]) await save(mark);
    await restore(1);
    const body = { data: game("late"), revision: 2 };
    expect((await server.call(`PUT /worlds/${world.id}`, { as: ann, body })).status).toBe(409);
  });

  it.each([0, 99, -1, "1e1", "abc", "__proto__", "9".repeat(40)])(
    "refuses the invalid version %s",
    async (revision) => {
      await save("a");
      expect(await restore(revision)).toMatchObject({ status: 404, body: { message: expect.any(String) } });
      expect((await server.world(world.id)).revision).toBe(1);
    },
  );
});

it.each(["GET /versions", "GET /versions/1", "POST /versions/1/restore"])("%s is for the owner only", async (what) => {
  await save("a");
  const [method, path] = what.split(" ");
  const call = `${method} /worlds/${world.id}${path}`;
  expect((await server.call(call)).status).toBe(401);
  expect((await server.call(call, { as: bob })).status).toBe(403);
  expect((await server.call(call.replace(world.id, "0".repeat(32)), { as: ann })).status).toBe(404);
  expect((await server.world(world.id)).revision).toBe(1);
});
