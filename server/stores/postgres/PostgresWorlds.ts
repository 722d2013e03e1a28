import {
  type GameCopy,
  type OpenedPack,
  type PackedGame,
  PUBLISHED_SHARE,
  VERSIONS_KEPT,
  type VersionNote,
  type WorldChange,
  type WorldRow,
  type WorldUsage,
  type WorldVersion,
} from "../rows.ts";
import type { WorldStore } from "../Stores.ts";
import { Gone, RevisionConflict } from "../troubles.ts";
import type { Database, Value } from "./Database.ts";
import { PostgresPacks } from "./PostgresPacks.ts";
import { toColumn } from "./text.ts";
import { asNote, asWorld, type NoteColumns, type VersionColumns, valuesOf, type WorldColumns } from "./worldColumns.ts";

const ADD = `
  with added as (
    insert into worlds (id, user_id, name, thumbnail, fork_parent_id, fork_count, play_count, published, revision, bytes,
      created_at, updated_at, shares_notes, description)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning *
  ), version as (
    insert into versions select id, revision, updated_at, name, thumbnail, $15 from added where $15::text is not null
  )
  select * from added`;

/**
 * A concurrent change of the row makes this one wait and then compare the revision again: of two changes of one
 * revision, one wins.
 */
const CHANGE = `
  with changed as (
    update worlds set name = coalesce($2, name), thumbnail = coalesce($3, thumbnail), published = coalesce($4, published),
      shares_notes = coalesce($9, shares_notes), description = coalesce($10, description), hidden = coalesce($11, hidden),
      updated_at = coalesce($5, updated_at), bytes = coalesce($6, bytes),
      revision = revision + ($7::text is not null)::integer
    where id = $1 and revision = coalesce($8, revision) returning *
  ), version as (
    insert into versions select id, revision, updated_at, name, thumbnail, $7 from changed where $7 is not null
  ), dropped as (
    delete from versions using changed where world_id = id and versions.revision < changed.revision - ${VERSIONS_KEPT}
  )
  select * from changed`;

/**
 * Leaves out what was looked at already: the worlds `$2`, those of the owners `$3`, and those with more plays than
 * `$4`.
 */
const POPULAR = `
  select * from worlds where published and not hidden and id <> all($2) and user_id <> all($3) and play_count <= $4
  order by play_count desc, updated_at desc, id limit $1`;

/** How many times as many new worlds are looked at as are shown, so that one owner's many leave room for others. */
const PAGES_OF_NEWEST = 10;
const NEWEST = "select * from worlds where published and not hidden order by updated_at desc, id limit $1";

/** The largest number of plays that the column can hold. */
const PLAYS_MAX = 2 ** 31 - 1;
const FOREIGN_KEY_VIOLATION = "23503";
const COUNTERS = { playCount: "play_count", forkCount: "fork_count" } as const;
/** When saves come at once, one may leave an older version for the next save to drop, so the list is bounded here. */
const NOTES = `
  select revision, saved_at, name, thumbnail from versions where world_id = $1
  order by revision desc limit ${VERSIONS_KEPT + 1}`;

/**
 * Stores records of worlds and their versions in PostgreSQL. Every change is one statement, which takes effect as a
 * whole or not at all.
 */
export class PostgresWorlds implements WorldStore {
  readonly #database: Database;
  readonly #packs: PostgresPacks;

  constructor(database: Database) {
    this.#database = database;
    this.#packs = new PostgresPacks(database);
  }

  async get(id: string): Promise<WorldRow | null> {
    return (await this.several([id]))[0] ?? null;
  }

  async several(ids: readonly string[]): Promise<readonly WorldRow[]> {
    return ids.length === 0 ? [] : this.#worlds("select * from worlds where id = any($1)", [ids.map(toColumn)]);
  }

  async ownedBy(userId: string): Promise<readonly WorldRow[]> {
    return this.#worlds("select * from worlds where user_id = $1 order by updated_at desc, id", [toColumn(userId)]);
  }

  async usage(userId: string): Promise<WorldUsage> {
    const sums =
      "select count(*)::float8 as worlds, coalesce(sum(bytes), 0)::float8 as bytes from worlds where user_id = $1";
    const [usage] = await this.#database.rows<WorldUsage>(sums, [toColumn(userId)]);
    return usage ?? { worlds: 0, bytes: 0 };
  }

