import type { NewWorld, SavedWorld, WorldCard } from "../../src/api/wire.ts";
import { NAME_MAX, plainLine } from "../../src/engine/index.ts";
import type { WorkQueue } from "../load/WorkQueue.ts";
import { yieldToOthers } from "../load/yieldToOthers.ts";
import type { UserRow, WorldChange, WorldRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import { Gone, NewerRevision } from "../stores/troubles.ts";
import type { Bundled } from "./bundled.ts";
import type { DiscardedPictures } from "./DiscardedPictures.ts";
import { checkGame } from "./gameFile.ts";
import { HttpError, WORLD_NOT_FOUND } from "./HttpError.ts";
import type { Quota } from "./Quota.ts";
import { RevisionConflict } from "./RevisionConflict.ts";
import { randomId } from "./randomId.ts";
import type { Thumbnails } from "./Thumbnails.ts";
import type { WorldCards } from "./WorldCards.ts";
import { TUTORIAL, type WorldReader } from "./WorldReader.ts";

const UNTITLED = "Untitled";
const COPY = " Copy";
/** Letters of a name that are read: many more than are kept, because spaces are removed first. */
const TYPED_MAX = 1000;

export interface WorldWriterDeps {
  readonly stores: Stores;
  readonly reader: WorldReader;
  readonly cards: WorldCards;
  readonly thumbnails: Thumbnails;
  readonly discarded: DiscardedPictures;
  readonly bundled: Bundled;
  readonly work: WorkQueue;
  readonly quota: Quota;
}

/** What a new world begins with; `data` is JSON text, or null for a blank one. */
interface Source {
  readonly name: string;
  readonly thumbnail: string;
  readonly data: string | null;
  readonly forkParent: WorldRow | null;
}

const BLANK: Source = { name: UNTITLED, thumbnail: "", data: null, forkParent: null };

/** Makes, copies, saves and deletes worlds. Owner, counters and parent never come from the client. */
export class WorldWriter {
  private readonly deps: WorldWriterDeps;

  constructor(deps: WorldWriterDeps) {
    this.deps = deps;
  }

  async create(user: UserRow, wanted: NewWorld): Promise<WorldCard> {
    const { from = "" } = wanted;
    if (from === "" || from === TUTORIAL) return this.add(user, from === "" ? BLANK : this.tutorial());
    const row = await this.deps.reader.find(from);
    return this.deps.work.run(row.bytes, async () => this.add(user, await this.copy(user, row, wanted)));
  }

  /** `bytes` is the size of the save as it was sent; `read` parses it, which takes much more memory. Throws `RevisionConflict` for an outdated one. */
  async save(user: UserRow, id: string, bytes: number, read: () => Promise<SavedWorld>): Promise<WorldCard> {
    return this.deps.work.run(bytes, async () => {
      const saved = await read();
      await yieldToOthers();
      const row = await this.deps.reader.mine(user.id, id);
      const change = await changeOf(row, saved);
      // Checked before the picture is kept, and again when the save is stored.
      if (change === null) throw await this.conflict(row);
      return this.change(row, { ...change, thumbnail: await this.thumbnail(row, change.thumbnail) });
    });
  }

  async change(row: WorldRow, change: WorldChange): Promise<WorldCard> {
    const { name, data, published } = change;
    const isChange = name !== undefined || data !== undefined || published !== undefined;
    const updatedAt = isChange ? new Date().toISOString() : undefined;
    try {
      const next = await this.store(row, { ...change, updatedAt });
      if (next.thumbnail !== row.thumbnail) this.deps.discarded.add(row.id, [row.thumbnail]);
      return this.deps.cards.card(next, row.userId);
    } catch (error) {
      throw error instanceof NewerRevision ? await this.conflict(row) : refusalOf(error);
    }
  }

  async remove(user: UserRow, id: string): Promise<void> {
    const { reader, stores, discarded } = this.deps;
    const row = await reader.mine(user.id, id);
    const versions = await stores.worlds.versions(id);
    await stores.worlds.remove(id);
    discarded.add(
      id,
      [row, ...versions].map(({ thumbnail }) => thumbnail),
    );
  }

  private store({ id, userId }: WorldRow, change: WorldChange): Promise<WorldRow> {
    const { stores, quota } = this.deps;
    const store = (): Promise<WorldRow> => stores.worlds.change(id, change);
    return change.data === undefined ? store() : quota.replace(userId, id, bytesOf(change.data), store);
  }

  private async add(user: UserRow, source: Source): Promise<WorldCard> {
    const { stores, reader, cards, thumbnails, quota } = this.deps;
    await thumbnails.keepLonger(source.thumbnail);
    const store = (): Promise<WorldRow> => stores.worlds.add(newRow(user, source), source.data);
    const row = await quota.add(user.id, bytesOf(source.data), store).catch(refuseOwnerGone);
    if (source.forkParent) await reader.count("remix", source.forkParent, user.id);
    return cards.card(row, user.id);
  }

  private async copy(user: UserRow, row: WorldRow, { fork }: NewWorld): Promise<Source> {
    const { reader } = this.deps;
    const isFork = fork !== undefined && fork !== "" && fork !== "false";
    const copied = () => (isFork ? reader.remixOf(row, user.id) : reader.copyOf(row, user.id));
    const data = row.revision === 0 ? null : await copied();
    const name = isFork ? row.name : `${row.name.slice(0, NAME_MAX - COPY.length)}${COPY}`;
    return { name, data, thumbnail: row.thumbnail, forkParent: isFork ? row : null };
  }

  private tutorial(): Source {
    const { name, data } = this.deps.bundled.tutorial;
    return { ...BLANK, name, data: data === null ? null : JSON.stringify(data) };
  }

  private async conflict({ id, userId }: WorldRow): Promise<RevisionConflict> {
    const { reader } = this.deps;
    return new RevisionConflict(await reader.shown(await reader.find(id), userId));
  }

  /** No picture, or the address of one that was stored before, leaves the picture as it is. */
  private async thumbnail(row: WorldRow, thumbnail: string | undefined): Promise<string | undefined> {
    if (!thumbnail || thumbnail === row.thumbnail) return undefined;
    return this.deps.thumbnails.keep(thumbnail);
  }
}

function bytesOf(data: string | null): number {
  return data === null ? 0 : Buffer.byteLength(data);
}

async function textOf(data: NonNullable<SavedWorld["data"]>): Promise<string> {
  const game = await checkGame(data);
  await yieldToOthers();
  return JSON.stringify(game);
}

/** What a save changes, with the game as text, so that the parsed one can go. Null for a save from an older revision. */
async function changeOf(row: WorldRow, saved: SavedWorld): Promise<WorldChange | null> {
  const { name, data, thumbnail, published, sharesNotes, revision } = saved;
  if (revision !== undefined && revision !== row.revision) return null;
  return {
    name: name === undefined ? undefined : tidyName(name),
    data: data && (await textOf(data)),
    thumbnail,
    published,
    sharesNotes,
    onRevision: revision,
  };
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
  return { id: randomId(), userId: user.id, ...about, ...counts };
}

/** The account was deleted during the call. */
function refuseOwnerGone(error: unknown): never {
  throw error instanceof Gone ? new HttpError(401, "Please sign in again.") : error;
}

/** The world was deleted in another tab during the call. */
function refusalOf(error: unknown): unknown {
  return error instanceof Gone ? new HttpError(404, WORLD_NOT_FOUND) : error;
}

/** One line, trimmed, 60 characters at most; an empty name becomes Untitled. */
function tidyName(name: string): string {
  return plainLine(name.slice(0, TYPED_MAX), NAME_MAX) || UNTITLED;
}
