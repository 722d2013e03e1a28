/** Edits are recorded within a quarter of a second and can be recovered however the window was closed. */
import { beforeEach, describe, expect, it } from "vitest";
import type { WorldCard } from "../../../src/api/wire.ts";
import { StorageFailed, type StorageTrouble } from "../../../src/browser/database.ts";
import { newDocument, type WorldDocument } from "../../../src/engine/index.ts";
import { type LocalDatabase, newMemoryDatabase } from "../../../src/saving/local/LocalDatabase.ts";
import { RecoveryLog } from "../../../src/saving/recovery/RecoveryLog.ts";
import { RecoveryStore } from "../../../src/saving/recovery/RecoveryStore.ts";
import { isBehind, offlineCopy, readSnapshot, unsavedCopy } from "../../../src/saving/recovery/recoveredCopy.ts";
import type { Snapshot } from "../../../src/saving/recovery/Snapshot.ts";
import { FakeClock } from "../../support/FakeClock.ts";
import { countingIds } from "../../support/TestEditor.ts";
import { ANNS_CARD as card } from "./annsCard.ts";
import { crowd } from "./crowd.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const start = newDocument("Frog", countingIds());

let database: LocalDatabase;
let store: RecoveryStore;
let clock: FakeClock;
let day: number;
let isSaved: boolean;
let toldFull: number;
/** How many more writes are refused for lack of space. */
let refusals: number;

beforeEach(() => {
  const memory = newMemoryDatabase();
  refusals = 0;
  database = {
    isPersistent: true,
    transact: async (mode, work) => {
      if (mode === "readonly" || refusals === 0) return memory.transact(mode, work);
      refusals -= 1;
      throw new StorageFailed("full");
    },
  };
  store = new RecoveryStore(async () => database);
  clock = new FakeClock();
  day = DAY * 20_000;
  isSaved = true;
  toldFull = 0;
});

function session(
  sessionId = "s1",
  of: WorldCard = card,
  openedFrom: Snapshot | null = null,
  onTrouble: (trouble: StorageTrouble | null) => void = countFull,
): RecoveryLog {
  return new RecoveryLog({
    store,
    card: of,
    openedFrom,
    revision: () => 3,
    isSaved: () => isSaved,
    sessionId,
    clock,
    now: () => day + clock.now(),
    onTrouble,
  });
}

function countFull(trouble: StorageTrouble | null): void {
  if (trouble) toldFull += 1;
}

function named(name: string, document: WorldDocument = start): WorldDocument {
  return { ...document, world: { ...document.world, metadata: { ...document.world.metadata, name } } };
}

const opened = (document: WorldDocument = start) => ({ record: { ...card, data: null }, document, notes: [] });
const full = (): Promise<never> => Promise.reject(new StorageFailed("full"));
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

it("a log that gets no answer says so once, gives nothing up, and writes again as soon as there is one", async () => {
  const troubles: (StorageTrouble | null)[] = [];
  const answering = database;
  database = { ...answering, transact: () => Promise.reject(new StorageFailed("silent")) };
  const log = session("s1", card, null, (trouble) => troubles.push(trouble));
  for (const name of ["Toad", "Newt"]) {
    log.record(named(name));
    await log.writeNow();
  }
  expect(troubles).toEqual(["silent"]);
  Object.assign(database, answering);
  log.record(named("Frog"));
  await log.writeNow();
  expect(troubles).toEqual(["silent", null]);
});

describe("an edit", () => {
  it("is kept after a quarter of a second, even right after the opening, with nothing else said", async () => {
    const log = session();
    log.record(start);
    clock.pass(100);
    isSaved = false;
    log.record(named("Toad"));
    clock.pass(250);
    await settle();
    const copy = await unsavedCopy(store, opened());
    expect(copy?.document).toEqual(named("Toad"));
    expect(copy?.at).toBe(day + 100);
  });

  it("that was saved is not asked about", async () => {
    const log = session();
    log.record(named("Toad"));
    await log.writeNow();
    expect(await unsavedCopy(store, opened())).toBeNull();
  });

  it("that was saved while the game was asked for shows that there is a later save", async () => {
    const log = session();
    log.record(named("Toad"));
    expect(await isBehind(store, opened())).toBe(false);
    await log.writeNow();
    const { record, ...game } = opened();
    expect(await isBehind(store, { ...game, record: { ...record, revision: 2 } })).toBe(true);
    expect(await isBehind(store, { ...game, record: { ...record, revision: 3 } })).toBe(false);
  });

  it("that reached the save, though nobody was told, is not asked about", async () => {
    isSaved = false;
    const log = session();
    log.record(named("Toad"));
    await log.writeNow();
    expect(await unsavedCopy(store, opened(named("Toad")))).toBeNull();
  });

  it("of somebody else at this computer is not shown", async () => {
    isSaved = false;
    const log = session("s1", { ...card, userId: "bob" });
    log.record(named("Toad"));
    await log.writeNow();
    expect(await unsavedCopy(store, opened())).toBeNull();
    expect(await offlineCopy(store, "w1", "ann")).toBeNull();
  });
});

