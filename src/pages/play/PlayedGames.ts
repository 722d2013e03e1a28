/** Games as they were played in this browser last, so that the player starts with them without a line (details §15). */
import { openShelf, type Shelf } from "../../api/local/Shelf.ts";
import type { WorldRecord } from "../../api/wire.ts";

interface PlayedGame {
  readonly key: string;
  /** When it was opened last, ms since 1970. */
  readonly at: number;
  readonly record: WorldRecord;
}

/** The last dozen of everybody at this computer. */
const GAMES_MAX = 12;

/** Each child finds only what was played while it was signed in; `playerId` is "" for nobody. Calls may reject with StorageFailed. */
export class PlayedGames {
  readonly #openShelf: () => Promise<Shelf>;

  constructor(open: () => Promise<Shelf>) {
    this.#openShelf = open;
  }

  async keep(record: WorldRecord, playerId: string, at: number): Promise<void> {
    const game: PlayedGame = { key: keyOf(record.id, playerId), at, record };
    const shelf = await this.#openShelf();
    await shelf.transact(
      "readwrite",
      async (tables) => {
        await tables.put("playedGames", game.key, game);
        const all = (await tables.all("playedGames")) as readonly PlayedGame[];
        const old = [...all].sort((one, other) => other.at - one.at).slice(GAMES_MAX);
        await Promise.all(old.map(({ key }) => tables.remove("playedGames", key)));
      },
      "relaxed",
    );
  }

  /** Null where it is not kept. */
  async find(worldId: string, playerId: string): Promise<WorldRecord | null> {
    const shelf = await this.#openShelf();
    const game = await shelf.transact("readonly", (tables) => tables.get("playedGames", keyOf(worldId, playerId)));
    return (game as PlayedGame | undefined)?.record ?? null;
  }

  /** Its owner took it away. */
  async forget(worldId: string, playerId: string): Promise<void> {
    const shelf = await this.#openShelf();
    await shelf.transact("readwrite", (tables) => tables.remove("playedGames", keyOf(worldId, playerId)));
  }

  /** All that one child played. */
  async forgetOf(playerId: string): Promise<void> {
    const shelf = await this.#openShelf();
    await shelf.transact("readwrite", async (tables) => {
      const keys = await tables.keys("playedGames", keyOf("", playerId));
      await Promise.all(keys.map((key) => tables.remove("playedGames", key)));
    });
  }
}

function keyOf(worldId: string, playerId: string): string {
  return `${playerId}/${worldId}`;
}

/** Those of this browser. */
export const playedGames = new PlayedGames(openShelf);
