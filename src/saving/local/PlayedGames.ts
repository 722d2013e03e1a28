import type { WorldRecord } from "../../api/wire.ts";
import { type LocalDatabase, openLocalDatabase } from "./LocalDatabase.ts";

/** How many games are stored, of all players of this browser together. */
const GAMES_MAX = 12;
/** The time in a key is padded to this many digits, so that keys sort by time. */
const DIGITS = 14;

/**
 * Stores the games that were last played in this browser, to be played offline. A child finds only what it has played itself; `playerId`
 * is "" for players who are not signed in. The time of playing is part of the key, so that the oldest game is found without reading any.
 * Calls may reject with StorageFailed.
 */
export class PlayedGames {
  readonly #openDatabase: () => Promise<LocalDatabase>;

  constructor(open: () => Promise<LocalDatabase>) {
    this.#openDatabase = open;
  }

  /** `at`: when it was played, in ms since 1970. */
  async store(record: WorldRecord, playerId: string, at: number): Promise<void> {
    const database = await this.#openDatabase();
    await database.transact(
      "readwrite",
      async (stores) => {
        const earlier = await stores.keys("playedGames", prefixOf(record.id, playerId));
        const others = (await stores.keys("playedGames", "")).filter((key) => !earlier.includes(key));
        const oldest = others.sort(byTime).slice(0, -(GAMES_MAX - 1));
        await Promise.all([...earlier, ...oldest].map((key) => stores.remove("playedGames", key)));
        await stores.put("playedGames", prefixOf(record.id, playerId) + timeText(at), record);
      },
      "relaxed",
    );
  }

  /** Null if the game is not stored. */
  async find(worldId: string, playerId: string): Promise<WorldRecord | null> {
    const database = await this.#openDatabase();
    const prefix = prefixOf(worldId, playerId);
    const [record] = await database.transact("readonly", (stores) => stores.all("playedGames", prefix));
    return (record as WorldRecord | undefined) ?? null;
  }

  /** For a game that its owner has deleted or unpublished. */
  remove(worldId: string, playerId: string): Promise<void> {
    return this.#removeAll(prefixOf(worldId, playerId));
  }

  removeOfPlayer(playerId: string): Promise<void> {
    return this.#removeAll(`${playerId}/`);
  }

  async #removeAll(prefix: string): Promise<void> {
    const database = await this.#openDatabase();
    await database.transact("readwrite", async (stores) => {
      const keys = await stores.keys("playedGames", prefix);
      await Promise.all(keys.map((key) => stores.remove("playedGames", key)));
    });
  }
}

function prefixOf(worldId: string, playerId: string): string {
  return `${playerId}/${worldId}/`;
}

function timeText(at: number): string {
  return String(at).padStart(DIGITS, "0");
}

function byTime(one: string, other: string): number {
  return Number(one.slice(-DIGITS)) - Number(other.slice(-DIGITS));
}

/** The played games of this browser. */
export const playedGames = new PlayedGames(openLocalDatabase);
