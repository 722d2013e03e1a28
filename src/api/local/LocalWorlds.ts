/** The games of children without an account, kept in this browser (spec §4 "Authentication and local worlds", details §15). */
import type { StoreTransaction } from "../../browser/database.ts";
import { StorageFailed } from "../../browser/StorageFailed.ts";
import type { ForkParent } from "../wire.ts";
import {
  ChangedInOtherTab,
  toLocalCard,
  readStoredDocument,
  type GameContent,
  type LocalWorldCard,
  type LocalWorld,
  LocalWorldMissing,
  LocalWorldMoved,
  localId,
  newLocalCard,
  creationTimeOf,
} from "./LocalWorld.ts";
import { migrateOldWorlds, readOldWorld } from "./oldLocalWorlds.ts";
import { isUnresponsive, openLocalDatabase, type LocalDatabase } from "./LocalDatabase.ts";

/** Every call may reject with StorageFailed, whose message is fit for a child. */
export class LocalWorlds {
  readonly #openShelf: () => Promise<LocalDatabase>;
  #shelf: Promise<LocalDatabase> | null = null;
  /** The latest of games that there was no room for, or no answer: held by this window, to be kept later, uploaded or saved as a file. */
  readonly #held = new Map<string, LocalWorld>();

  constructor(open: () => Promise<LocalDatabase>) {
    this.#openShelf = open;
  }

  /** False where what is made, or the game of that id, is gone with the window. */
  async isPersistent(id?: string): Promise<boolean> {
    if (id !== undefined && this.#held.has(id)) return false;
    return this.#ready().then(
      ({ isPersistent }) => isPersistent,
      () => false,
    );
  }

  /** The games, the latest first; those that moved to an account are left out. */
  async listCards(): Promise<readonly LocalWorldCard[]> {
    const kept = await this.#keptCards().catch((fault: unknown) => {
      if (this.#held.size === 0) throw fault;
      return [];
    });
    const known = new Map<string, LocalWorldCard>([...kept, ...this.#held.values()].map((card) => [card.id, toLocalCard(card)]));
    return [...known.values()].filter(isHere).sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  }

  /** Throws LocalWorldMissing, LocalWorldUnreadable, or LocalWorldMoved for one that went to an account. */
  async open(id: string): Promise<LocalWorld> {
    const world = this.#held.get(id) ?? (await this.#read(id)) ?? readOldWorld(id);
    if (!world) throw new LocalWorldMissing();
    if (world.uploadedAsId !== undefined) throw new LocalWorldMoved(world.uploadedAsId);
    return { ...world, data: readStoredDocument(world.data) };
  }

  /** Answers with the id of the new game. Where nothing answers, this window alone has it until it can be saved. */
  async create({ name, data, thumbnail }: GameContent, forkParent: ForkParent | null = null): Promise<string> {
    try {
      const shelf = await this.#ready();
      return await shelf.transact("readwrite", async (tables) => {
        const id = await freeId(tables);
        await put(tables, newLocalCard(id, name, thumbnail, forkParent), data);
        return id;
      });
    } catch (fault) {
      if (!isUnresponsive(fault)) throw fault;
      const id = localId(Math.max(Date.now(), ...[...this.#held.keys()].map((held) => creationTimeOf(held) + 1)));
      this.#held.set(id, { ...newLocalCard(id, name, thumbnail, forkParent), data });
      return id;
    }
  }

  /**
   * Saves a game on top of the state that `card` tells of; answers with the new card.
   * Throws ChangedInOtherTab where another tab saved it meanwhile, LocalWorldMoved where it went to an account;
   * nothing is overwritten then, nor where there is no room.
   */
  async save(card: LocalWorldCard, { name, data, thumbnail }: GameContent): Promise<LocalWorldCard> {
    const changes = { name, thumbnail, updatedAt: new Date().toISOString() };
    const shelf = await this.#ready();
    try {
      const saved = { ...toLocalCard(card), ...changes, revision: card.revision + 1 };
      await shelf.transact("readwrite", async (tables) => {
        checkUnchanged((await tables.get("localCards", card.id)) as LocalWorldCard | undefined, card);
        await put(tables, saved, data);
      });
      this.#held.delete(card.id);
      return saved;
    } catch (fault) {
      if (fault instanceof StorageFailed) this.#held.set(card.id, { ...card, ...changes, data });
      throw fault;
    }
  }

  /** The picture that belongs to this state of the game; left alone where the game went on. */
  async setThumbnail({ id, revision }: LocalWorldCard, thumbnail: string): Promise<void> {
    await this.#change(id, revision, (tables, card) => tables.put("localCards", id, { ...card, thumbnail }));
  }

  /** The game is in an account now: from here on only the way to it is kept. One that went on meanwhile stays. */
  async markUploaded({ id, revision }: LocalWorldCard, uploadedAsId: string): Promise<void> {
    await this.#change(id, revision, async (tables, card) => {
      await tables.remove("localGames", id);
      await tables.put("localCards", id, { ...card, thumbnail: "", uploadedAsId });
    });
    this.#held.delete(id);
  }

  async remove(id: string): Promise<void> {
    const shelf = await this.#ready();
    await shelf.transact("readwrite", async (tables) => {
      await tables.remove("localCards", id);
      await tables.remove("localGames", id);
    });
    this.#held.delete(id);
  }

  /** What does not answer now may answer the next time. */
  #ready(): Promise<LocalDatabase> {
    this.#shelf ??= this.#begin().catch((fault: unknown) => {
      this.#shelf = null;
      throw fault;
    });
    return this.#shelf;
  }

  async #keptCards(): Promise<readonly LocalWorldCard[]> {
    const shelf = await this.#ready();
    return (await shelf.transact("readonly", (tables) => tables.all("localCards"))) as readonly LocalWorldCard[];
  }

  async #begin(): Promise<LocalDatabase> {
    const shelf = await this.#openShelf();
    await migrateOldWorlds(shelf);
    return shelf;
  }

  async #read(id: string): Promise<LocalWorld | null> {
    const shelf = await this.#ready();
    return shelf.transact("readonly", async (tables) => {
      const card = (await tables.get("localCards", id)) as LocalWorldCard | undefined;
      return card ? { ...card, data: await tables.get("localGames", id) } : null;
    });
  }

  async #change(id: string, revision: number, work: (tables: StoreTransaction, card: LocalWorldCard) => Promise<void>): Promise<void> {
    const shelf = await this.#ready();
    await shelf.transact("readwrite", async (tables) => {
      const card = (await tables.get("localCards", id)) as LocalWorldCard | undefined;
      if (card?.revision === revision) await work(tables, card);
    });
  }
}

/** Those of this browser. */
export const localWorlds = new LocalWorlds(openLocalDatabase);

function isHere({ uploadedAsId }: LocalWorldCard): boolean {
  return uploadedAsId === undefined;
}

/** Two made in the same millisecond get ids of their own. */
async function freeId(tables: StoreTransaction): Promise<string> {
  let time = Date.now();
  while ((await tables.get("localCards", localId(time))) !== undefined) time += 1;
  return localId(time);
}

async function put(tables: StoreTransaction, card: LocalWorldCard, data: unknown): Promise<void> {
  await tables.put("localCards", card.id, card);
  await tables.put("localGames", card.id, data);
}

/** One that was deleted in another tab while it was open here is kept again. */
function checkUnchanged(kept: LocalWorldCard | undefined, { revision }: LocalWorldCard): void {
  if (kept?.uploadedAsId !== undefined) throw new LocalWorldMoved(kept.uploadedAsId);
  if (kept && kept.revision !== revision) throw new ChangedInOtherTab(kept);
}
