import { leaveGameLock, takeGameLock } from "../../api/gameLocks.ts";
import { every, sleep } from "../../browser/timers.ts";
import type { HeldLock } from "../../browser/windows.ts";
import type { LockChannel } from "./LockChannel.ts";

/** How often a window renews its lock, which the server keeps for 30 seconds. */
const RENEW_MS = 10_000;
const LOOK_MS = 500;
const ID_BYTES = 16;

/** The server's side of a lock: the calls, which tests replace. */
interface LockServer {
  readonly take: typeof takeGameLock;
  readonly leave: typeof leaveGameLock;
}

/**
 * Locks of one game that the server holds, because a page that came over plain HTTP has no Web Locks. A server that cannot be reached keeps
 * nobody from working: as without any locks, conflicting saves are found by their revisions.
 */
export function serverLocks(
  worldId: string,
  server: LockServer = { take: takeGameLock, leave: leaveGameLock },
): Pick<LockChannel, "acquireWithin" | "acquire" | "steal"> {
  const window = randomName();
  const take = async (steals = false): Promise<HeldLock | null> => {
    const isRefused = await server.take(worldId, window, steals).then(
      ({ isMine }) => isMine === false,
      () => false,
    );
    return isRefused ? null : hold(worldId, window, server);
  };
  const takeUntil = async (isOver: () => boolean): Promise<HeldLock | null> => {
    for (;;) {
      const held = await take();
      if (held) return held;
      await sleep(LOOK_MS);
      if (isOver()) return null;
    }
  };
  return {
    acquireWithin: (_name, patience) => {
      const end = performance.now() + patience;
      return takeUntil(() => performance.now() > end);
    },
    acquire: (_name, signal) => takeUntil(() => signal.aborted),
    steal: () => take(true),
  };
}

/** Keeps a lock by renewing it, until it is released or another window has it. */
function hold(worldId: string, window: string, server: LockServer): HeldLock {
  const losses: (() => void)[] = [];
  const stop = every(RENEW_MS, () => void renew());
  const renew = async (): Promise<void> => {
    // A server that does not answer has given the lock to nobody else.
    const answer = await server.take(worldId, window, false).catch(() => null);
    if (answer?.isMine !== false) return;
    stop();
    for (const call of losses.splice(0)) call();
  };
  return {
    release: () => {
      stop();
      void server.leave(worldId, window).catch(() => undefined);
    },
    onLost: (call) => void losses.push(call),
  };
}

/** `crypto.randomUUID` is missing without HTTPS. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
