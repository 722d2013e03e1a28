import type { ServerLock } from "../../src/api/operations.ts";
import type { LockStore } from "../stores/Stores.ts";

/** How long a window has a game without renewing its lock. */
const HELD_MS = 30_000;

/** Lets one window at a time change a game, for windows that have no locks among themselves, as over plain HTTP. */
export class GameLocks {
  readonly #locks: LockStore;
  readonly #now: () => number;

  constructor(locks: LockStore, now: () => number) {
    this.#locks = locks;
    this.#now = now;
  }

  async take(worldId: string, window: string): Promise<ServerLock> {
    const now = this.#now();
    return { isMine: await this.#locks.take(worldId, window, now, now + HELD_MS), seconds: HELD_MS / 1000 };
  }

  release(worldId: string, window: string): Promise<void> {
    return this.#locks.release(worldId, window);
  }
}
