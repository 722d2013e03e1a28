/** Games without an account are stored completely or not at all, and never overwritten silently. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StorageFailed } from "../../src/browser/database.ts";
import { type LocalDatabase, newMemoryDatabase } from "../../src/saving/local/LocalDatabase.ts";
import {
  LocalConflict,
  LocalWorldMissing,
  LocalWorldMoved,
  LocalWorldUnreadable,
} from "../../src/saving/local/LocalWorld.ts";
import { LocalWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { keepOldTexts } from "../support/oldTexts.ts";

const FROG = { name: "Frog Jump", data: { characters: {} }, thumbnail: "data:image/jpeg;base64,AA==" };

let database: LocalDatabase;
let worlds: LocalWorlds;
let isFull: boolean;

beforeEach(() => {
  isFull = false;
  const memory = newMemoryDatabase();
  database = {
    isPersistent: true,
    transact: (mode, work) =>
      isFull && mode === "readwrite" ? Promise.reject(new StorageFailed("full")) : memory.transact(mode, work),
  };
  worlds = new LocalWorlds(async () => database);
});

afterEach(() => void vi.unstubAllGlobals());

/** Another tab with the same games. */
function otherTab(): LocalWorlds {
  return new LocalWorlds(async () => database);
}

describe("a game", () => {
  it("is found again as it was made, under an id with its time", async () => {
    const id = await worlds.create(FROG);
    expect(id).toMatch(/^ls-\d{13}$/);
    expect(await otherTab().open(id)).toMatchObject({ id, ...FROG });
  });

  it("gets an id of its own even in the same millisecond", async () => {
    vi.spyOn(Date, "now").mockReturnValue(1_700_000_000_000);
    expect([await worlds.create(FROG), await worlds.create(FROG)]).toEqual(["ls-1700000000000", "ls-1700000000001"]);
    vi.restoreAllMocks();
  });

  it("is listed with the latest first, without its data", async () => {
    const first = await worlds.open(await worlds.create({ ...FROG, name: "First" }));
    await worlds.create({ ...FROG, name: "Second" });
    vi.useFakeTimers({ now: Date.now() + 1000 });
    await worlds.save(first, FROG);
    vi.useRealTimers();
    const cards = await worlds.listCards();
    expect(cards.map(({ name }) => name)).toEqual(["Frog Jump", "Second"]);
    expect(cards[0]).not.toHaveProperty("data");
  });

  it("that was deleted or never existed is not found", async () => {
    const id = await worlds.create(FROG);
    await worlds.remove(id);
    await expect(worlds.open(id)).rejects.toThrow(LocalWorldMissing);
    expect(await worlds.listCards()).toEqual([]);
  });
});

describe("a save", () => {
  it("replaces the one before", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    const saved = await worlds.save(world, { ...FROG, name: "Toad Jump" });
    await worlds.save(saved, { ...FROG, name: "Newt Jump" });
    expect((await worlds.open(world.id)).name).toBe("Newt Jump");
  });

  it("may be JSON, and opens as a document", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    await worlds.save(world, { ...FROG, data: JSON.stringify({ characters: { toad: {} } }) });
    expect((await otherTab().open(world.id)).data).toEqual({ characters: { toad: {} } });
  });

  it("with damaged JSON says so, and stays", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    await worlds.save(world, { ...FROG, data: '{"characters":{' });
    await expect(otherTab().open(world.id)).rejects.toThrow(LocalWorldUnreadable);
    expect(await worlds.listCards()).toHaveLength(1);
  });

  it("without space is opened from this window, JSON too", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    isFull = true;
    await expect(worlds.save(world, { ...FROG, data: "{}" })).rejects.toThrow("is full");
    expect((await worlds.open(world.id)).data).toEqual({});
  });

  it("based on an older state overwrites nothing, and carries the newer card", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    await otherTab().save(world, { ...FROG, name: "Theirs" });
    const failure = await worlds.save(world, { ...FROG, name: "Mine" }).catch((fault: unknown) => fault);
    expect(failure).toBeInstanceOf(LocalConflict);
    expect(failure).toMatchObject({ newer: { name: "Theirs", revision: 2 } });
    expect((await otherTab().open(world.id)).name).toBe("Theirs");
  });

  it("without space leaves the last good one, and this window holds the latest", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    isFull = true;
    await expect(worlds.save(world, { ...FROG, name: "Too Much" })).rejects.toThrow("is full");
    expect((await otherTab().open(world.id)).name).toBe("Frog Jump");
    expect((await worlds.open(world.id)).name).toBe("Too Much");
    isFull = false;
    await worlds.save(world, { ...FROG, name: "Fits" });
    expect((await worlds.open(world.id)).name).toBe("Fits");
  });

  it("brings back a game that another tab deleted meanwhile", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    await otherTab().remove(world.id);
    await worlds.save(world, FROG);
    expect((await otherTab().open(world.id)).name).toBe("Frog Jump");
  });

  it("sets no old thumbnail on a newer game", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    await worlds.save(world, { ...FROG, thumbnail: "new" });
    await worlds.setThumbnail(world, "old");
    expect((await worlds.open(world.id)).thumbnail).toBe("new");
  });
});

