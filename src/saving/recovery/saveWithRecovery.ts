/** A save is over once what was saved is in the journal, too. */
import { sleep } from "../../browser/timers.ts";
import type { SaveTarget } from "../Saver.ts";

/** A browser that takes longer than this to write keeps nobody from their save. */
const PATIENCE_MS = 2000;

/**
 * Who loads the page anew right after a save would else find an earlier moment in the journal, in no save, and be asked which of
 * the two to go on with. `settled`: writes what waits to be written, and never rejects.
 */
export function saveWithRecovery(keeper: SaveTarget, settled: () => Promise<void>): SaveTarget {
  return {
    save: async (document) => {
      await Promise.all([keeper.save(document), Promise.race([settled(), sleep(PATIENCE_MS)])]);
    },
  };
}
