import type { Log } from "../Log.ts";
import { digestOfThumbnail, thumbnailOf } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";

/**
 * A picture written within this time stays, because a save may be about to name it. A save takes much less time than
 * this.
 */
const GRACE_MS = 60_000;
/**
 * A sweep reads the notes of all kept versions. The pause after it is this many times as long, so that on a large site
 * sweeps run for at most a twentieth of the time.
 */
const PAUSE_FACTOR = 20;

interface Discarded {
  readonly digest: string;
  readonly worldId: string;
  readonly since: number;
}

/**
 * Removes pictures shortly after a game stopped showing them, unless something else still shows them. Pictures that are
 * still waiting when the server stops are left to the daily sweep.
 */
export class DiscardedPictures {
  readonly #stores: Stores;
  readonly #log: Log;
  readonly #waiting = new Map<string, Discarded>();
  #isScheduled = false;

  constructor(stores: Stores, log: Log) {
    this.#stores = stores;
    this.#log = log;
  }

  /**
   * Remembers the addresses of pictures that a world has just stopped showing; its kept versions may still show them.
   */
  add(worldId: string, thumbnails: Iterable<string>): void {
    for (const thumbnail of thumbnails) {
      const digest = digestOfThumbnail(thumbnail);
      if (digest) this.#waiting.set(digest, { digest, worldId, since: Date.now() });
    }
    this.#schedule(GRACE_MS);
  }

  #schedule(delay: number): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setTimeout(() => void this.#sweep(), delay).unref();
  }

  async #sweep(): Promise<void> {
    const start = performance.now();
    const before = Date.now() - GRACE_MS;
    try {
      const digests = await this.#takeUnshown(before);
      if (digests.length > 0) await this.#stores.pictures.sweep(before, digests);
    } catch (error) {
      this.#log({ event: "discarded pictures could not be removed", reason: (error as Error).name });
    }
    this.#isScheduled = false;
    this.#schedule(Math.max(GRACE_MS, (performance.now() - start) * PAUSE_FACTOR));
  }

  /**
   * Takes the waiting pictures that no version of their own world shows. Usually one still does, and finding that out
   * here is cheap.
   */
  async #takeUnshown(before: number): Promise<string[]> {
    const unshown: string[] = [];
    // Pictures from the future were discarded before the clock was set back.
    const due = [...this.#waiting.values()].filter(({ since }) => since <= before || since > Date.now());
    for (const { digest, worldId } of due) {
      this.#waiting.delete(digest);
      const { worlds } = this.#stores;
      const showing = [await worlds.get(worldId), ...(await worlds.versions(worldId))];
      if (!showing.some((shown) => shown?.thumbnail === thumbnailOf(digest))) unshown.push(digest);
    }
    return unshown;
  }
}
