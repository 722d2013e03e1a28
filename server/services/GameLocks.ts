import type { ServerLock } from "../../src/api/operations.ts";
import type { LockStore } from "../stores/Stores.ts";

/** How long a window has a game without renewing its lock. */
const HELD_MS = 30_000;
/** By then, every lock is over. */
const END_OF_TIME = Date.UTC(9999, 0);

/** Lets one window at a time change a game, for windows that have no locks among themselves, as over plain HTTP. */
export class GameLocks {
  readonly #locks: LockStore;
  readonly #now: () => number;

  constructor(locks: LockStore, now: () => number) {
    this.#locks = locks;
    this.#now = now;
  }

  /** Takes or renews the lock; with `steals` also from a window that still has it. */
  async take(worldId: string, window: string, steals = false): Promise<ServerLock> {
    const now = this.#now();
    const isMine = await this.#locks.take(worldId, window, steals ? END_OF_TIME : now, now + HELD_MS);
    return { isMine, seconds: HELD_MS / 1000 };
  }

  release(worldId: string, window: string): Promise<void> {
    return this.#locks.release(worldId, window);
  }
}
