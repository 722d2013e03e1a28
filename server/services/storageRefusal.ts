/** What a child is told when the place where games are kept is in trouble: nothing is lost, and what to do. */
import { StorageAway, StorageFull, StorageReadOnly } from "../stores/troubles.ts";
import { HttpError } from "./HttpError.ts";

const STILL_THERE = "What was saved before is still there.";

/** Null for anything that is no trouble of the store. */
export function storageRefusal(thrown: unknown): HttpError | null {
  if (thrown instanceof StorageFull) return new HttpError(507, `There is no room left to save this. ${STILL_THERE}`);
  if (thrown instanceof StorageReadOnly) return new HttpError(503, `Nothing can be saved right now. ${STILL_THERE}`);
  if (!(thrown instanceof StorageAway)) return null;
  return new HttpError(503, "Your games cannot be reached right now. Please try again in a moment.");
}
