import type { StoreTransaction } from "../../browser/database.ts";
import { type LocalDatabase, openLocalDatabase } from "../local/LocalDatabase.ts";
import {
  newestOfGames,
  newestSnapshot,
  outdatedSnapshots,
  type Snapshot,
  sessionPrefix,
  worldPrefix,
} from "./Snapshot.ts";
import { removeUnloadSnapshot, unloadSnapshots } from "./unloadSnapshot.ts";

/** Parts of earlier snapshots that a new one shares are gone: the browser cleared our data, or another window removed them. */
export class PartsMissing extends Error {
  override readonly name = "PartsMissing";
}

/** How many parts are written in one transaction. The page can respond between two of them. */
const BATCH = 24;

/** The snapshots of open games, stored in this browser. Every call may reject with StorageFailed. */
export class RecoveryStore {
  readonly #openDatabase: () => Promise<LocalDatabase>;
  #database: Promise<LocalDatabase> | null = null;

  constructor(open: () => Promise<LocalDatabase>) {
    this.#openDatabase = open;
  }

  /** False if snapshots would be lost when the window closes. */
  async isPersistent(): Promise<boolean> {
    return (await this.#ready()).isPersistent;
  }

  /**
   * Stores a snapshot after its new parts (by key), so that every stored snapshot is complete. `unused`: keys of parts that no snapshot
   * needs any more. Rejects with PartsMissing, storing nothing, if a part it shares with earlier snapshots is missing.
   */
  async putSnapshot(
    snapshot: Snapshot,
    newParts: ReadonlyMap<string, unknown>,
    unused: readonly string[],
  ): Promise<void> {
    try {
      await this.#putParts(newParts);
      await this.#write(async (stores) => {
        await checkComplete(stores, snapshot);
        await stores.put("journalPoints", snapshot.key, snapshot);
        await Promise.all(unused.map((key) => stores.remove("journalParts", key)));
      });
    } catch (error) {
      // Left behind, the parts would take up space in a browser that may be full.
      await this.remove([], [...newParts.keys()]).catch(() => undefined);
      throw error;
    }
  }

  /** The snapshots of one game, by session and time. */
  async snapshotsOf(worldId: string): Promise<readonly Snapshot[]> {
    return this.#snapshots(worldPrefix(worldId));
  }

  /** The newest snapshot of a game, or null. */
  async newestOf(worldId: string): Promise<Snapshot | null> {
    return newestSnapshot(await this.snapshotsOf(worldId));
  }

  /** The newest snapshot of each game of a child, the latest first. */
  async newestOfGames(userId: string): Promise<readonly Snapshot[]> {
    return newestOfGames(await this.#snapshots(""), userId);
  }

  /** Notes that a save with this revision contains the snapshot. Does nothing if it was written again meanwhile. */
  async markSaved(snapshot: Snapshot, revision: number): Promise<void> {
    const saved: Snapshot = { ...snapshot, card: { ...snapshot.card, revision }, isSaved: true };
    const database = await this.#ready();
    await database.transact("readwrite", async (stores) => {
      const stored = (await stores.get("journalPoints", snapshot.key)) as Snapshot | undefined;
      if (stored?.at === snapshot.at) await stores.put("journalPoints", snapshot.key, saved);
    });
  }

  /** The parts of a snapshot by name, without those that are missing. */
  async partsOf({ parts }: Snapshot): Promise<ReadonlyMap<string, unknown>> {
    const database = await this.#ready();
    const names = Object.entries(parts);
    const values = await database.transact("readonly", (stores) =>
      Promise.all(names.map(([, key]) => stores.get("journalParts", key))),
    );
    return new Map(
      names.map(([name], index) => [name, values[index]] as const).filter(([, part]) => part !== undefined),
    );
  }

  /** `unused`: keys of parts that no snapshot needs any more. */
  async remove(snapshots: readonly Snapshot[], unused: readonly string[] = []): Promise<void> {
    await this.#write(async (stores) => {
      await Promise.all(snapshots.map(({ key }) => stores.remove("journalPoints", key)));
      await Promise.all(unused.map((key) => stores.remove("journalParts", key)));
    });
  }

  /** Removes all that is not needed once `current`, the first snapshot of its session, is stored. */
  async removeOutdated(current: Snapshot): Promise<void> {
    await this.remove(outdatedSnapshots(await this.#snapshots(""), current));
    // Parts that this session is writing right now belong to no stored snapshot yet.
    await this.#removeUnusedParts((key) => !key.startsWith(sessionPrefix(current.worldId, current.sessionId)));
  }

  /** Removes the snapshots of one account's games: the saved ones, or all. */
  async removeOfUser(userId: string, which: "saved" | "all"): Promise<void> {
    const own = (await this.#snapshots("")).filter(({ card }) => card.userId === userId);
    await this.remove(which === "all" ? own : own.filter(({ isSaved }) => isSaved));
    await this.#removeUnusedParts(() => true);
  }

  async #putParts(parts: ReadonlyMap<string, unknown>): Promise<void> {
    const all = [...parts];
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH);
      await this.#write(async (stores) => {
        await Promise.all(batch.map(([key, part]) => stores.put("journalParts", key, part)));
      });
    }
  }

  /** Removes parts that belong to no snapshot, for example after a crash. */
  async #removeUnusedParts(isCandidate: (key: string) => boolean): Promise<void> {
    const used = new Set((await this.#snapshots("")).flatMap(({ parts }) => Object.values(parts)));
    await this.#write(async (stores) => {
      const keys = await stores.keys("journalParts", "");
      const unused = keys.filter((key) => !used.has(key) && isCandidate(key));
      await Promise.all(unused.map((key) => stores.remove("journalParts", key)));
    });
  }

  async #snapshots(prefix: string): Promise<readonly Snapshot[]> {
    const database = await this.#ready();
    if (database.isPersistent) await this.#takeInUnloadSnapshots();
    return (await database.transact("readonly", (stores) =>
      stores.all("journalPoints", prefix),
    )) as readonly Snapshot[];
  }

  /** Moves what closing pages left in localStorage into the database. What does not fit stays there until the next time. */
  async #takeInUnloadSnapshots(): Promise<void> {
    for (const { snapshot, parts } of unloadSnapshots()) {
      try {
        await this.putSnapshot(snapshot, parts, []);
        removeUnloadSnapshot(snapshot.worldId);
      } catch (error) {
        console.warn("The last state of a game could not be moved into the database", error);
      }
    }
  }

  async #write(work: (stores: StoreTransaction) => Promise<void>): Promise<void> {
    const database = await this.#ready();
    await database.transact("readwrite", work, "relaxed");
  }

  /** Opened once; tried again after a failure. */
  #ready(): Promise<LocalDatabase> {
    this.#database ??= this.#openDatabase().catch((error: unknown) => {
      this.#database = null;
      throw error;
    });
    return this.#database;
  }
}

async function checkComplete(stores: StoreTransaction, { worldId, sessionId, parts }: Snapshot): Promise<void> {
  const stored = new Set(await stores.keys("journalParts", sessionPrefix(worldId, sessionId)));
  if (!Object.values(parts).every((key) => stored.has(key))) throw new PartsMissing();
}

/** The store of this browser. */
export const recoveryStore = new RecoveryStore(openLocalDatabase);