describe("a game that was open here", () => {
  it("opens without a line as it was left, and is saved later if it was not", async () => {
    const log = session();
    log.record(start);
    await log.writeNow();
    const asSaved = await offlineCopy(store, "w1", "ann");
    expect(asSaved).toMatchObject({ document: start });
    expect(asSaved?.recoveredFrom).toBeUndefined();
    isSaved = false;
    log.record(named("Toad"));
    await log.writeNow();
    const copy = await offlineCopy(store, "w1", "ann");
    expect(copy).toMatchObject({
      document: named("Toad"),
      recoveredFrom: { worldId: "w1" },
      record: { revision: 3, name: "Toad" },
    });
  });

  it("has a moment of every minute and a half, at most twenty, and no part that none of them names", async () => {
    const log = session();
    let game = crowd(300);
    for (let n = 0; n < 30; n += 1) {
      game = named(`Game ${n}`, game);
      log.record(game);
      await log.writeNow();
      clock.pass(2 * MINUTE);
    }
    const snapshots = await store.snapshotsOf("w1");
    expect(snapshots).toHaveLength(20);
    const named20 = new Set(snapshots.flatMap(({ parts }) => Object.values(parts)));
    const kept = await database.transact("readonly", (stores) => stores.keys("journalParts", ""));
    expect(new Set(kept)).toEqual(named20);
    const first = snapshots[0];
    expect(first && (await readSnapshot(store, first))?.world.metadata.name).toBe("Game 10");
  });
});

describe("a new opening", () => {
  async function left(sessionId: string, name: string, saved: boolean): Promise<void> {
    const log = session(sessionId);
    isSaved = saved;
    log.record(named(name));
    await log.writeNow();
    clock.pass(MINUTE);
  }

  it("keeps what was not saved before, and forgets what was", async () => {
    await left("s1", "One", true);
    await left("s2", "Two", false);
    await left("s3", "Three", true);
    const names = (await store.snapshotsOf("w1")).map((point) => point.card.name);
    expect(names).toEqual(["Two", "Three"]);
    day += 31 * DAY;
    await left("s4", "Four", true);
    expect((await store.snapshotsOf("w1")).map((point) => point.card.name)).toEqual(["Four"]);
  });

  it("asks about the last one only", async () => {
    await left("s1", "Mine", false);
    await left("s2", "Saved one", true);
    expect(await unsavedCopy(store, opened(named("Saved one")))).toBeNull();
  });

  it("leaves the last moments of a dozen other games", async () => {
    for (let n = 0; n < 15; n += 1) {
      const log = session(`s${n}`, { ...card, id: `game${n}` });
      log.record(start);
      await log.writeNow();
      clock.pass(MINUTE);
    }
    const last = await Promise.all(Array.from({ length: 15 }, (_, n) => store.newestOf(`game${n}`)));
    expect(last.map((point) => point !== null)).toEqual(Array.from({ length: 15 }, (_, n) => n >= 3));
  });
});

describe("a child who leaves this computer", () => {
  it.each([
    ["leaves copies of what is in no save, and of nothing else", "saved", ["Mine", "Bob's"]],
    ["without an account any more leaves nothing", "all", ["Bob's"]],
  ] as const)("%s", async (_what, which, left) => {
    const bob = { ...card, id: "w3", userId: "bob" };
    for (const [of, name, saved] of [
      [card, "Mine", false],
      [{ ...card, id: "w2" }, "Saved", true],
      [bob, "Bob's", true],
    ] as const) {
      isSaved = saved;
      const log = session(`s ${name}`, of);
      log.record(named(name));
      await log.writeNow();
    }
    await store.removeOfUser("ann", which);
    const snapshots = await Promise.all(["w1", "w2", "w3"].map((id) => store.snapshotsOf(id)));
    expect(snapshots.flat().map((point) => point.card.name)).toEqual(left);
    const parts = await database.transact("readonly", (stores) => stores.keys("journalParts", ""));
    expect(parts.filter((key) => key.startsWith("w2/"))).toEqual([]);
  });
});

