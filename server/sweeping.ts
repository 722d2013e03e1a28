import type { Log } from "./Log.ts";
import type { Stores } from "./stores/Stores.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MONTH = 30 * DAY;
/** The first sweep waits, so that a class can come in after the server has started. */
const FIRST = 10 * MINUTE;

/**
 * Once a day, removes pictures that no world and no kept version shows, and games that were packed long ago, without
 * delaying saves. Pictures younger than a day stay, because a save writes its picture before its record.
 */
export function startSweeping(stores: Stores, log: Log): void {
  const sweep = async (): Promise<void> => {
    try {
      const count = await stores.pictures.sweep(Date.now() - DAY);
      if (count > 0) log({ event: "pictures that nobody shows were removed", count });
      await stores.worlds.sweepPacked(Date.now() - MONTH);
    } catch (error) {
      log({ event: "pictures could not be looked through", reason: (error as Error).name });
    }
    setTimeout(sweep, DAY).unref();
  };
  setTimeout(sweep, FIRST).unref();
}
