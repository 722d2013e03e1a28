/**
 * A class at work on one small box: each child follows its class, tells what it does with a picture of the stage, and saves, while the
 * teacher watches the wall. Short here; `npm run torture -- class` takes half an hour with forty children.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { Class, SignedInPupil } from "../../../src/api/classes.ts";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { gameOf } from "../../bench/server/school.ts";
import { pictureOf } from "../../support/noisePicture.ts";
import { ServerBundle, ServerProcess } from "../durability/ServerProcess.ts";
import type { Site } from "../durability/Site.ts";
import { Following } from "./School.ts";

const MINUTES = Number(process.env.GRIDLINGS_CLASS_MINUTES ?? 0.1);
const CHILDREN = Number(process.env.GRIDLINGS_CHILDREN ?? 5);
const SYNC_MS = 30;
const SAVE_EVERY_MS = 10_000;
const TELL_EVERY_MS = 2000;
const GAME_BYTES = 300_000;
const PICTURE = pictureOf(Buffer.alloc(6000, 7));
/** In a short run on a machine that is busy with other tests, only a standstill counts. */
const LAX = MINUTES < 1 ? 10 : 1;

interface Child {
  readonly as: SignedInPupil;
  readonly world: WorldCard;
  mark: string;
  revision: number;
}

const saves: number[] = [];
const delays: number[] = [];
const errors: string[] = [];
const toldAt = new Map<string, number>();

it(`a class of ${CHILDREN} children works for ${MINUTES} minutes`, { timeout: (MINUTES + 5) * 60_000 }, async () => {
  const bundle = await ServerBundle.make();
  const folder = await mkdtemp(join(tmpdir(), "gridlings-class-"));
  const slow = pathToFileURL(join(import.meta.dirname, "slowDisk.mjs")).href;
  const env = {
    TEACHERS: "MsLee",
    EXAMPLES: "off",
    GRIDLINGS_SYNC_MS: String(SYNC_MS),
    NODE_OPTIONS: `--import ${slow}`,
  };
  const server = new ServerProcess(bundle, folder, env, ["taskset", "-c", "0"]);
  try {
    const site = await server.ready;
    if (!site) throw new Error(server.words);
    const { made, teacher } = await makeClass(site);
    const wall = await Following.open(`${site.address}/classes/${made.id}/wall`, teacher);
    const children = await Promise.all(made.pupils.map(({ id }) => enter(site, made, id)));
    const pages = await Promise.all(children.map(({ as }) => Following.open(`${site.address}/classes/me/events`, as)));
    let resident = 0;
    const watching = setInterval(() => {
      resident = Math.max(resident, residentMegabytes(server.id));
      noticeTiles(wall);
    }, 25);
    const end = Date.now() + MINUTES * 60_000;
    await Promise.all(children.flatMap((child, n) => [save(site, child, n, end), tell(site, child, n, end)]));
    await wait(2000);
    clearInterval(watching);
    const lost = (await Promise.all(children.map((child) => isLost(site, child)))).filter(Boolean).length;
    for (const page of [wall, ...pages]) page.end();
    const told = `${saves.length} saves, 95 of 100 within ${p95(saves)} ms; the wall ${p95(delays)} ms behind, at most ${Math.max(...delays)} ms`;
    console.log(`In class ${told}; ${Math.round(resident)} MB; ${errors.length} errors; ${lost} lost`);
    expect(errors.slice(0, 3)).toEqual([]);
    expect(lost).toBe(0);
    expect(delays.length).toBeGreaterThan(CHILDREN);
    expect(p95(saves)).toBeLessThan(400 * LAX);
    expect(p95(delays)).toBeLessThan(2000 * LAX);
    expect(resident).toBeLessThan(350);
  } finally {
    await server.kill();
    await bundle.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

async function makeClass(site: Site): Promise<{ made: Class; teacher: SignedInUser }> {
  const account = { username: "MsLee", password: "correct horse", email: "lee@example.com" };
  const { body: teacher } = await site.call<SignedInUser>("POST /users", { body: account });
  const names = Array.from({ length: CHILDREN }, (_, n) => `Child ${n}`);
  const { body } = await site.call<Class>("POST /classes", { as: teacher, body: { name: "3b", names } });
  const open = { as: teacher, body: { isOpen: true } };
  return { teacher, made: (await site.call<Class>(`PUT /classes/${body.id}/door`, open)).body };
}

async function enter(site: Site, { code }: Class, pupil: string): Promise<Child> {
  const { body: as, text } = await site.call<SignedInPupil>(`POST /classes/door/${code}`, {
    body: { pupil, pictures: [1, 2, 3] },
  });
  if (!as.id) throw new Error(text);
  const { body: world } = await site.call<WorldCard>("POST /worlds", { as });
  return { as, world, mark: "", revision: 0 };
}

async function save(site: Site, child: Child, n: number, end: number): Promise<void> {
  await wait((n * SAVE_EVERY_MS) / CHILDREN);
  for (let round = 0; Date.now() < end; round++) {
    const mark = `round ${round}`;
    const body = { name: mark, data: gameOf(GAME_BYTES, mark), revision: child.revision };
    const start = Date.now();
    const answer = await site.call<WorldCard>(`PUT /worlds/${child.world.id}`, { as: child.as, body });
    saves.push(Date.now() - start);
    if (answer.status === 200) Object.assign(child, { mark, revision: answer.body.revision });
    else errors.push(`save ${answer.status} ${answer.text}`);
    await wait(Math.max(0, SAVE_EVERY_MS - (Date.now() - start)));
  }
}

async function tell(site: Site, child: Child, n: number, end: number): Promise<void> {
  await wait((n * TELL_EVERY_MS) / CHILDREN);
  for (let round = 0; Date.now() < end; round++) {
    const worldName = `${n} ${round}`;
    toldAt.set(worldName, Date.now());
    const status = { doing: "playing", handIsUp: false, worldId: child.world.id, worldName, picture: PICTURE };
    const answer = await site.call("PUT /classes/me/status", { as: child.as, body: status });
    if (answer.status !== 200) errors.push(`status ${answer.status} ${answer.text}`);
    await wait(TELL_EVERY_MS);
  }
}

/** Notices how long after they were told tiles arrive. What a later one replaced before it was sent counts with that one. */
function noticeTiles(wall: Following): void {
  for (const { worldName } of wall.takeTiles()) {
    const told = toldAt.get(worldName);
    if (told !== undefined) delays.push(Date.now() - told);
    toldAt.delete(worldName);
  }
}

async function isLost(site: Site, { as, world, mark }: Child): Promise<boolean> {
  const { body } = await site.call<WorldRecord>(`GET /worlds/${world.id}`, { as });
  return mark !== "" && body.name !== mark;
}

function residentMegabytes(id: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1024;
}

function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
