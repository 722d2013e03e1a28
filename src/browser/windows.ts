/** How the windows of this browser on this site share a game: messages between them, and locks that one window at a time can hold. */
import { after } from "./timers.ts";

export interface WindowChannel {
  /** Reaches all other windows, not the one that sends it. */
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/** In a browser without BroadcastChannel nothing is sent or received. */
export function openChannel(name: string, onMessage: (message: unknown) => void): WindowChannel {
  if (!("BroadcastChannel" in globalThis)) return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

export interface HeldLock {
  readonly release: () => void;
  /** Calls back when another window stole the lock. */
  readonly onLost: (call: () => void) => void;
}

/** A browser that does not even let a lock be stolen within this time has no working locks. */
const STEAL_TIMEOUT_MS = 3000;
/** A browser answers at once whether a lock is free, but a busy page on a small machine hears it late. */
const FREE_TIMEOUT_MS = 5000;

/** What a browser without locks gives to every window, which includes all pages served without HTTPS. */
const NO_LOCK: HeldLock = { release: () => undefined, onLost: () => undefined };

/** Waits for the lock; null once `signal` has aborted. */
export function acquireLock(name: string, signal: AbortSignal): Promise<HeldLock | null> {
  return requestLock(name, { signal }, (giveUp) =>
    signal.addEventListener("abort", () => giveUp(null), { once: true }),
  );
}

/**
 * The lock if it is free, or freed within `patience` ms by a window that is closing; null if another window keeps it. The time runs only
 * once the browser has said that somebody holds the lock, so that a slow start is never taken for another window.
 */
export async function acquireWithin(name: string, patience: number): Promise<HeldLock | null> {
  const free = await requestLock(name, { ifAvailable: true }, (giveUp) => after(FREE_TIMEOUT_MS, () => giveUp(null)));
  return free ?? acquireLock(name, AbortSignal.timeout(patience));
}

/** Takes the lock from the window that holds it; null if a third window was quicker. */
export function stealLock(name: string): Promise<HeldLock | null> {
  return requestLock(name, { steal: true }, (giveUp) => after(STEAL_TIMEOUT_MS, () => giveUp(NO_LOCK)));
}

/** `startTimeout` makes sure that the wait ends even if the browser never answers. */
function requestLock(
  name: string,
  options: LockOptions,
  startTimeout: (giveUp: (answer: HeldLock | null) => void) => void,
): Promise<HeldLock | null> {
  if (!("locks" in navigator)) return Promise.resolve(NO_LOCK);
  return new Promise((resolve) => {
    let isOver = false;
    const answer = (lock: HeldLock | null) => {
      isOver = true;
      resolve(lock);
    };
    startTimeout(answer);
    const request = navigator.locks.request(name, options, (lock) => {
      // Granted too late: returning at once releases the lock, which the caller no longer waits for.
      if (isOver) return;
      if (!lock) return answer(null);
      return new Promise<void>((release) => {
        answer({ release, onLost: (call) => void request.catch(call) });
      });
    });
    // With any other error, this page may have no locks at all.
    request.catch((error: unknown) => answer(isAbortedOrStolen(error) ? null : NO_LOCK));
  });
}

function isAbortedOrStolen(error: unknown): boolean {
  return error instanceof DOMException && ["AbortError", "TimeoutError"].includes(error.name);
}
