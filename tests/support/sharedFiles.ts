import { join } from "node:path";

/** The path of a file that belongs to somebody else: used in place, never part of this repository. */
export function sharedFile(path: string): string {
  return join(process.env.SHARED_DIR ?? join(import.meta.dirname, "../../../shared"), path);
}
