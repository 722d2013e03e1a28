/** Games as they were played in this browser last, so that the player starts with them without a line (details §15). */
import { type LocalDatabase, openLocalDatabase } from "./LocalDatabase.ts";
import type { WorldRecord } from "../../api/wire.ts";

/** The last dozen of everybody at this computer. */
const GAMES_MAX = 12;
/** Digits of ms since 1970, so that as texts they stand in order. */
const DIGITS = 14;

/**
 * Each child finds only what was played while it was signed in; `playerId` is "" for nobody. When a game was opened last is part of
 * its key: to find the oldest, no game has to be read. Calls may reject with StorageFailed.
 */
export class PlayedGames {
  readonly #openShelf: () => Promise<LocalDatabase>;

  constructor(open: () => Promise<LocalDatabase>) {
    this.#openShelf = open;
  }

  /** `at`: ms since 1970. */
  async store(record: WorldRecord, playerId: string, at: number): Promise<void> {
    const shelf = await this.#openShelf();
    await shelf.transact(
      "readwrite",
      async (tables) => {
        const earlier = await tables.keys("playedGames", keyOf(record.id, playerId));
        const others = (await tables.keys("playedGames", "")).filter((key) => !earlier.includes(key));
        const old = others.sort(byTime).slice(0, -(GAMES_MAX - 1));
        await Promise.all([...earlier, ...old].map((key) => tables.remove("playedGames", key)));
        await tables.put("playedGames", keyOf(record.id, playerId) + timeOf(at), record);
      },
      "relaxed",
    );
  }

  /** Null where it is not kept. */
  async find(worldId: string, playerId: string): Promise<WorldRecord | null> {
    const shelf = await this.#openShelf();
    const [record] = await shelf.transact("readonly", (tables) => tables.all("playedGames", keyOf(worldId, playerId)));
    return (record as WorldRecord | undefined) ?? null;
  }

  /** Its owner took it away. */
  remove(worldId: string, playerId: string): Promise<void> {
    return this.#forget(keyOf(worldId, playerId));
  }

  /** All that one child played. */
  removeOfPlayer(playerId: string): Promise<void> {
    return this.#forget(`${playerId}/`);
  }

  async #forget(prefix: string): Promise<void> {
    const shelf = await this.#openShelf();
    await shelf.transact("readwrite", async (tables) => {
      const keys = await tables.keys("playedGames", prefix);
      await Promise.all(keys.map((key) => tables.remove("playedGames", key)));
    });
  }
}

/** What the key of a game begins with. */
function keyOf(worldId: string, playerId: string): string {
  return `${playerId}/${worldId}/`;
}

function timeOf(at: number): string {
  return String(at).padStart(DIGITS, "0");
}

function byTime(one: string, other: string): number {
  return Number(one.slice(-DIGITS)) - Number(other.slice(-DIGITS));
}

/** Those of this browser. */
export const playedGames = new PlayedGames(openLocalDatabase);
