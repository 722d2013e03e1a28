/** Two servers, each a process of its own, on one database: both give the same answers. */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Class } from "../../../src/api/classes.ts";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { Postgres } from "../../support/Postgres.ts";
import { Following } from "../classes/School.ts";
import { ServerBundle, ServerProcess } from "../durability/ServerProcess.ts";
import type { Site } from "../durability/Site.ts";
import { game, jpeg } from "../TestServer.ts";
import { MIGRATIONS } from "./forms.ts";

const PASSWORD = "correct horse";

const postgres = await Postgres.start();
if (typeof postgres === "string") it("two servers share a database", (context) => context.skip(postgres));
else describe("two servers on one database", () => sharingFacts(postgres));

function sharingFacts(postgres: Postgres): void {
  let bundle: ServerBundle;
  let servers: readonly ServerProcess[];
  let here: Site;
  let there: Site;
  let ann: SignedInUser;
  const url = postgres.newDatabase();

  /** Both start at once, on a database without tables. */
  beforeAll(async () => {
    bundle = await ServerBundle.make();
    await cp(MIGRATIONS, join(bundle.house, "server/stores/postgres/migrations"), { recursive: true });
    const env = { DATABASE_URL: url, TEACHERS: "Ann" };
    servers = [1, 2].map(() => new ServerProcess(bundle, bundle.house, env));
    const [first, second] = await Promise.all(servers.map(({ ready }) => ready));
    if (!first || !second) throw new Error(servers.map(({ words }) => words).join("\n"));
    [here, there] = [first, second];
    ann = (await signUp(here, "Ann")).body;
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await bundle.remove();
    await postgres.stop();
  });

  function signUp(site: Site, username: string) {
    const body = { username, password: PASSWORD, email: `${username}@example.com` };
    return site.call<SignedInUser>("POST /users", { body });
  }

  async function newWorld(): Promise<WorldCard> {
    return (await here.call<WorldCard>("POST /worlds", { as: ann })).body;
  }

  it("share accounts and devices, and sign a device out everywhere", async () => {
    const typed = { username: "ann@example.com", password: PASSWORD };
    const { status, body: device } = await there.call<SignedInUser>("GET /users/me", { as: typed });
    expect(status).toBe(200);
    expect((await here.call("GET /users/me", { as: device })).status).toBe(200);
    await here.call("DELETE /users/me/session", { as: device });
    expect((await there.call("GET /users/me", { as: device })).status).toBe(401);
    expect((await there.call("GET /users/me", { as: ann })).status).toBe(200);
  });

  it("give a name away once, even if both are asked at once", async () => {
    const answers = await Promise.all([signUp(here, "Wanted"), signUp(there, "wanted")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("see each other's saves immediately, and refuse one that was made from an older game", async () => {
    const { id, revision } = await newWorld();
    const save = (site: Site, mark: string) =>
      site.call<WorldCard>(`PUT /worlds/${id}`, { as: ann, body: { data: game(mark), name: mark, revision } });
    const answers = await Promise.all([save(here, "here"), save(there, "there")]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 409]);
    const winner = statuses[0] === 200 ? "here" : "there";
    for (const site of [here, there]) {
      expect((await site.call<WorldRecord>(`GET /worlds/${id}`, { as: ann })).body).toMatchObject({
        name: winner,
        data: game(winner),
      });
    }
    await there.call(`DELETE /worlds/${id}`, { as: ann });
    expect((await here.call(`GET /worlds/${id}`)).status).toBe(404);
  });

  it("count a visit once, whichever is asked", async () => {
    const { id } = await newWorld();
    for (const site of [here, there, here, there.from(2)]) await site.call(`POST /worlds/${id}/plays`);
    expect((await there.call<WorldCard>(`GET /worlds/${id}`, { as: ann })).body.playCount).toBe(2);
  });

  /** A class of the teacher here, whose first child signs in there. */
  async function classroom() {
    const typed = { username: "ann", password: PASSWORD };
    const teacher = (await here.call<SignedInUser>("GET /users/me", { as: typed })).body;
    const body = { name: "Class of Ann", names: ["Zerlina", "Ben"] };
    const { id, code, pupils } = (await here.call<Class>("POST /classes", { as: teacher, body })).body;
    await here.call(`PUT /classes/${id}/door`, { as: teacher, body: { isOpen: true } });
    const tapped = { pupil: pupils[0]?.id, pictures: [1, 2, 3] };
    const ada = (await there.call<SignedInUser>(`POST /classes/door/${code}`, { body: tapped })).body;
    return { teacher, id, code, ada };
  }

  it("show a wall on one of them what a pupil tells the other, and a pupil there what the teacher does here", async () => {
    const { teacher, id, ada } = await classroom();
    const wall = await Following.open(`${here.address}/classes/${id}/wall`, teacher);
    const page = await Following.open(`${there.address}/classes/me/events`, ada);
    await page.untilNow(({ hasWall }) => hasWall);
    const status = { doing: "playing", handIsUp: true, worldId: null, worldName: "Maze", picture: jpeg(5) };
    await there.call("PUT /classes/me/status", { as: ada, body: status });
    const tile = await wall.untilTile(({ worldName, picture }) => worldName === "Maze" && picture !== null);
    expect(tile).toMatchObject({ isHere: true, doing: "playing", handSince: expect.any(String) });
    expect((await fetch(here.address + (tile.picture ?? ""))).status).toBe(200);
    await here.call(`PUT /classes/${id}/lesson`, { as: teacher, body: { isPaused: true } });
    await page.untilNow(({ isPaused }) => isPaused);
    await here.call(`DELETE /classes/${id}`, { as: teacher, body: {} });
    await expect.poll(() => page.isOver).toBe(true);
    for (const site of [here, there]) expect((await site.call("GET /classes/me", { as: ada })).status).toBe(401);
  });

  it("leave no trace of a class that was wiped, also not in a dump of the database", async () => {
    const { teacher, id, code, ada } = await classroom();
    const world = (await there.call<WorldCard>("POST /worlds", { as: ada })).body;
    const data = game("Zerlinas secret");
    for (const name of ["Zerlinas Maze", "Zerlinas Cave"])
      await there.call(`PUT /worlds/${world.id}`, { as: ada, body: { name, data, thumbnail: jpeg(name.length) } });
    await there.call("PUT /classes/me/status", {
      as: ada,
      body: { doing: "making", worldId: world.id, picture: jpeg(8) },
    });
    await here.call(`PUT /classes/${id}/pupils/${ada.id}/note`, { as: teacher, body: { text: "Well done, Zerlina" } });
    await here.call("POST /reports", { as: teacher, body: { worldId: world.id, reason: "other" } });
    const before = postgres.dumpOf(url);
    const traces = ["Zerlina", "Class of Ann", ada.id, id, code, world.id];
    for (const trace of traces) expect(before).toContain(trace);
    await here.call(`DELETE /classes/${id}`, { as: teacher, body: {} });
    const after = postgres.dumpOf(url);
    for (const trace of traces) expect(after).not.toContain(trace);
  });

  it("say so in plain words while the database is away, and continue by themselves when it is back", async () => {
    const { id } = await newWorld();
    const save = { as: ann, body: { data: game("kept"), name: "kept" } };
    expect((await here.call(`PUT /worlds/${id}`, save)).status).toBe(200);
    await postgres.kill();
    for (const site of [here, there]) {
      for (const call of [site.call(`GET /worlds/${id}`), site.call(`PUT /worlds/${id}`, save), signUp(site, "Late")]) {
        expect(await call).toMatchObject({ status: 503, body: { message: expect.stringMatching(/in a moment/) } });
      }
      expect((await site.call("GET /health")).status).toBe(503);
    }
    await postgres.open();
    for (const site of [here, there]) {
      expect((await site.call<WorldRecord>(`GET /worlds/${id}`, { as: ann })).body).toMatchObject({
        name: "kept",
        data: game("kept"),
      });
      expect((await site.call(`PUT /worlds/${id}`, save)).status).toBe(200);
      await expect.poll(async () => (await site.call("GET /health")).status).toBe(200);
    }
    expect(servers.map(({ words }) => words).join()).not.toMatch(/postgres:|games1|Ann|kept/);
  });

  it("stop cleanly when they are told to", async () => {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  });
}
