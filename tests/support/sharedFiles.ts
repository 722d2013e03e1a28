import { join } from "node:path";

/** Where a file lies that belongs to somebody else: used in place, never part of this repository (product §13). */
export function sharedFile(path: string): string {
  return join(process.env.SHARED_DIR ?? join(import.meta.dirname, "../../../shared"), path);
}
