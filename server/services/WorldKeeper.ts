/** Changing worlds: making, copying, saving and deleting them. Owner, counters and parent never come from outside (product §23). */
import type { NewWorld, SavedWorld, WorldCard } from "../../src/api/wire.ts";
import { NAME_MAX } from "../../src/engine/index.ts";
import type { UserRow, WorldRow } from "../data/rows.ts";
import type { Stores } from "../data/Stores.ts";
import type { Bundled } from "./bundled.ts";
import { checkGame } from "./gameFile.ts";
import { newId } from "./newId.ts";
import { Refusal } from "./Refusal.ts";
import type { Thumbnails } from "./Thumbnails.ts";
import { Turns } from "./Turns.ts";
import type { WorldCards } from "./WorldCards.ts";
import { TUTORIAL, type WorldShelf } from "./WorldShelf.ts";

const UNTITLED = "Untitled";
const COPY = " Copy";

export interface KeeperParts {
  readonly stores: Stores;
  readonly shelf: WorldShelf;
  readonly cards: WorldCards;
  readonly thumbnails: Thumbnails;
  readonly bundled: Bundled;
}

/** What a new world begins with. */
interface Source {
  readonly name: string;
  readonly thumbnail: string;
  readonly data: unknown;
  readonly forkParentId: string | null;
}

const BLANK: Source = { name: UNTITLED, thumbnail: "", data: null, forkParentId: null };

export class WorldKeeper {
  private readonly parts: KeeperParts;
  private readonly turns = new Turns();

  constructor(parts: KeeperParts) {
    this.parts = parts;
  }

  async create(user: UserRow, wanted: NewWorld): Promise<WorldCard> {
    const source = await this.source(wanted);
    const row = await this.turns.take(user.id, () => this.store(user, source));
    if (source.forkParentId) await this.countFork(source.forkParentId);
    return this.parts.cards.card(row, user.id);
  }

  /** Throws 409 with the newer record where the save was made from an older revision (product §22). */
  save(user: UserRow, id: string, saved: SavedWorld): Promise<WorldCard> {
    return this.turns.take(id, async () => {
      const row = this.mine(user, id);
      await this.checkRevision(row, saved);
      const name = saved.name === undefined ? row.name : tidyName(saved.name);
      const data = saved.data && checkGame(saved.data);
      const thumbnail = await this.thumbnail(row, saved);
      const published = saved.published ?? row.published;
      const stored = data === undefined ? {} : await this.storeVersion(row, { name, thumbnail, data });
      const isChange = saved.name !== undefined || data !== undefined || saved.published !== undefined;
      const updatedAt = isChange ? new Date().toISOString() : row.updatedAt;
      // Looked up anew: plays and remixes may have been counted while the files were written.
      const next: WorldRow = { ...this.mine(user, id), name, thumbnail, published, ...stored, updatedAt };
      await this.parts.stores.records.put(next);
      return this.parts.cards.card(next, user.id);
    });
  }

  /** The record goes first: should the power fail between, a deleted world does not come back. */
  remove(user: UserRow, id: string): Promise<void> {
    return this.turns.take(id, async () => {
      this.mine(user, id);
      await this.parts.stores.records.remove(id);
      await this.parts.stores.worlds.remove(id);
    });
  }

  private mine(user: UserRow, id: string): WorldRow {
    const row = this.parts.shelf.find(id);
    if (row.userId !== user.id) throw new Refusal(403, "This world belongs to somebody else.");
    return row;
  }

  private async source({ from, fork }: NewWorld): Promise<Source> {
    if (!from) return BLANK;
    if (from === TUTORIAL) return { ...BLANK, ...this.parts.bundled.tutorial };
    const row = this.parts.shelf.find(from);
    const data = await this.parts.shelf.dataOf(row);
    const isFork = fork !== undefined && fork !== "" && fork !== "false";
    const name = isFork ? row.name : `${row.name.slice(0, NAME_MAX - COPY.length)}${COPY}`;
    return { name, data, thumbnail: row.thumbnail, forkParentId: isFork ? row.id : null };
  }

  private async store(user: UserRow, { name, thumbnail, data, forkParentId }: Source): Promise<WorldRow> {
    const now = new Date().toISOString();
    const counts = { forkCount: 0, playCount: 0, revision: 0, bytes: 0 };
    const about = { name, thumbnail, forkParentId, published: false, createdAt: now, updatedAt: now };
    const row: WorldRow = { id: newId(), userId: user.id, ...about, ...counts };
    const stored = data === null ? {} : await this.storeVersion(row, { name, thumbnail, data });
    const whole = { ...row, ...stored };
    await this.parts.stores.records.put(whole);
    return whole;
  }

  private async storeVersion(row: WorldRow, content: { name: string; thumbnail: string; data: unknown }) {
    const revision = row.revision + 1;
    const bytes = await this.parts.stores.worlds.write(row.id, {
      revision,
      savedAt: new Date().toISOString(),
      ...content,
    });
    return { revision, bytes };
  }

  private async checkRevision(row: WorldRow, { revision }: SavedWorld): Promise<void> {
    if (revision === undefined || revision === row.revision) return;
    const world = { ...this.parts.cards.card(row, row.userId), data: await this.parts.shelf.dataOf(row) };
    throw new Refusal(409, "This world was changed somewhere else in the meantime.", { world });
  }

  /** No picture, or the address of one that was stored before, leaves the picture as it is. */
  private async thumbnail(row: WorldRow, { thumbnail }: SavedWorld): Promise<string> {
    if (!thumbnail || thumbnail === row.thumbnail) return row.thumbnail;
    return this.parts.thumbnails.keep(thumbnail);
  }

  private async countFork(id: string): Promise<void> {
    const parent = this.parts.stores.records.get(id);
    if (parent) await this.parts.stores.records.put({ ...parent, forkCount: parent.forkCount + 1 });
  }
}

/** One line, trimmed, 60 characters at most; an empty name is Untitled (details §2). */
function tidyName(name: string): string {
  return name.replace(/\s+/g, " ").trim().slice(0, NAME_MAX).trim() || UNTITLED;
}