  async popular(limit: number): Promise<readonly WorldRow[]> {
    const shares = new Shares();
    let playsMax = PLAYS_MAX;
    let page: readonly WorldRow[];
    do {
      page = await this.#worlds(POPULAR, [limit, shares.ids, shares.fullOwners, playsMax]);
      for (const row of page) shares.offer(row);
      playsMax = page.at(-1)?.playCount ?? 0;
    } while (page.length === limit && shares.rows.length < limit);
    const missing = limit - shares.rows.length;
    if (missing <= 0) return shares.rows.slice(0, limit);
    return [...shares.rows, ...(await this.#worlds(POPULAR, [missing, shares.ids, [], PLAYS_MAX]))];
  }

  async newest(limit: number): Promise<readonly WorldRow[]> {
    const shares = new Shares();
    const page = await this.#worlds(NEWEST, [limit * PAGES_OF_NEWEST]);
    for (const row of page) shares.offer(row);
    const rest = page.filter((row) => !shares.rows.includes(row));
    return [...shares.rows, ...rest].slice(0, limit);
  }

  async hidden(): Promise<readonly WorldRow[]> {
    return this.#worlds("select * from worlds where hidden order by updated_at desc, id", []);
  }

  async add(row: WorldRow, data: string | null): Promise<WorldRow> {
    const [added] = await this.#worlds(ADD, valuesOf(row, data)).catch(rejectGone);
    if (!added) throw new Gone();
    return added;
  }

  async change(id: string, change: WorldChange): Promise<WorldRow> {
    const { name, thumbnail, description, published = null, sharesNotes = null, isHidden = null } = change;
    const { updatedAt = null, data = null, onRevision = null } = change;
    const bytes = data === null ? null : Buffer.byteLength(data);
    const texts = [name, thumbnail].map(orNull);
    const flags = [sharesNotes, orNull(description)];
    const values = [toColumn(id), ...texts, published, updatedAt, bytes, data, onRevision, ...flags, isHidden];
    const [changed] = await this.#worlds(CHANGE, values);
    if (changed) return changed;
    throw (await this.get(id)) ? new RevisionConflict() : new Gone();
  }

  async count(id: string, counter: keyof typeof COUNTERS): Promise<void> {
    const column = COUNTERS[counter];
    await this.#database.rows(`update worlds set ${column} = ${column} + 1 where id = $1`, [toColumn(id)]);
  }

  read(id: string): Promise<WorldVersion | null> {
    const newest = "select * from versions where world_id = $1 order by revision desc limit 1";
    return this.#version(newest, [toColumn(id)]);
  }

  async versions(id: string): Promise<readonly VersionNote[]> {
    return (await this.#database.rows<NoteColumns>(NOTES, [toColumn(id)])).map(asNote);
  }

  readVersion(id: string, revision: number): Promise<WorldVersion | null> {
    return this.#version("select * from versions where world_id = $1 and revision = $2", [toColumn(id), revision]);
  }

  openPacked(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null> {
    return this.#packs.open(id, revision, copy);
  }

  keepPacked(id: string, { revision }: WorldVersion, copy: GameCopy, packed: PackedGame): Promise<void> {
    return this.#packs.keep(id, revision, copy, packed);
  }

  sweepPacked(before: number): Promise<number> {
    return this.#packs.sweep(before);
  }

  async remove(id: string): Promise<void> {
    await this.#database.rows("delete from worlds where id = $1", [toColumn(id)]);
  }

  async #worlds(statement: string, values: readonly Value[]): Promise<readonly WorldRow[]> {
    return (await this.#database.rows<WorldColumns>(statement, values)).map(asWorld);
  }

  async #version(statement: string, values: readonly Value[]): Promise<WorldVersion | null> {
    const [found] = await this.#database.rows<VersionColumns>(statement, values);
    return found ? { ...asNote(found), data: found.data } : null;
  }
}

/**
 * Collects the most popular worlds of each owner. Whenever a page contains a world that is turned down, one more
 * owner's share is full, so a few pages are enough.
 */
class Shares {
  readonly rows: WorldRow[] = [];
  readonly #byOwner = new Map<string, number>();

  get ids(): string[] {
    return this.rows.map(({ id }) => toColumn(id));
  }

  get fullOwners(): string[] {
    return [...this.#byOwner].filter(([, count]) => count >= PUBLISHED_SHARE).map(([owner]) => toColumn(owner));
  }

  /** Takes a world if its owner's share is not full. Worlds must be offered in order of popularity. */
  offer(row: WorldRow): void {
    const count = this.#byOwner.get(row.userId) ?? 0;
    if (count >= PUBLISHED_SHARE) return;
    this.rows.push(row);
    this.#byOwner.set(row.userId, count + 1);
  }
}

function orNull(text: string | undefined): string | null {
  return text === undefined ? null : toColumn(text);
}

/** For `catch`: the owner's account was deleted on another server in the meantime. */
function rejectGone(error: unknown): never {
  throw (error as { code?: unknown }).code === FOREIGN_KEY_VIOLATION ? new Gone() : error;
}
