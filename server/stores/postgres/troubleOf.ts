/** What the database or the way to it complains of, in the words of the stores (`troubles.ts`). */
import { StorageAway, StorageFull, StorageReadOnly } from "../troubles.ts";

/** The database's own complaints have a severity; `code` is then a state of five signs. */
interface Complaint extends Error {
  readonly code?: string;
  readonly severity?: string;
}

const DISK_FULL = "53100";
const READ_ONLY = "25006";
/** Beginnings of states that pass by themselves or are the grown-up's to mend: connection, log-in, resources, deadlock, shut-down. */
const AWAY = ["08", "28", "3D", "40", "53", "55P03", "57"];

/** Anything the database did not say itself came from the way to it: refused, cut, or too slow. */
export function troubleOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  const { code = "", severity } = error as Complaint;
  const options = { cause: error };
  if (code === DISK_FULL) return new StorageFull(error.message, options);
  if (code === READ_ONLY) return new StorageReadOnly(error.message, options);
  const isAway = severity === undefined || AWAY.some((start) => code.startsWith(start));
  return isAway ? new StorageAway(error.message, options) : error;
}
