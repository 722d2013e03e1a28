import { Client, type ClientBase, Pool } from "pg";
import type { Log } from "../../Log.ts";
import { StorageAway, StorageFull, StorageReadOnly } from "../troubles.ts";

const CONNECTIONS_MAX = 10;
/** How long a call waits for a connection, and a statement for its answer. Then it fails with `StorageAway`. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 15_000;

export type Value = string | number | boolean | null | Uint8Array | readonly string[];

/** Runs statements: on the pool, or on one connection within a transaction. */
export interface Asking {
  /**
   * Returns the rows of the answer. Rejects with `StorageAway`, `StorageFull` or `StorageReadOnly`, or with the error
   * of the database.
   */
  rows<Row extends object>(statement: string, values?: readonly Value[]): Promise<Row[]>;
}

/** Connections to one PostgreSQL database: a bounded pool that recovers when the database comes back. */
export class Database implements Asking {
  readonly #url: string;
  readonly #log: Log;
  readonly #pool: Pool;
  readonly #listenings = new Set<Listening>();

  /** Connects only at the first statement, with TLS if the address says so, for example `?sslmode=verify-full`. */
  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
    this.#pool = new Pool({
      connectionString: url,
      application_name: "gridlings",
      max: CONNECTIONS_MAX,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: ANSWER_MS,
      query_timeout: ANSWER_MS + CONNECT_MS,
      idle_in_transaction_session_timeout: ANSWER_MS,
      keepAlive: true,
    });
    // No call fails if an idle connection breaks: the pool makes another one when it needs it.
    this.#pool.on("error", (error: NodeJS.ErrnoException) => log({ event: "a connection was lost", code: error.code }));
  }

  rows<Row extends object>(statement: string, values?: readonly Value[]): Promise<Row[]> {
    return answered<Row>(this.#pool, statement, values);
  }

  /**
   * Runs all statements of `job`, or has none of them take effect: a connection on which something failed is dropped,
   * and the database undoes what was begun on it.
   */
  async transaction<T>(job: (asking: Asking) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch(complain);
    // Without a listener, the end of a connection would end the server; the next statement on it fails and reports it.
    client.on("error", ignore);
    try {
      const result = await inTransaction(client, job);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      client.off("error", ignore);
    }
  }

  /**
   * Listens to a channel on a connection of its own, which is made again when it breaks; null then says that something
   * may have been missed. Ends when the returned function is called.
   */
  listen(channel: string, listener: (text: string | null) => void): () => void {
    const listening = new Listening(this.#url, channel, listener, this.#log);
    this.#listenings.add(listening);
    return () => {
      this.#listenings.delete(listening);
      void listening.end();
    };
  }

  /** Closes all connections after the statements under way. */
  async close(): Promise<void> {
    await Promise.all([...this.#listenings].map((listening) => listening.end()));
    await this.#pool.end();
  }
}

const LISTEN_AGAIN_MS = 1000;

/** One connection that listens, for as long as it is wanted. */
class Listening {
  readonly #url: string;
  readonly #channel: string;
  readonly #listener: (text: string | null) => void;
  readonly #log: Log;
  #client: Client | null = null;
  #isWanted = true;

  constructor(url: string, channel: string, listener: (text: string | null) => void, log: Log) {
    this.#url = url;
    this.#channel = channel;
    this.#listener = listener;
    this.#log = log;
    void this.#connect();
  }

  async end(): Promise<void> {
    this.#isWanted = false;
    await this.#client?.end().catch(ignore);
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: "gridlings listening",
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on("notification", ({ payload = "" }) => this.#listener(payload));
    client.on("error", (error: NodeJS.ErrnoException) => this.#log({ event: "listening broke", code: error.code }));
    client.once("end", () => this.#again());
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      this.#listener(null);
    } catch {
      await client.end().catch(ignore);
    }
  }

  #again(): void {
    if (this.#isWanted) setTimeout(() => this.#isWanted && void this.#connect(), LISTEN_AGAIN_MS).unref();
  }
}

/**
 * Runs one transaction on a connection of its own, whose statements may take as long as they need, for the work at
 * start.
 */
export async function aloneIn<T>(url: string, job: (asking: Asking) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: "gridlings start",
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on("error", ignore);
  await client.connect().catch(complain);
  try {
    return await inTransaction(client, job);
  } finally {
    await client.end();
  }
}

async function inTransaction<T>(client: ClientBase, job: (asking: Asking) => Promise<T>): Promise<T> {
  const asking: Asking = { rows: (statement, values) => answered(client, statement, values) };
  await asking.rows("begin");
  const result = await job(asking);
  await asking.rows("commit");
  return result;
}

/** Runs a statement, or several in one text, as migrations are, which have no values. */
async function answered<Row extends object>(
  to: Pool | ClientBase,
  statement: string,
  values: readonly Value[] = [],
): Promise<Row[]> {
  const { rows } = await to.query<Row>(statement, values.length > 0 ? [...values] : undefined).catch(complain);
  return rows;
}

function complain(error: unknown): never {
  throw troubleOf(error);
}

function ignore(): void {}

/** An error of PostgreSQL itself has a severity, and as `code` an SQLSTATE of five characters. */
interface Complaint extends Error {
  readonly code?: string;
  readonly severity?: string;
}

const DISK_FULL = "53100";
const READ_ONLY = "25006";
/**
 * The beginnings of SQLSTATEs that pass by themselves or that the operator has to resolve: connection, log-in,
 * resources, deadlock, shutdown.
 */
const AWAY = ["08", "28", "3D", "40", "53", "55P03", "57"];

/**
 * Turns an error of the database into one of the stores, if it is about storage. An error without a severity came from
 * the connection: refused, cut, or too slow.
 */
function troubleOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  const { code = "", severity } = error as Complaint;
  const options = { cause: error };
  if (code === DISK_FULL) return new StorageFull(error.message, options);
  if (code === READ_ONLY) return new StorageReadOnly(error.message, options);
  const isAway = severity === undefined || AWAY.some((start) => code.startsWith(start));
  return isAway ? new StorageAway(error.message, options) : error;
}
