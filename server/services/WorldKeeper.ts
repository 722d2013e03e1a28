/** Changing worlds: making, copying, saving and deleting them. Owner, counters and parent never come from outside (product §23). */
import type { NewWorld, SavedWorld, WorldCard } from "../../src/api/wire.ts";
import { NAME_MAX, plainLine } from "../../src/engine/index.ts";
import type { UserRow, WorldChange, WorldRow } from "../data/rows.ts";
import type { Stores } from "../data/Stores.ts";
import { Gone, NewerRevision } from "../data/troubles.ts";
import type { Bundled } from "./bundled.ts";
import { checkGame } from "./gameFile.ts";
import { newId } from "./newId.ts";
import { Refusal, WORLD_NOT_FOUND } from "./Refusal.ts";
import type { Thumbnails } from "./Thumbnails.ts";
import type { WorldCards } from "./WorldCards.ts";
import { TUTORIAL, type WorldShelf } from "./WorldShelf.ts";

const UNTITLED = "Untitled";
const COPY = " Copy";
/** Letters of a name that are looked at: many more than are kept, for spaces go first. */
const TYPED_MAX = 1000;

export interface KeeperParts {
  readonly stores: Stores;
  readonly shelf: WorldShelf;
  readonly cards: WorldCards;
  readonly thumbnails: Thumbnails;
  readonly bundled: Bundled;
}

/** What a new world begins with; `data` is JSON text, or null for a blank one. */
interface Source {
  readonly name: string;
  readonly thumbnail: string;
  readonly data: string | null;
  readonly forkParent: WorldRow | null;
}

const BLANK: Source = { name: UNTITLED, thumbnail: "", data: null, forkParent: null };

export class WorldKeeper {
  private readonly parts: KeeperParts;

  constructor(parts: KeeperParts) {
    this.parts = parts;
  }

  async create(user: UserRow, wanted: NewWorld): Promise<WorldCard> {
    const { stores, shelf, cards, thumbnails } = this.parts;
    const source = await this.source(user, wanted);
    await thumbnails.keepLonger(source.thumbnail);
    const row = await stores.worlds.add(newRow(user, source), source.data).catch(refuseOwnerGone);
    if (source.forkParent) await shelf.count("remix", source.forkParent, user.id);
    return cards.card(row, user.id);
  }

  /** Throws 409 with the newer record where the save was made from an older revision (product §22). */
  async save(user: UserRow, id: string, saved: SavedWorld): Promise<WorldCard> {
    const row = await this.parts.shelf.mine(user.id, id);
    // Before the game is looked through and the picture kept: an old save is told so at once, as it is again when it is stored.
    if (isOld(saved, row)) throw await this.conflict(row);
    return this.change(row, {
      name: saved.name === undefined ? undefined : tidyName(saved.name),
      data: saved.data && JSON.stringify(checkGame(saved.data)),
      thumbnail: await this.thumbnail(row, saved),
      published: saved.published,
      sharesNotes: saved.sharesNotes,
      onRevision: saved.revision,
    });
  }

  async change(row: WorldRow, change: WorldChange): Promise<WorldCard> {
    const { name, data, published } = change;
    const isChange = name !== undefined || data !== undefined || published !== undefined;
    const updatedAt = isChange ? new Date().toISOString() : undefined;
    try {
      const next = await this.parts.stores.worlds.change(row.id, { ...change, updatedAt });
      return this.parts.cards.card(next, row.userId);
    } catch (error) {
      throw error instanceof NewerRevision ? await this.conflict(row) : refusalOf(error);
    }
  }

  async remove(user: UserRow, id: string): Promise<void> {
    const row = await this.parts.shelf.mine(user.id, id);
    await this.parts.stores.worlds.remove(row.id);
  }

  private async source(user: UserRow, { from, fork }: NewWorld): Promise<Source> {
    if (!from) return BLANK;
    if (from === TUTORIAL) return this.tutorial();
    const { shelf } = this.parts;
    const row = await shelf.find(from);
    const data = row.revision === 0 ? null : await shelf.copyOf(row, user.id);
    const isFork = fork !== undefined && fork !== "" && fork !== "false";
    const name = isFork ? row.name : `${row.name.slice(0, NAME_MAX - COPY.length)}${COPY}`;
    return { name, data, thumbnail: row.thumbnail, forkParent: isFork ? row : null };
  }

  private tutorial(): Source {
    const { name, data } = this.parts.bundled.tutorial;
    return { ...BLANK, name, data: data === null ? null : JSON.stringify(data) };
  }

  private async conflict({ id, userId }: WorldRow): Promise<Refusal> {
    const { shelf, cards } = this.parts;
    const row = await shelf.find(id);
    const world = { ...(await cards.card(row, userId)), data: JSON.parse(await shelf.dataOf(row)) };
    return new Refusal(409, "This world was changed somewhere else in the meantime.", { world });
  }

  /** No picture, or the address of one that was stored before, leaves the picture as it is. */
  private async thumbnail(row: WorldRow, { thumbnail }: SavedWorld): Promise<string | undefined> {
    if (!thumbnail || thumbnail === row.thumbnail) return undefined;
    return this.parts.thumbnails.keep(thumbnail);
  }
}

function newRow(user: UserRow, { name, thumbnail, forkParent }: Source): WorldRow {
  const now = new Date().toISOString();
  const counts = { forkCount: 0, playCount: 0, revision: 0, bytes: 0 };
  const about = {
    name,
    thumbnail,
    forkParentId: forkParent?.id ?? null,
    published: false,
    createdAt: now,
    updatedAt: now,
  };
  return { id: newId(), userId: user.id, ...about, ...counts };
}

function isOld({ revision }: SavedWorld, row: WorldRow): boolean {
  return revision !== undefined && revision !== row.revision;
}

/** The account was deleted while the call was under way. */
function refuseOwnerGone(error: unknown): never {
  throw error instanceof Gone ? new Refusal(401, "Please sign in again.") : error;
}

/** It was deleted in another tab while the call was under way. */
function refusalOf(error: unknown): unknown {
  return error instanceof Gone ? new Refusal(404, WORLD_NOT_FOUND) : error;
}

/** One line, trimmed, 60 characters at most; an empty name is Untitled (details §2). */
function tidyName(name: string): string {
  return plainLine(name.slice(0, TYPED_MAX), NAME_MAX) || UNTITLED;
}
