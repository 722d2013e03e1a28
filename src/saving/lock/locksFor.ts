import { onDatabaseCleared } from "../../browser/database.ts";
import { acquireLock, acquireWithin, openChannel, stealLock } from "../../browser/windows.ts";
import { isLocalId } from "../local/LocalWorld.ts";
import type { LockChannel } from "./LockChannel.ts";

/** The locks of a game: among the windows of this browser, or by the server where the browser has none, as over plain HTTP. */
export function locksFor(worldId: string): LockChannel {
  const shared = { openChannel, onCleared: onDatabaseCleared };
  if ("locks" in navigator || isLocalId(worldId)) {
    return { ...shared, acquireWithin, acquire: acquireLock, steal: stealLock };
  }
  // Loaded only where it is needed, which few pages are.
  const locks = import("./serverLocks.ts").then(({ serverLocks }) => serverLocks(worldId));
  return {
    ...shared,
    acquireWithin: async (name, patience) => (await locks).acquireWithin(name, patience),
    acquire: async (name, signal) => (await locks).acquire(name, signal),
    steal: async (name) => (await locks).steal(name),
  };
}
