/** The calls about the lock of a game that the server holds, for windows that have none among themselves. */
import { call } from "./client.ts";
import type { ServerLock } from "./operations.ts";

/** Takes or renews the lock of a game for a window, with `steals` also from another one, and says whether it has it. */
export function takeGameLock(worldId: string, window: string, steals: boolean): Promise<ServerLock> {
  return call({ method: "PUT", path: lockPath(worldId), body: { window, steals } });
}

export function leaveGameLock(worldId: string, window: string): Promise<object> {
  return call({ method: "DELETE", path: lockPath(worldId), body: { window }, keepalive: true });
}

function lockPath(worldId: string): string {
  return `/worlds/${encodeURIComponent(worldId)}/lock`;
}
