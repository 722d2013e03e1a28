/** What holds in every implementation of the stores for the records of worlds. */
import { expect, it } from "vitest";
import { Gone } from "../../../../server/stores/troubles.ts";
import type { OpenStores } from "../forms.ts";
import { atOnce, newPerson, newWorld, timeOf, UNUSUAL, world } from "../rows.ts";

export function worldFacts(opened: OpenStores): void {
  it("stores all fields of a world's record", async () => {
    const { id: userId } = await newPerson(opened());
    const counts = { forkCount: 3, playCount: 7 };
    const about = { name: "Moon", thumbnail: "/thumbnails/x.jpg", forkParentId: "a deleted one" };
    const row = world({
      userId,
      ...about,
      ...counts,
      published: true,
      sharesNotes: true,
      description: 'Say "hi" to \\ and 🦊.',
      createdAt: timeOf(1),
      updatedAt: timeOf(2),
    });
    expect(await opened().worlds.add(row, null)).toEqual(row);
    expect(await opened().worlds.get(row.id)).toEqual(row);
  });

  it("has no version of a world that was added without data", async () => {
    const { id, revision, bytes } = await newWorld(opened(), null, { revision: 9, bytes: 9 });
    expect({ revision, bytes }).toEqual({ revision: 0, bytes: 0 });
    expect(await opened().worlds.read(id)).toBeNull();
    expect(await opened().worlds.versions(id)).toEqual([]);
  });

  it("refuses a world of a removed owner", async () => {
    const row = world({ userId: "nobody" });
    for (const data of [null, "{}"]) await expect(opened().worlds.add(row, data)).rejects.toBeInstanceOf(Gone);
    expect([await opened().worlds.get(row.id), await opened().worlds.read(row.id)]).toEqual([null, null]);
  });

  it("finds no world by an unusual or unknown id", async () => {
    for (const id of ["", "unknown", "..", ...UNUSUAL]) {
      const { worlds } = opened();
      const asked = [worlds.get(id), worlds.read(id), worlds.readVersion(id, 1), worlds.openPacked(id, 1, "whole")];
      expect(await Promise.all(asked)).toEqual([null, null, null, null]);
      expect(await worlds.versions(id)).toEqual([]);
      await expect(worlds.remove(id)).resolves.toBeUndefined();
    }
    expect(await opened().worlds.several(UNUSUAL)).toEqual([]);
  });

  it("finds several worlds at once, without unknown ones", async () => {
    const [a, b] = await Promise.all(atOnce(2, () => newWorld(opened())));
    const found = await opened().worlds.several([a?.id ?? "", "nowhere", b?.id ?? "", "__proto__"]);
    expect(found.map(({ id }) => id).sort()).toEqual([a?.id, b?.id].sort());
    expect(await opened().worlds.several([])).toEqual([]);
  });

  it("lists the worlds of one user, newest-updated first", async () => {
    const { id: userId } = await newPerson(opened());
    for (const number of [2, 3, 1])
      await newWorld(opened(), null, { userId, name: `w${number}`, updatedAt: timeOf(number) });
    await newWorld(opened());
    const listed = await opened().worlds.ownedBy(userId);
    expect(listed.map(({ name }) => name)).toEqual(["w3", "w2", "w1"]);
    expect(await opened().worlds.ownedBy("nobody")).toEqual([]);
  });

  it("knows how many worlds a user has, and how large they are", async () => {
    const { id: userId } = await newPerson(opened());
    const usage = () => opened().worlds.usage(userId);
    expect(await usage()).toEqual({ worlds: 0, bytes: 0 });
    const blank = await newWorld(opened(), null, { userId });
    const saved = await newWorld(opened(), '{"n":1}', { userId });
    await newWorld(opened(), '{"n":1}');
    expect(await usage()).toEqual({ worlds: 2, bytes: saved.bytes });
    const { bytes } = await opened().worlds.change(blank.id, { data: `{"n":"${"x".repeat(5000)}"}` });
    expect(bytes).toBeGreaterThan(5000);
    expect(await usage()).toEqual({ worlds: 2, bytes: saved.bytes + bytes });
    await opened().worlds.remove(saved.id);
    expect(await usage()).toEqual({ worlds: 1, bytes });
  });

  it("lists published worlds by plays, then the newest-updated, and no more than asked for", async () => {
    const shelf = [
      { name: "often", playCount: 1_000_010, published: true },
      { name: "seldom, old", playCount: 1_000_001, published: true, updatedAt: timeOf(1) },
      { name: "seldom, new", playCount: 1_000_001, published: true, updatedAt: timeOf(2) },
      { name: "secret", playCount: 1_000_099, published: false },
    ];
    for (const about of shelf) await newWorld(opened(), null, about);
    const order = ["often", "seldom, new", "seldom, old"];
    expect((await opened().worlds.popular(3)).map(({ name }) => name)).toEqual(order);
    expect((await opened().worlds.popular(2)).map(({ name }) => name)).toEqual(order.slice(0, 2));
    const [often] = await opened().worlds.popular(1);
    await opened().worlds.change(often?.id ?? "", { published: false });
    expect((await opened().worlds.popular(2)).map(({ name }) => name)).toEqual(order.slice(1));
  });

  it("lists five of each owner before all others, whatever is added and removed", async () => {
    const { worlds } = opened();
    const many = await newPerson(opened());
    const few = await newPerson(opened());
    const add = (userId: string, name: string, plays: number) =>
      newWorld(opened(), null, { userId, name, playCount: 2_000_000 + plays, published: true });
    const added = await Promise.all(atOnce(8, (index) => add(many.id, `many ${index}`, 100 - index)));
    await add(few.id, "few 0", 50);
    await add(few.id, "few 1", 40);
    const names = async (limit: number) => (await worlds.popular(limit)).map(({ name }) => name);
    const share = ["many 0", "many 1", "many 2", "many 3", "many 4"];
    expect(await names(7)).toEqual([...share, "few 0", "few 1"]);
    expect(await names(4)).toEqual(share.slice(0, 4));
    const everything = await names(1000);
    expect(everything.slice(-3)).toEqual(["many 5", "many 6", "many 7"]);
    await worlds.change(added[1]?.id ?? "", { published: false });
    expect(await names(7)).toEqual(["many 0", "many 2", "many 3", "many 4", "many 5", "few 0", "few 1"]);
    await worlds.remove(added[0]?.id ?? "");
    await Promise.all(atOnce(60, () => worlds.count(added[7]?.id ?? "", "playCount")));
    expect(await names(7)).toEqual(["many 7", "many 2", "many 3", "many 4", "many 5", "few 0", "few 1"]);
    await worlds.change(added[1]?.id ?? "", { published: true });
    expect(await names(7)).toEqual(["many 7", "many 1", "many 2", "many 3", "many 4", "few 0", "few 1"]);
  });

  it("lists new published worlds by the time of their last change, with five of each owner before all others", async () => {
    const { worlds } = opened();
    const many = await newPerson(opened());
    const few = await newPerson(opened());
    const add = (userId: string, name: string, day: number) =>
      newWorld(opened(), null, { userId, name, published: true, updatedAt: `2999-01-${10 + day}T00:00:00.000Z` });
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await add(many.id, `many ${day}`, day + 2);
    const old = await add(few.id, "few", 0);
    const names = async (limit: number) => (await worlds.newest(limit)).map(({ name }) => name);
    const share = ["many 7", "many 6", "many 5", "many 4", "many 3"];
    expect(await names(6)).toEqual([...share, "few"]);
    await worlds.change(old.id, { updatedAt: "2999-02-01T00:00:00.000Z" });
    expect(await names(2)).toEqual(["few", "many 7"]);
    await worlds.change(old.id, { published: false });
    expect(await names(5)).toEqual(share);
  });

  it("changes what is named and nothing else", async () => {
    const before = await newWorld(opened(), "{}", { name: "Before" });
    const renamed = await opened().worlds.change(before.id, { name: "After", updatedAt: timeOf(9) });
    expect(renamed).toEqual({ ...before, name: "After", updatedAt: timeOf(9) });
    const published = await opened().worlds.change(before.id, { published: true, thumbnail: "/thumbnails/y.jpg" });
    expect(published).toEqual({ ...renamed, published: true, thumbnail: "/thumbnails/y.jpg" });
    expect(await opened().worlds.change(before.id, { published: false, name: "" })).toEqual({
      ...published,
      published: false,
      name: "",
    });
    expect(await opened().worlds.versions(before.id)).toHaveLength(1);
  });

  it("keeps names as they were typed, character by character", async () => {
    for (const name of UNUSUAL) {
      const { id } = await newWorld(opened(), null, { name: "plain" });
      expect((await opened().worlds.change(id, { name })).name).toBe(name);
      expect((await opened().worlds.get(id))?.name).toBe(name);
    }
  });

  it("counts simultaneous plays and remixes correctly, also beside a change, without updating `updatedAt`", async () => {
    const { id, updatedAt } = await newWorld(opened());
    const counts = atOnce(200, (index) => opened().worlds.count(id, index % 4 === 0 ? "forkCount" : "playCount"));
    await Promise.all([...counts, opened().worlds.change(id, { name: "meanwhile" })]);
    expect(await opened().worlds.get(id)).toMatchObject({
      forkCount: 50,
      playCount: 150,
      name: "meanwhile",
      updatedAt,
    });
  });

  it("reports a removed world when it is changed, but not when it is counted or removed", async () => {
    const { id } = await newWorld(opened());
    await opened().worlds.remove(id);
    await opened().worlds.remove(id);
    await opened().worlds.count(id, "playCount");
    await expect(opened().worlds.change(id, { name: "back again" })).rejects.toBeInstanceOf(Gone);
    await expect(opened().worlds.change(id, { data: "{}", onRevision: 1 })).rejects.toBeInstanceOf(Gone);
    expect(await opened().worlds.get(id)).toBeNull();
  });

  it("keeps a remix whose parent was removed", async () => {
    const parent = await newWorld(opened());
    const remix = await newWorld(opened(), "{}", { forkParentId: parent.id });
    await opened().worlds.remove(parent.id);
    expect(await opened().worlds.get(remix.id)).toEqual(remix);
  });
}
