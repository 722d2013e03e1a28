/** What holds in every implementation of the stores for games and their earlier versions. */
import { expect, it } from "vitest";
import { VERSIONS_KEPT } from "../../../../server/stores/rows.ts";
import { RevisionConflict } from "../../../../server/stores/troubles.ts";
import type { OpenStores } from "../forms.ts";
import { atOnce, newWorld, outcomes, timeOf, UNUSUAL } from "../rows.ts";

export function versionFacts(opened: OpenStores): void {
  it("returns a game exactly as it was stored, including the order of keys and spaces", async () => {
    const stages = '{"z":1,  "10":2,"2":3,"a":{"__proto__":{"x":1},"constructor":null},"z":4}';
    const { id, revision, bytes } = await newWorld(opened(), stages, { name: "Order" });
    const kept = await opened().worlds.read(id);
    expect(kept?.data).toBe(stages);
    expect(kept).toMatchObject({ revision: 1, name: "Order" });
    expect(revision).toBe(1);
    expect(bytes).toBeGreaterThan(0);
  });

  it.each(UNUSUAL)("stores %j as a key and as a value of a game", async (words) => {
    const data = `{${JSON.stringify(words)}:${JSON.stringify([words])}}`;
    const { id } = await newWorld(opened(), data, { name: words });
    expect(await opened().worlds.read(id)).toMatchObject({ data, name: words });
  });

  it("keeps a game of two million characters whole", async () => {
    const data = JSON.stringify({
      pixels: Array.from({ length: 40_000 }, (_, index) => `${index} 🧩 ${index * 7919} £ 猫 ${"x".repeat(30)}`),
    });
    expect(data.length).toBeGreaterThan(2_000_000);
    const { id } = await newWorld(opened());
    await opened().worlds.change(id, { data });
    expect((await opened().worlds.read(id))?.data === data).toBe(true);
  });

  it("keeps the record and the game of a save together", async () => {
    const { id } = await newWorld(opened(), '{"n":1}');
    const change = {
      name: "Two",
      thumbnail: "/thumbnails/two.jpg",
      updatedAt: timeOf(2),
      data: '{"n":2}',
      onRevision: 1,
    };
    const row = await opened().worlds.change(id, change);
    expect(row).toMatchObject({ name: "Two", thumbnail: "/thumbnails/two.jpg", updatedAt: timeOf(2), revision: 2 });
    expect(await opened().worlds.get(id)).toEqual(row);
    const note = { revision: 2, savedAt: timeOf(2), name: "Two", thumbnail: "/thumbnails/two.jpg" };
    expect(await opened().worlds.read(id)).toMatchObject({ ...note, data: '{"n":2}' });
    expect((await opened().worlds.versions(id))[0]).toEqual(note);
  });

  it("refuses a change of an older revision, and of one that never was, and keeps what is there", async () => {
    const { id } = await newWorld(opened(), '{"n":1}');
    await opened().worlds.change(id, { data: '{"n":2}' });
    const before = await opened().worlds.get(id);
    for (const onRevision of [0, 1, 3]) {
      await expect(opened().worlds.change(id, { data: "{}", onRevision })).rejects.toBeInstanceOf(RevisionConflict);
      await expect(opened().worlds.change(id, { name: "late", onRevision })).rejects.toBeInstanceOf(RevisionConflict);
    }
    expect(await opened().worlds.get(id)).toEqual(before);
    expect((await opened().worlds.read(id))?.data).toBe('{"n":2}');
  });

  it("accepts exactly one of fifty changes of one revision, and stores it", async () => {
    const { id } = await newWorld(opened());
    const save = (index: number) =>
      opened().worlds.change(id, { data: `{"by":${index}}`, name: `by ${index}`, onRevision: 1 });
    const { good, troubles } = await outcomes(atOnce(50, save));
    expect([good.length, troubles.length]).toEqual([1, 49]);
    expect(troubles.every((trouble) => trouble instanceof RevisionConflict)).toBe(true);
    const kept = await opened().worlds.read(id);
    expect(kept).toMatchObject({ revision: 2, name: good[0]?.name, data: `{${`"by":${good[0]?.name.slice(3)}`}}` });
  });

  it("gives each of many changes without a revision its own", async () => {
    const { id } = await newWorld(opened());
    const saved = await Promise.all(atOnce(15, (index) => opened().worlds.change(id, { data: `{"n":${index}}` })));
    expect(saved.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 2),
    );
    expect(await opened().worlds.versions(id)).toHaveLength(16);
  });

  it("keeps the present version and the last twenty before it, newest first, each as it was", async () => {
    const { id } = await newWorld(opened(), '{"n":1}', { name: "v1" });
    for (let n = 2; n <= 24; n += 1)
      await opened().worlds.change(id, { data: `{"n":${n}}`, name: `v${n}`, updatedAt: timeOf(n) });
    const notes = await opened().worlds.versions(id);
    expect(notes.map(({ revision }) => revision)).toEqual(
      Array.from({ length: VERSIONS_KEPT + 1 }, (_, index) => 24 - index),
    );
    expect(notes.at(-1)).toEqual({ revision: 4, savedAt: timeOf(4), name: "v4", thumbnail: "" });
    expect(await opened().worlds.readVersion(id, 24)).toMatchObject({ revision: 24, data: '{"n":24}' });
    expect(await opened().worlds.readVersion(id, 4)).toMatchObject({ revision: 4, name: "v4", data: '{"n":4}' });
    expect(await opened().worlds.readVersion(id, 3)).toBeNull();
    expect(await opened().worlds.readVersion(id, 25)).toBeNull();
  });

  it("keeps nothing of a removed world", async () => {
    const { id } = await newWorld(opened());
    await opened().worlds.change(id, { data: '{"n":2}' });
    await opened().worlds.remove(id);
    expect(await opened().worlds.versions(id)).toEqual([]);
    expect([await opened().worlds.read(id), await opened().worlds.readVersion(id, 1)]).toEqual([null, null]);
  });

  it("does not bring a world back that is removed while it is saved", async () => {
    const { id } = await newWorld(opened());
    const saves = atOnce(10, (index) => opened().worlds.change(id, { data: `{"n":${index}}` }));
    await outcomes<unknown>([...saves, opened().worlds.remove(id)]);
    await opened().worlds.remove(id);
    expect([await opened().worlds.get(id), await opened().worlds.read(id)]).toEqual([null, null]);
  });
}
