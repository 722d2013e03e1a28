/** Where the moments of open games stand in this browser. Every call may reject with StorageFailed. */
import { type LocalDatabase, openLocalDatabase } from "../local/LocalDatabase.ts";
import type { StoreTransaction } from "../../browser/database.ts";
import { type Snapshot, latestOfEachGame, newestSnapshot, outdatedSnapshots, sessionPrefix, worldPrefix } from "./Snapshot.ts";

import { removeUnloadSnapshot, unloadSnapshots } from "./unloadSnapshot.ts";

/** Parts by the keys they get. */
export type NewParts = ReadonlyMap<string, unknown>;

/** Parts that a moment goes on from are not there any more: this browser was cleared, or another window tidied up. */
export class PartsMissing extends Error {
  override readonly name = "PartsGone";
}

/** So many parts are written at once; the page has its turn in between. */
const BATCH = 24;

export class RecoveryStore {
  readonly #openShelf: () => Promise<LocalDatabase>;
  #shelf: Promise<LocalDatabase> | null = null;

  constructor(open: () => Promise<LocalDatabase>) {
    this.#openShelf = open;
  }

  /** False where a journal would go with the window. */
  async isPersistent(): Promise<boolean> {
    return (await this.#ready()).isPersistent;
  }

  /**
   * Keeps a moment: its new parts first, so that a moment that can be found is whole. `gone`: parts that nothing names any more.
   * Rejects with PartsGone where some of its parts are not there; then it is not kept.
   */
  async putSnapshot(point: Snapshot, parts: NewParts, gone: readonly string[]): Promise<void> {
    try {
      await this.#put(point, parts, gone);
    } catch (failure) {
      // A full browser has less room still as long as they lie there.
      await this.remove([], [...parts.keys()]).catch(() => undefined);
      throw failure;
    }
  }

  async #put(point: Snapshot, parts: NewParts, gone: readonly string[]): Promise<void> {
    const shelf = await this.#ready();
    const all = [...parts];
    for (let start = 0; start < all.length; start += BATCH) {
      await shelf.transact(
        "readwrite",
        async (tables) => {
          const batch = all.slice(start, start + BATCH);
          await Promise.all(batch.map(([key, part]) => tables.put("journalParts", key, part)));
        },
        "relaxed",
      );
    }
    await shelf.transact(
      "readwrite",
      async (tables) => {
        await checkWhole(tables, point);
        await tables.put("journalPoints", point.key, point);
        await Promise.all(gone.map((key) => tables.remove("journalParts", key)));
      },
      "relaxed",
    );
  }

  /** The moments of one game, by opening and time. */
  async snapshotsOf(worldId: string): Promise<readonly Snapshot[]> {
    return this.#points(worldPrefix(worldId));
  }

  /** The last moment of a game; null where none is kept. */
  async latestOf(worldId: string): Promise<Snapshot | null> {
    return newestSnapshot(await this.snapshotsOf(worldId));
  }

  /** The last moments of all games of a child, the latest first. */
  async latestOfEachGame(userId: string): Promise<readonly Snapshot[]> {
    return latestOfEachGame(await this.#points(""), userId);
  }

  /** What is in this moment is in a save by now, of that revision; one that was written anew meanwhile stays as it is. */
  async markSaved(point: Snapshot, revision: number): Promise<void> {
    const saved: Snapshot = { ...point, card: { ...point.card, revision }, isSaved: true };
    const shelf = await this.#ready();
    await shelf.transact("readwrite", async (tables) => {
      const now = (await tables.get("journalPoints", point.key)) as Snapshot | undefined;
      if (now?.at === point.at) await tables.put("journalPoints", point.key, saved);
    });
  }

  /** The parts of a moment by name; those that are gone are missing. */
  async partsOf({ parts }: Snapshot): Promise<ReadonlyMap<string, unknown>> {
    const shelf = await this.#ready();
    const names = Object.entries(parts);
    const values = await shelf.transact("readonly", (tables) =>
      Promise.all(names.map(([, key]) => tables.get("journalParts", key))),
    );
    return new Map(
      names.map(([name], index) => [name, values[index]] as const).filter(([, part]) => part !== undefined),
    );
  }

  /** `gone`: parts that nothing names any more then. */
  async remove(points: readonly Snapshot[], gone: readonly string[] = []): Promise<void> {
    const shelf = await this.#ready();
    await shelf.transact(
      "readwrite",
      async (tables) => {
        await Promise.all(points.map(({ key }) => tables.remove("journalPoints", key)));
        await Promise.all(gone.map((key) => tables.remove("journalParts", key)));
      },
      "relaxed",
    );
  }

  /** Removes what is of no use once `current` is kept. */
  async removeOutdated(current: Snapshot): Promise<void> {
    await this.remove(outdatedSnapshots(await this.#points(""), current));
    // What this opening writes meanwhile is not named yet.
    await this.#sweep((key) => key.startsWith(sessionPrefix(current.worldId, current.sessionId)));
  }

  /** Removes the moments of one account's games: those that are saved, or all. */
  async removeOfUser(userId: string, which: "saved" | "all"): Promise<void> {
    const own = (await this.#points("")).filter(({ card }) => card.userId === userId);
    await this.remove(which === "all" ? own : own.filter(({ isSaved }) => isSaved));
    await this.#sweep(() => false);
  }

  /** Removes parts that no moment names, be it for a crash. */
  async #sweep(stays: (key: string) => boolean): Promise<void> {
    const named = new Set((await this.#points("")).flatMap(({ parts }) => Object.values(parts)));
    const shelf = await this.#ready();
    await shelf.transact(
      "readwrite",
      async (tables) => {
        const keys = await tables.keys("journalParts", "");
        const lost = keys.filter((key) => !named.has(key) && !stays(key));
        await Promise.all(lost.map((key) => tables.remove("journalParts", key)));
      },
      "relaxed",
    );
  }

  async #points(prefix: string): Promise<readonly Snapshot[]> {
    const shelf = await this.#ready();
    if (shelf.isPersistent) await this.#takeLastMoments();
    return (await shelf.transact("readonly", (tables) =>
      tables.all("journalPoints", prefix),
    )) as readonly Snapshot[];
  }

  /** What pages that went away left behind; where there is no room it waits on. */
  async #takeLastMoments(): Promise<void> {
    for (const { point, parts } of unloadSnapshots()) {
      try {
        await this.putSnapshot(point, parts, []);
        removeUnloadSnapshot(point.worldId);
      } catch (fault) {
        console.warn("The last moment of a game could not be taken into the journal", fault);
      }
    }
  }

  #ready(): Promise<LocalDatabase> {
    // What does not answer now may answer the next time.
    this.#shelf ??= this.#openShelf().catch((fault: unknown) => {
      this.#shelf = null;
      throw fault;
    });
    return this.#shelf;
  }
}

async function checkWhole(tables: StoreTransaction, { worldId, sessionId, parts }: Snapshot): Promise<void> {
  const there = new Set(await tables.keys("journalParts", sessionPrefix(worldId, sessionId)));
  if (!Object.values(parts).every((key) => there.has(key))) throw new PartsMissing();
}

/** That of this browser. */
export const recoveryStore = new RecoveryStore(openLocalDatabase);
