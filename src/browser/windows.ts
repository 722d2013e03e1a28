/** Names that one page of this site at a time may hold, whatever windows are open (Web Locks). */
import { after } from "./timers.ts";

export interface HeldLock {
  readonly release: () => void;
  /** Calls back when another page took the name by force. */
  readonly onLost: (call: () => void) => void;
}

/** A browser that does not even take a name by force within this time keeps none of them. */
const SILENT_MS = 3000;

/** Waits for the name until `signal` ends the wait; null then. A browser without locks lets every page hold everything. */
export function acquireLock(name: string, signal: AbortSignal): Promise<HeldLock | null> {
  return ask(name, { signal }, (giveUp) => signal.addEventListener("abort", () => giveUp(null), { once: true }));
}

/** Takes the name from whichever page has it; null where yet another one was quicker. */
export function stealLock(name: string): Promise<HeldLock | null> {
  return ask(name, { steal: true }, (giveUp) => after(SILENT_MS, () => giveUp(FREE)));
}

/** Pages that were sent without https have no locks. */
const FREE: HeldLock = { release: () => undefined, onLost: () => undefined };

/** `untilSilent`: sees to it that the wait ends, whatever the browser does. */
function ask(
  name: string,
  options: LockOptions,
  untilSilent: (giveUp: (answer: HeldLock | null) => void) => void,
): Promise<HeldLock | null> {
  if (!("locks" in navigator)) return Promise.resolve(FREE);
  return new Promise((resolve) => {
    let isOver = false;
    const answer = (hold: HeldLock | null) => {
      isOver = true;
      resolve(hold);
    };
    untilSilent(answer);
    const request = navigator.locks.request(name, options, () => {
      // Nobody waits for it any more, so nobody would give it back.
      if (isOver) return;
      return new Promise<void>((release) => {
        answer({ release, onLost: (call) => void request.catch(call) });
      });
    });
    // Any other fault: this page may have no locks at all.
    request.catch((fault: unknown) => answer(isEnded(fault) ? null : FREE));
  });
}

/** The wait was ended, or the name was taken by force. */
function isEnded(fault: unknown): boolean {
  return fault instanceof DOMException && ["AbortError", "TimeoutError"].includes(fault.name);
}
