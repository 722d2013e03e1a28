import type { ForkParent } from "../../api/wire.ts";
import { StorageFailed, type StoreTransaction } from "../../browser/database.ts";
import { isUnresponsive, type LocalDatabase, openLocalDatabase } from "./LocalDatabase.ts";
import {
  creationTimeOf,
  type GameContent,
  LocalConflict,
  type LocalWorld,
  type LocalWorldCard,
  LocalWorldMissing,
  LocalWorldMoved,
  localId,
  newLocalCard,
  readStoredDocument,
  toLocalCard,
} from "./LocalWorld.ts";
import { migrateOldWorlds, readOldWorld } from "./oldLocalWorlds.ts";

/**
 * The games of a child without an account, stored in this browser. Every call may reject with StorageFailed, whose message is fit for a
 * child.
 */
export class LocalWorlds {
  readonly #openDatabase: () => Promise<LocalDatabase>;
  #database: Promise<LocalDatabase> | null = null;
  /** The latest state of games that could not be stored. They exist in this window only, until a save succeeds or they are uploaded. */
  readonly #unstored = new Map<string, LocalWorld>();

  constructor(open: () => Promise<LocalDatabase>) {
    this.#openDatabase = open;
  }

  /** False if the game with this id, or any new game, is lost when the window closes. */
  async isPersistent(id?: string): Promise<boolean> {
    if (id !== undefined && this.#unstored.has(id)) return false;
    return this.#ready().then(
      ({ isPersistent }) => isPersistent,
      () => false,
    );
  }

  /** All games, the latest first, without those that were uploaded to an account. */
  async listCards(): Promise<readonly LocalWorldCard[]> {
    const stored = await this.#storedCards().catch((error: unknown) => {
      if (this.#unstored.size === 0) throw error;
      return [];
    });
    const known = new Map<string, LocalWorldCard>(
      [...stored, ...this.#unstored.values()].map((card) => [card.id, toLocalCard(card)]),
    );
    return [...known.values()].filter(isNotUploaded).sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  }

  /** Throws LocalWorldMissing, LocalWorldUnreadable, or LocalWorldMoved if it was uploaded to an account. */
  async open(id: string): Promise<LocalWorld> {
    const world = this.#unstored.get(id) ?? (await this.#read(id)) ?? readOldWorld(id);
    if (!world) throw new LocalWorldMissing();
    if (world.uploadedAsId !== undefined) throw new LocalWorldMoved(world.uploadedAsId);
    return { ...world, data: readStoredDocument(world.data) };
  }

  /** Returns the id of the new game. If the database does not answer, only this window has it until it can be saved. */
  async create({ name, data, thumbnail }: GameContent, forkParent: ForkParent | null = null): Promise<string> {
    try {
      const database = await this.#ready();
      return await database.transact("readwrite", async (stores) => {
        const id = await freeId(stores);
        await putWorld(stores, newLocalCard(id, name, thumbnail, forkParent), data);
        return id;
      });
    } catch (error) {
      if (!isUnresponsive(error)) throw error;
      const id = localId(Math.max(Date.now(), ...[...this.#unstored.keys()].map((other) => creationTimeOf(other) + 1)));
      this.#unstored.set(id, { ...newLocalCard(id, name, thumbnail, forkParent), data });
      return id;
    }
  }

  /**
   * Saves a game over the state that `card` describes; returns the new card. Throws LocalConflict if another tab has saved it since,
   * and LocalWorldMoved if it was uploaded. Overwrites nothing then, or if storing fails.
   */
  async save(card: LocalWorldCard, { name, data, thumbnail }: GameContent): Promise<LocalWorldCard> {
    const changes = { name, thumbnail, updatedAt: new Date().toISOString() };
    const database = await this.#ready();
    try {
      const saved = { ...toLocalCard(card), ...changes, revision: card.revision + 1 };
      await database.transact("readwrite", async (stores) => {
        checkUnchanged((await stores.get("localCards", card.id)) as LocalWorldCard | undefined, card);
        await putWorld(stores, saved, data);
      });
      this.#unstored.delete(card.id);
      return saved;
    } catch (error) {
      if (error instanceof StorageFailed) this.#unstored.set(card.id, { ...card, ...changes, data });
      throw error;
    }
  }

  /** Sets the thumbnail of this state of the game; does nothing if the game has changed since. */
  async setThumbnail({ id, revision }: LocalWorldCard, thumbnail: string): Promise<void> {
    await this.#change(id, revision, (stores, card) => stores.put("localCards", id, { ...card, thumbnail }));
  }

  /** Replaces a game that was uploaded by a card that leads to it. Does nothing if the game has changed since. */
  async markUploaded({ id, revision }: LocalWorldCard, uploadedAsId: string): Promise<void> {
    await this.#change(id, revision, async (stores, card) => {
      await stores.remove("localGames", id);
      await stores.put("localCards", id, { ...card, thumbnail: "", uploadedAsId });
    });
    this.#unstored.delete(id);
  }

  async remove(id: string): Promise<void> {
    const database = await this.#ready();
    await database.transact("readwrite", async (stores) => {
      await stores.remove("localCards", id);
      await stores.remove("localGames", id);
    });
    this.#unstored.delete(id);
  }

  /** Opened once; tried again after a failure. */
  #ready(): Promise<LocalDatabase> {
    this.#database ??= this.#open().catch((error: unknown) => {
      this.#database = null;
      throw error;
    });
    return this.#database;
  }

  async #storedCards(): Promise<readonly LocalWorldCard[]> {
    const database = await this.#ready();
    return (await database.transact("readonly", (stores) => stores.all("localCards"))) as readonly LocalWorldCard[];
  }

  async #open(): Promise<LocalDatabase> {
    const database = await this.#openDatabase();
    await migrateOldWorlds(database);
    return database;
  }

  async #read(id: string): Promise<LocalWorld | null> {
    const database = await this.#ready();
    return database.transact("readonly", async (stores) => {
      const card = (await stores.get("localCards", id)) as LocalWorldCard | undefined;
      return card ? { ...card, data: await stores.get("localGames", id) } : null;
    });
  }

  async #change(
    id: string,
    revision: number,
    work: (stores: StoreTransaction, card: LocalWorldCard) => Promise<void>,
  ): Promise<void> {
    const database = await this.#ready();
    await database.transact("readwrite", async (stores) => {
      const card = (await stores.get("localCards", id)) as LocalWorldCard | undefined;
      if (card?.revision === revision) await work(stores, card);
    });
  }
}

/** The games in this browser. */
export const localWorlds = new LocalWorlds(openLocalDatabase);

function isNotUploaded({ uploadedAsId }: LocalWorldCard): boolean {
  return uploadedAsId === undefined;
}

/** An id with the current time, or a later one if two games are made in the same millisecond. */
async function freeId(stores: StoreTransaction): Promise<string> {
  let time = Date.now();
  while ((await stores.get("localCards", localId(time))) !== undefined) time += 1;
  return localId(time);
}

async function putWorld(stores: StoreTransaction, card: LocalWorldCard, data: unknown): Promise<void> {
  await stores.put("localCards", card.id, card);
  await stores.put("localGames", card.id, data);
}

/** A game that another tab deleted meanwhile may be saved again. */
function checkUnchanged(stored: LocalWorldCard | undefined, { revision }: LocalWorldCard): void {
  if (stored?.uploadedAsId !== undefined) throw new LocalWorldMoved(stored.uploadedAsId);
  if (stored && stored.revision !== revision) throw new LocalConflict(stored);
}