describe("a game that moved to an account", () => {
  it("only leads there from then on, and no tab overwrites that", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    await otherTab().markUploaded(world, "w1");
    await expect(worlds.open(world.id)).rejects.toMatchObject({ uploadedAsId: "w1" });
    await expect(worlds.save(world, FROG)).rejects.toThrow(LocalWorldMoved);
    expect(await worlds.listCards()).toEqual([]);
  });

  it("stays here if it changed meanwhile", async () => {
    const world = await worlds.open(await worlds.create(FROG));
    await worlds.save(world, { ...FROG, name: "Newer" });
    await otherTab().markUploaded(world, "w1");
    expect((await worlds.open(world.id)).name).toBe("Newer");
  });
});

describe("old texts", () => {
  const OLD = { id: "ls-17", name: "Old Frog", data: { world: {} }, thumbnail: "" };

  it("are moved once, uploaded ones too; damaged ones stay and are reported", async () => {
    const texts = keepOldTexts({
      "ls-17": JSON.stringify(OLD),
      "ls-18": '{"uploadedAsId":7}',
      "ls-19": '{"id":"ls-19","da',
      other: "untouched",
    });
    expect(await worlds.open("ls-17")).toMatchObject({ name: "Old Frog", data: { world: {} } });
    await expect(worlds.open("ls-18")).rejects.toMatchObject({ uploadedAsId: "7" });
    await expect(worlds.open("ls-19")).rejects.toThrow("damaged");
    expect([...texts.keys()]).toEqual(["ls-19", "other"]);
  });

  it("open from localStorage while there is no space for them", async () => {
    const texts = keepOldTexts({ "ls-17": JSON.stringify(OLD) });
    isFull = true;
    expect(await worlds.open("ls-17")).toMatchObject({ name: "Old Frog" });
    expect(texts.size).toBe(1);
  });

  it("overwrite nothing that was saved since", async () => {
    keepOldTexts({ "ls-17": JSON.stringify(OLD) });
    await worlds.save(await worlds.open("ls-17"), { ...FROG, name: "Since" });
    keepOldTexts({ "ls-17": JSON.stringify(OLD) });
    expect((await otherTab().open("ls-17")).name).toBe("Since");
  });
});

describe("a browser whose storage does not answer", () => {
  let isSilent: boolean;

  beforeEach(() => {
    isSilent = true;
    const answering = database;
    const silent = (): Promise<never> => Promise.reject(new StorageFailed("silent"));
    worlds = new LocalWorlds(() => (isSilent ? silent() : Promise.resolve(answering)));
  });

  it("holds a new game in this window, says that it is not persistent, and stores it with the first save that succeeds", async () => {
    const [id, other] = [await worlds.create(FROG), await worlds.create({ ...FROG, name: "Toad" })];
    expect(other).not.toBe(id);
    const world = await worlds.open(id);
    expect(world).toMatchObject(FROG);
    expect((await worlds.listCards()).map(({ name }) => name).sort()).toEqual(["Frog Jump", "Toad"]);
    await expect(worlds.save(world, FROG)).rejects.toThrow("isn't answering");
    isSilent = false;
    expect([await worlds.isPersistent(), await worlds.isPersistent(id)]).toEqual([true, false]);
    await worlds.save(world, { ...FROG, name: "Newt" });
    expect([await worlds.isPersistent(id), (await otherTab().open(id)).name]).toEqual([true, "Newt"]);
  });

  it("says so for a game that it may contain, instead of calling it missing", async () => {
    await expect(worlds.open("ls-1")).rejects.toThrow("isn't answering");
    await expect(worlds.listCards()).rejects.toThrow("isn't answering");
    isSilent = false;
    await expect(worlds.open("ls-1")).rejects.toThrow(LocalWorldMissing);
    expect(await worlds.listCards()).toEqual([]);
  });
});