describe("a browser without room", () => {
  it("gives up the moments in between before the last one", async () => {
    const log = session();
    for (let n = 0; n < 4; n += 1) {
      log.record(named(`Game ${n}`));
      await log.writeNow();
      clock.pass(2 * MINUTE);
    }
    refusals = 1;
    log.record(named("Last"));
    await log.writeNow();
    expect((await store.newestOf("w1"))?.card.name).toBe("Last");
    expect(await store.snapshotsOf("w1")).toHaveLength(2);
    expect(toldFull).toBe(0);
  });

  it("says so once, and the game goes on", async () => {
    refusals = Number.POSITIVE_INFINITY;
    const log = session();
    for (const name of ["One", "Two"]) {
      log.record(named(name));
      await log.writeNow();
    }
    expect(toldFull).toBe(1);
  });

  it("says so once more when it was full again after there was room", async () => {
    const log = session();
    for (const room of [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY]) {
      refusals = room;
      log.record(named(`Room ${room}`));
      await log.writeNow();
    }
    expect(toldFull).toBe(2);
  });

  it("leaves nothing of a moment that it could not keep", async () => {
    const { transact } = database;
    let writes = 0;
    database = {
      ...database,
      transact: (mode, work) => (mode === "readwrite" && ++writes === 2 ? full() : transact(mode, work)),
    };
    const log = session();
    log.record(named("One"));
    await log.writeNow();
    expect(await database.transact("readonly", (stores) => stores.keys("journalParts", ""))).toEqual([]);
  });

  it("offers nothing that is older than the save", async () => {
    const log = session();
    isSaved = false;
    log.record(named("Before"));
    await log.writeNow();
    // Two writes of the snapshot are refused; deleting it is not.
    refusals = 1;
    isSaved = true;
    log.record(named("Saved"));
    await log.writeNow();
    expect(await unsavedCopy(store, opened(named("Saved")))).toBeNull();
  });
});

describe("a game that goes on in a browser that became full", () => {
  /** Leaves the log as an earlier window would. */
  async function leave(name: string): Promise<void> {
    const before = session("s0");
    isSaved = false;
    before.record(named(name));
    await before.writeNow();
    refusals = 1;
  }

  it("is not asked for a copy that was in the save when it was opened", async () => {
    await leave("Before");
    expect(await unsavedCopy(store, opened(named("Before")))).toBeNull();
    refusals = 0;
    expect(await unsavedCopy(store, opened(named("Saved since")))).toBeNull();
  });

  it("is not asked for the copy that it was opened with, once it was saved", async () => {
    await leave("Before");
    const copy = await unsavedCopy(store, opened());
    const log = session("s1", card, copy?.snapshot ?? null);
    isSaved = true;
    log.record(named("Saved since"));
    await log.writeNow();
    expect(await unsavedCopy(store, opened(named("Saved since")))).toBeNull();
  });

  it("is asked for a copy that was left for the saved one", async () => {
    await leave("Before");
    const log = session("s1");
    isSaved = true;
    log.record(named("Saved since"));
    await log.writeNow();
    expect(await unsavedCopy(store, opened(named("Saved since")))).toMatchObject({ at: clock.now() + day });
  });
});

describe("a browser whose data is cleared under an open game", () => {
  const clear = (prefix: string): Promise<void> =>
    database.transact("readwrite", async (stores) => {
      for (const table of ["journalParts", "journalPoints"] as const) {
        for (const key of await stores.keys(table, prefix)) await stores.remove(table, key);
      }
    });

  it("has all of the game again with its next moment", async () => {
    const log = session();
    const game = crowd(300);
    log.record(game);
    await log.writeNow();
    const before = await offlineCopy(store, "w1", "ann");
    await clear("");
    isSaved = false;
    log.record(named("Toad", game));
    await log.writeNow();
    const after = await offlineCopy(store, "w1", "ann");
    expect(after?.document).toEqual(named("Toad", before?.document));
  });

  it("offers no half of a game", async () => {
    const log = session();
    isSaved = false;
    log.record(crowd(300));
    await log.writeNow();
    const [actors = ""] =
      Object.entries((await store.newestOf("w1"))?.parts ?? {}).find(([name]) => name.startsWith("actors")) ?? [];
    await clear((await store.newestOf("w1"))?.parts[actors] ?? "-");
    expect(await offlineCopy(store, "w1", "ann")).toBeNull();
    expect(await unsavedCopy(store, opened())).toBeNull();
  });

  it("keeps no moment whose parts another window swept away", async () => {
    const log = session();
    log.record(crowd(300));
    await log.writeNow();
    await store.removeOfUser("ann", "saved");
    isSaved = false;
    log.record(named("Toad", crowd(300)));
    await log.writeNow();
    const last = await store.newestOf("w1");
    const parts = last && (await store.partsOf(last));
    expect(parts?.size).toBe(Object.keys(last?.parts ?? {}).length);
  });
});
