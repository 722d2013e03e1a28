import { ConcurrencyLimit } from "../../load/ConcurrencyLimit.ts";
import { packInMemory } from "../packInMemory.ts";
import type { GameCopy, OpenedPack, PackedGame } from "../rows.ts";
import { StorageAway } from "../troubles.ts";
import type { Database, Value } from "./Database.ts";
import { toColumn } from "./text.ts";

/** Bytes of a packed game that one query reads. */
const SLICE = 131_072;
/**
 * How many slices are read at once. That is fewer than the database has connections, so that hundreds of large games
 * leave some to small calls.
 */
const SLICES_AT_ONCE = 3;

/**
 * Keeps a packed game only while its version exists. Earlier revisions stay for a while, because a call may be reading
 * one.
 */
const KEEP = `
  with outdated as (
    delete from packed_games where world_id = $1 and revision < $2 and copy = $6
      and packed_at < clock_timestamp() - interval '15 minutes'
  )
  insert into packed_games (world_id, revision, crc, length, bytes, copy)
  select world_id, revision, $3, $4, $5, $6 from versions where world_id = $1 and revision = $2
  on conflict (world_id, copy, revision) do update
  set crc = excluded.crc, length = excluded.length, bytes = excluded.bytes, packed_at = clock_timestamp()`;

const ONE = "from packed_games where world_id = $1 and revision = $2 and copy = $3";
const OPEN = `
  select crc, length, octet_length(bytes) as size, case when octet_length(bytes) <= ${SLICE} then bytes end as bytes ${ONE}`;
const READ_SLICE = `select substr(bytes, $4, ${SLICE}) as bytes ${ONE}`;
const SWEEP = "delete from packed_games where packed_at < to_timestamp($1::float8 / 1000) returning world_id";

interface Columns {
  readonly crc: string;
  readonly length: number;
  readonly size: number;
  readonly bytes: Uint8Array | null;
}

/**
 * Stores packed games in PostgreSQL and reads them slice by slice: a large one with a slow reader takes no more memory
 * than a small one.
 */
export class PostgresPacks {
  readonly #database: Database;
  readonly #slicesAtOnce = new ConcurrencyLimit(SLICES_AT_ONCE);

  constructor(database: Database) {
    this.#database = database;
  }

  async open(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null> {
    const place = [toColumn(id), revision, copy];
    const [found] = await this.#database.rows<Columns>(OPEN, place);
    if (!found) return null;
    const { length, size, bytes } = found;
    const crc = Number(found.crc);
    if (bytes) return packInMemory({ bytes, crc, length });
    const pieces = (): AsyncIterable<Uint8Array> => this.#slices(place, size);
    return { crc, length, size, isInMemory: false, pieces, close: async () => undefined };
  }

  /** Keeps a packed game. Never rejects, because the game can be packed again. */
  async keep(id: string, revision: number, copy: GameCopy, { crc, length, bytes }: PackedGame): Promise<void> {
    await this.#database.rows(KEEP, [toColumn(id), revision, crc, length, bytes, copy]).catch(() => undefined);
  }

  async sweep(before: number): Promise<number> {
    return (await this.#database.rows(SWEEP, [before])).length;
  }

  async *#slices(place: readonly Value[], size: number): AsyncIterable<Uint8Array> {
    for (let at = 0; at < size; at += SLICE) {
      const [found] = await this.#slicesAtOnce.run("all", () =>
        this.#database.rows<{ bytes: Uint8Array }>(READ_SLICE, [...place, at + 1]),
      );
      if (!found) throw new StorageAway("What was packed is gone.");
      yield found.bytes;
    }
  }
}
