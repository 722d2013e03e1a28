import { ACCOUNT_FULL } from "../../src/api/errorCodes.ts";
import { KeyedMutex } from "../stores/memory/KeyedMutex.ts";
import type { WorldStore } from "../stores/Stores.ts";
import { HttpError } from "./HttpError.ts";

/** The limits of one account; 0 means that there is none. */
export interface QuotaSize {
  readonly games: number;
  /**
   * The size of the games as they are now. Earlier versions and pictures do not count, because their number for each
   * game is bounded.
   */
  readonly megabytes: number;
}

export const FULL_QUOTA: QuotaSize = { games: 500, megabytes: 200 };
const MB = 1_000_000;

/** What a change adds to the games of an account. */
interface Growth {
  readonly games: number;
  readonly bytes: number;
}

/** Limits how many games, and how many bytes in them, one account may store. */
export class Quota {
  readonly #worlds: WorldStore;
  readonly #size: QuotaSize;
  readonly #changes = new KeyedMutex();

  constructor(worlds: WorldStore, size: QuotaSize = FULL_QUOTA) {
    this.#worlds = worlds;
    this.#size = size;
  }

  /** Stores a new game of so many bytes. Throws `QuotaExceeded` if there is no room for it. */
  add<T>(userId: string, bytes: number, store: () => Promise<T>): Promise<T> {
    return this.#changes.run(userId, async () => {
      await this.#check(userId, { games: 1, bytes });
      return store();
    });
  }

  /**
   * Stores a game in the place of the present one. A game that does not grow is always stored, even if the account has
   * too much already.
   */
  replace<T>(userId: string, id: string, bytes: number, store: () => Promise<T>): Promise<T> {
    return this.#changes.run(userId, async () => {
      const present = await this.#worlds.get(id);
      await this.#check(userId, { games: 0, bytes: bytes - (present?.bytes ?? 0) });
      return store();
    });
  }

  /**
   * Throws `QuotaExceeded` if the account has no room. Runs under the lock of the account, so that of two saves only
   * one takes the last room. Several servers on one database may exceed the limit by a save each.
   */
  async #check(userId: string, { games, bytes }: Growth): Promise<void> {
    const used = await this.#worlds.usage(userId);
    const bytesMax = this.#size.megabytes * MB;
    if (games > 0 && this.#size.games > 0 && used.worlds + games > this.#size.games) throw new QuotaExceeded("games");
    if (bytes > 0 && bytesMax > 0 && used.bytes + bytes > bytesMax) throw new QuotaExceeded("bytes");
  }
}

const WORDS = {
  games: "Your shelf is full of games. Delete one you don't need anymore, then try again.",
  bytes: "Your shelf is full, so this game doesn't fit. Delete a game you don't need anymore.",
} as const;

/**
 * The account is full. The status is 403, because neither is the disk of the server full (507), nor is this one game
 * too large (413).
 */
export class QuotaExceeded extends HttpError {
  override readonly code = ACCOUNT_FULL;

  constructor(lacks: keyof typeof WORDS) {
    super(403, WORDS[lacks]);
  }
}
