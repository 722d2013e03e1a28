import { thumbnailOf } from "../rows.ts";
import type { PictureStore } from "../Stores.ts";
import type { Database } from "./Database.ts";
import { toColumn } from "./text.ts";

const WRITE = `
  insert into pictures (digest, bytes, written_at) values ($1, $2, clock_timestamp())
  on conflict (digest) do update set written_at = excluded.written_at`;

/** `$3` is the address of a picture with `*` in the place of its digest. */
const SWEEP = `
  delete from pictures where written_at < to_timestamp($1::float8 / 1000) and ($2::text[] is null or digest = any($2)) and digest ~ '^[0-9a-f]{64}$'
    and not exists (select from worlds where thumbnail = replace($3, '*', digest))
    and not exists (select from versions where thumbnail = replace($3, '*', digest))
  returning digest`;

/**
 * Stores pictures in PostgreSQL, each once. Times are the database's own, so that servers whose clocks differ agree.
 */
export class PostgresPictures implements PictureStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(digest: string): Promise<Uint8Array | null> {
    const byDigest = "select bytes from pictures where digest = $1";
    const [found] = await this.#database.rows<{ bytes: Uint8Array }>(byDigest, [toColumn(digest)]);
    return found?.bytes ?? null;
  }

  async write(digest: string, picture: Uint8Array): Promise<void> {
    await this.#database.rows(WRITE, [toColumn(digest), picture]);
  }

  async touch(digest: string): Promise<void> {
    const touched = "update pictures set written_at = clock_timestamp() where digest = $1";
    await this.#database.rows(touched, [toColumn(digest)]);
  }

  async sweep(before: number, among?: readonly string[]): Promise<number> {
    const digests = among?.map(toColumn) ?? null;
    return (await this.#database.rows(SWEEP, [before, digests, thumbnailOf("*")])).length;
  }
}
