/**
 * A world is renamed while its game is being saved, and the server dies: an answered rename is not lost. GRIDLINGS_RENAMES sets how often,
 * GRIDLINGS_SEED the random choices.
 */
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { game, TestServer } from "../TestServer.ts";
import { guardFileCalls } from "./fileCalls.ts";
import { ServerBundle, ServerProcess } from "./ServerProcess.ts";

const RENAMES = Number(process.env.GRIDLINGS_RENAMES ?? 2);
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);

const PERSON = { username: "Ann", password: "correct horse", email: "ann@example.com" };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it("keeps the new name if the server dies between writing a game and its record", async () => {
  const server = await TestServer.start();
  const next = await TestServer.start();
  await next.stop();
  ends.push(
    () => server.end(),
    () => next.end(),
  );
  const ann = await server.signUp("Ann");
  const { id } = await server.newWorld(ann);
  const change = async (body: unknown) => (await server.call(`PUT /worlds/${id}`, { as: ann, body })).status;
  await change({ name: "old name", data: game("first") });

  let allowSave = (): void => undefined;
  const saveIsAllowed = new Promise<void>((resolve) => {
    allowSave = resolve;
  });
  let renamed = 0;
  let renamedAtDeath = 0;
  const unguard = await guardFileCalls(server.folder, async (call, run) => {
    const path = "path" in call ? call.path : "";
    if (path.endsWith(`.${id}.json.tmp`)) await saveIsAllowed;
    const result = await run();
    if (call.kind === "rename" && path.endsWith(`${id}.json`)) {
      renamedAtDeath = renamed;
      cpSync(server.folder, next.folder, { recursive: true, filter: (source) => !source.includes("lock") });
    }
    return result;
  });
  ends.push(unguard);
  const saving = change({ data: game("second, which is longer") });
  const renaming = change({ name: "new name" }).then((status) => {
    renamed = status;
  });
  await wait(200);
  allowSave();
  await Promise.all([saving, renaming]);

  await next.open();
  const { name, data } = await next.world(id, ann);
  expect(renamedAtDeath === 200 ? ["new name"] : ["old name", "new name"]).toContain(name);
  expect(data).toEqual(game("second, which is longer"));
  expect((await server.world(id)).name).toBe("new name");
});

it("keeps the new name if the newest game is damaged and the previous one takes its place", async () => {
  const server = await TestServer.start();
  ends.push(() => server.end());
  const ann = await server.signUp("Ann");
  const { id } = await server.newWorld(ann);
  for (const body of [{ name: "old name", data: game("first") }, { data: game("second") }, { name: "new name" }]) {
    await server.call(`PUT /worlds/${id}`, { as: ann, body });
  }
  await server.stop();
  await server.damage(`worlds/${id}.json`, "{");
  await server.open();
  expect(await server.world(id, ann)).toMatchObject({ name: "new name", revision: 2, data: game("first") });
});

it(`is stored even if the server is killed as soon as it has answered, ${RENAMES} times`, {
  timeout: 30_000 + RENAMES * 8000,
}, async () => {
  const dice = seededRandom(SEED);
  const bundle = await ServerBundle.make();
  const folder = await mkdtemp(join(tmpdir(), "gridlings-renamed-"));
  ends.push(
    () => bundle.remove(),
    () => rm(folder, { recursive: true, force: true }),
  );
  console.log(`GRIDLINGS_SEED=${SEED} GRIDLINGS_RENAMES=${RENAMES} kills like this again.`);
  let server = new ServerProcess(bundle, folder);
  ends.push(() => server.kill());
  let site = await server.ready;
  const ann = (await site?.call<SignedInUser>("POST /users", { body: PERSON }))?.body;
  const { id } = (await site?.call<WorldCard>("POST /worlds", { as: ann }))?.body ?? { id: "" };
  let allowed: string[] = ["Untitled"];
  for (let kill = 0; kill < RENAMES; kill += 1) {
    const name = `name ${kill}`;
    const change = async (body: unknown) => (await site?.call(`PUT /worlds/${id}`, { as: ann, body }))?.status;
    const undoStack = [{ label: "x", changes: [{ path: ["a"], before: "x".repeat(dice(3_000_000)), after: "" }] }];
    const saving = change({ data: { ...game(name), undoStack } }).catch(() => 0);
    await wait(dice(60));
    const status = await Promise.race([change({ name }), wait(500, 0)]).catch(() => 0);
    await wait(dice(10));
    await server.kill();
    await saving;
    allowed = status === 200 ? [name] : [...allowed, name];
    server = new ServerProcess(bundle, folder);
    site = await server.ready;
    const { body } = (await site?.call<WorldRecord>(`GET /worlds/${id}`, { as: ann })) ?? {};
    expect(allowed, `kill ${kill}`).toContain(body?.name);
    allowed = [String(body?.name)];
  }
});
