/** Saves local games, and tells the child what prevents a save. */
import { beforeEach, describe, expect, it } from "vitest";
import { StorageFailed } from "../../src/browser/database.ts";
import { newDocument, type WorldDocument } from "../../src/engine/index.ts";
import { type LocalDatabase, newMemoryDatabase } from "../../src/saving/local/LocalDatabase.ts";
import type { LocalWorldCard } from "../../src/saving/local/LocalWorld.ts";
import { LocalWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { AnswerNeeded } from "../../src/saving/Saver.ts";
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

function newStorage(): BrowserStorage {
  return new BrowserStorage(worlds, card, async () => PICTURE);
}

describe("a save", () => {
  it("keeps name, game and picture, each on top of the one before", async () => {
    const storage = newStorage();
    await storage.save(named("One"));
    await storage.save(named("Two"));
    expect(await worlds.open(card.id)).toMatchObject({ name: "Two", data: named("Two"), thumbnail: PICTURE });
    expect(await worlds.open(card.id)).toMatchObject({ data: { world: { stages: { s1: { thumbnail: PICTURE } } } } });
  });

  it("has the game on the disk before its picture is drawn", async () => {
    const storage = new BrowserStorage(worlds, card, () => new Promise(() => undefined));
    void storage.save(named("Quick"));
    await expect.poll(async () => (await worlds.open(card.id)).name).toBe("Quick");
  });

  it("without a picture keeps the old one", async () => {
    await newStorage().save(named("One"));
    const saved = await worlds.open(card.id);
    await new BrowserStorage(worlds, saved, async () => "").save(named("Two"));
    expect((await worlds.open(card.id)).thumbnail).toBe(PICTURE);
  });
});

describe("a save that is stopped", () => {
  it("by another tab shows both, and the one that is chosen goes on top", async () => {
    const [mine, theirs] = [newStorage(), newStorage()];
    await theirs.save(named("Theirs"));
    await expect(mine.save(named("Mine"))).rejects.toThrow(AnswerNeeded);
    const trouble = mine.trouble.getState().now;
    expect(trouble).toMatchObject({ kind: "conflict", newer: { name: "Theirs" }, mine: PICTURE });
    expect((await worlds.open(card.id)).name).toBe("Theirs");
    if (trouble?.kind === "conflict") mine.letNextSaveReplace(trouble.newer);
    await mine.save(named("Mine"));
    expect((await worlds.open(card.id)).name).toBe("Mine");
  });

  it("for want of room offers a file, until it fits again", async () => {
    const storage = newStorage();
    isFull = true;
    await expect(storage.save(named("Big"))).rejects.toThrow("is full");
    expect(storage.trouble.getState().now).toEqual({ kind: "notStored" });
    isFull = false;
    await storage.save(named("Big"));
    expect(storage.trouble.getState().now).toBeNull();
  });

  it("because the game went to an account says so and offers a file", async () => {
    await worlds.markUploaded(card, "w1");
    const storage = newStorage();
    await expect(storage.save(named("Late"))).rejects.toThrow("moved to an account");
    expect(storage.trouble.getState().now).toEqual({ kind: "notStored" });
  });
});

it("a browser that keeps nothing is known after the first save", async () => {
  const fleeting = new LocalWorlds(async () => newMemoryDatabase());
  const world = await fleeting.open(await fleeting.create({ name: "Frog", data: null, thumbnail: "" }));
  const storage = new BrowserStorage(fleeting, world, async () => "");
  expect(storage.isTemporary).toBe(false);
  await storage.save(named("Frog"));
  expect(storage.isTemporary).toBe(true);
});
