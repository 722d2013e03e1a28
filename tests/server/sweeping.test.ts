import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLog } from "../../server/Log.ts";
import { startSweeping } from "../../server/sweeping.ts";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

const DAY = 24 * 60 * 60_000;
let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeEach(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
});
afterEach(() => {
  vi.useRealTimers();
  return server.end();
});

async function save(mark: number): Promise<string> {
  const body = { data: game(`v${mark}`), thumbnail: jpeg(mark) };
  return (await server.call<WorldCard>(`PUT /worlds/${world.id}`, { as: ann, body })).body.thumbnail;
}

/** Makes the pictures look days old. */
async function grow(...thumbnails: string[]): Promise<void> {
  const then = new Date(Date.now() - 3 * DAY);
  for (const thumbnail of thumbnails) await utimes(fileOf(thumbnail), then, then);
}

function fileOf(thumbnail: string): string {
  return join(server.folder, "pictures", thumbnail.replace("/thumbnails/", "").replace(".jpg", ""));
}

async function shown(...thumbnails: string[]): Promise<number[]> {
  return Promise.all(thumbnails.map(async (thumbnail) => (await server.call(`GET ${thumbnail}`)).status));
}

it("removes pictures that are no longer in the last twenty versions, and no others", async () => {
  const pictures: string[] = [];
  for (let mark = 1; mark <= 23; mark += 1) pictures.push(await save(mark));
  await grow(...pictures);
  expect(await server.kept.pictures.sweep(Date.now() - DAY)).toBe(2);
  expect(await shown(...pictures.slice(0, 3))).toEqual([404, 404, 200]);
  expect(await shown(...pictures.slice(3))).toEqual(pictures.slice(3).map(() => 200));
});

it("keeps a picture that was just stored and whose world is still being written", async () => {
  const picture = await save(1);
  await server.call(`DELETE /worlds/${world.id}`, { as: ann });
  expect(await server.kept.pictures.sweep(Date.now() - DAY)).toBe(0);
  await grow(picture);
  expect(await server.kept.pictures.sweep(Date.now() - DAY)).toBe(1);
});

it("keeps an old picture that is stored again, or that a remix or a restored version shows", async () => {
  const picture = await save(1);
  await grow(picture);
  const remix = await server.newWorld(ann, `?from=${world.id}&fork=true`);
  for (const { id } of [world, remix]) await server.call(`DELETE /worlds/${id}`, { as: ann });
  expect(await server.kept.pictures.sweep(Date.now() - DAY)).toBe(0);
});

it("removes no picture while a file in quarantine may name it, unless its owner deletes it", async () => {
  const [picture, lost] = [await save(1), await save(2)];
  await save(3);
  await grow(picture, lost);
  await server.damage(`versions/${world.id}/2.json`, "{");
  expect(await server.kept.pictures.sweep(Date.now() - DAY)).toBe(0);
  expect(await shown(picture, lost)).toEqual([200, 200]);
  expect(server.lines).toContainEqual(expect.objectContaining({ event: "a damaged file was set aside" }));
  await server.call("DELETE /users/me", { as: { ...ann, password: "correct horse" } });
  expect(await shown(picture)).toEqual([404]);
  expect(await readdir(join(server.folder, "quarantine"))).toEqual([]);
});

describe("a picture that a game stopped showing", () => {
  const MINUTE = 60_000;

  /** Lets that much time pass for the server and for the pictures in its folder. */
  async function pass(...thumbnails: string[]): Promise<void> {
    const swept = vi.spyOn(server.kept.pictures, "sweep");
    await grow(...thumbnails);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await vi.waitFor(() => expect(swept).toHaveBeenCalled());
    await Promise.all(swept.mock.results.map(({ value }) => value));
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });

  it("is removed soon after its game, with the pictures of its versions", async () => {
    const pictures = [await save(1), await save(2)];
    const { headers } = await server.call(`GET ${pictures[0]}`);
    expect(headers.get("cache-control")).toContain("s-maxage=3600");
    await server.call(`DELETE /worlds/${world.id}`, { as: ann });
    await pass(...pictures);
    expect(await shown(...pictures)).toEqual([404, 404]);
  });

  it("is removed soon after it was replaced, unless an earlier version still shows it", async () => {
    const onVersion = await save(1);
    const replaced = await replace(2);
    const present = await replace(3);
    await pass(onVersion, replaced, present);
    expect(await shown(onVersion, replaced, present)).toEqual([200, 404, 200]);
  });

  it("stays if a remix shows it", async () => {
    const picture = await save(1);
    const remix = await server.newWorld(ann, `?from=${world.id}&fork=true`);
    expect(remix.thumbnail).toBe(picture);
    await server.call(`DELETE /worlds/${world.id}`, { as: ann });
    await pass(picture);
    expect(await shown(picture)).toEqual([200]);
  });

  it("stays if a save under way has stored it again", async () => {
    const picture = await save(1);
    const other = await server.newWorld(ann);
    await server.call(`DELETE /worlds/${world.id}`, { as: ann });
    await grow(picture);
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    const { worlds } = server.kept;
    vi.spyOn(worlds, "change").mockImplementationOnce(async (...given) => {
      await pass();
      return worlds.change(...given);
    });
    world = other;
    expect(await save(1)).toBe(picture);
    expect(await shown(picture)).toEqual([200]);
  });

  async function replace(mark: number): Promise<string> {
    const body = { thumbnail: jpeg(mark) };
    return (await server.call<WorldCard>(`PUT /worlds/${world.id}`, { as: ann, body })).body.thumbnail;
  }
});

it("begins a while after the start, repeats once a day, and survives errors of the disk", async () => {
  vi.useFakeTimers();
  const stores = server.kept;
  const sweep = vi.spyOn(stores.pictures, "sweep").mockRejectedValue(new Error("no disk"));
  startSweeping(stores, silentLog);
  expect(sweep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(sweep).toHaveBeenCalledTimes(3);
  expect(sweep).toHaveBeenLastCalledWith(expect.any(Number));
});
