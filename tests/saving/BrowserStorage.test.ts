/** The editor's saves into this browser, and what stops one (details §15). */
import { beforeEach, describe, expect, it } from "vitest";
import { StorageFailed } from "../../src/browser/database.ts";
import { newDocument, type WorldDocument } from "../../src/engine/index.ts";
import { type LocalDatabase, newMemoryDatabase } from "../../src/saving/local/LocalDatabase.ts";
import type { LocalWorldCard } from "../../src/saving/local/LocalWorld.ts";
import { LocalWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { BrowserStorage } from "../../src/saving/storage/BrowserStorage.ts";

const PICTURE = "data:image/jpeg;base64,AA==";

let worlds: LocalWorlds;
let isFull: boolean;
let card: LocalWorldCard;

beforeEach(async () => {
  isFull = false;
  const memory = newMemoryDatabase();
  const shelf: LocalDatabase = {
    isPersistent: true,
    transact: (mode, work) =>
      isFull && mode === "readwrite" ? Promise.reject(new StorageFailed("full")) : memory.transact(mode, work),
  };
  worlds = new LocalWorlds(async () => shelf);
  card = await worlds.open(await worlds.create({ name: "Frog", data: null, thumbnail: "" }));
});

function named(name: string): WorldDocument {
  return newDocument(name, () => "s1");
}

function newKeeper(): BrowserStorage {
  return new BrowserStorage(worlds, card, async () => PICTURE);
}

describe("a save", () => {
  it("keeps name, game and picture, each on top of the one before", async () => {
    const keeper = newKeeper();
    await keeper.save(named("One"));
    await keeper.save(named("Two"));
    expect(await worlds.open(card.id)).toMatchObject({ name: "Two", data: named("Two"), thumbnail: PICTURE });
    expect(await worlds.open(card.id)).toMatchObject({ data: { world: { stages: { s1: { thumbnail: PICTURE } } } } });
  });

  it("has the game on the disk before its picture is drawn", async () => {
    const keeper = new BrowserStorage(worlds, card, () => new Promise(() => undefined));
    void keeper.save(named("Quick"));
    await expect.poll(async () => (await worlds.open(card.id)).name).toBe("Quick");
  });

  it("without a picture keeps the old one", async () => {
    await newKeeper().save(named("One"));
    const saved = await worlds.open(card.id);
    await new BrowserStorage(worlds, saved, async () => "").save(named("Two"));
    expect((await worlds.open(card.id)).thumbnail).toBe(PICTURE);
  });
});

describe("a save that is stopped", () => {
  it("by another tab shows both, and the one that is chosen goes on top", async () => {
    const [mine, theirs] = [newKeeper(), newKeeper()];
    await theirs.save(named("Theirs"));
    await expect(mine.save(named("Mine"))).rejects.toThrow("another window");
    const trouble = mine.trouble.getState().now;
    expect(trouble).toMatchObject({ kind: "changedElsewhere", newer: { name: "Theirs" }, mine: PICTURE });
    expect((await worlds.open(card.id)).name).toBe("Theirs");
    if (trouble?.kind === "changedElsewhere") mine.overwriteNewer(trouble.newer);
    await mine.save(named("Mine"));
    expect((await worlds.open(card.id)).name).toBe("Mine");
  });

  it("for want of room offers a file, until it fits again", async () => {
    const keeper = newKeeper();
    isFull = true;
    await expect(keeper.save(named("Big"))).rejects.toThrow("no room");
    expect(keeper.trouble.getState().now).toEqual({ kind: "notStored" });
    isFull = false;
    await keeper.save(named("Big"));
    expect(keeper.trouble.getState().now).toBeNull();
  });

  it("because the game went to an account says so and offers a file", async () => {
    await worlds.markUploaded(card, "w1");
    const keeper = newKeeper();
    await expect(keeper.save(named("Late"))).rejects.toThrow("went to an account");
    expect(keeper.trouble.getState().now).toEqual({ kind: "notStored" });
  });
});

it("a browser that keeps nothing is known after the first save", async () => {
  const fleeting = new LocalWorlds(async () => newMemoryDatabase());
  const world = await fleeting.open(await fleeting.create({ name: "Frog", data: null, thumbnail: "" }));
  const keeper = new BrowserStorage(fleeting, world, async () => "");
  expect(keeper.isTemporary).toBe(false);
  await keeper.save(named("Frog"));
  expect(keeper.isTemporary).toBe(true);
});
