/** Names that one page of this site at a time may hold, whatever windows are open (Web Locks). */

export interface Hold {
  readonly release: () => void;
  /** Calls back when another page took the name by force. */
  readonly onLost: (call: () => void) => void;
}

/** Waits for the name until `signal` ends the wait; null then. A browser without locks lets every page hold everything. */
export function hold(name: string, signal: AbortSignal): Promise<Hold | null> {
  return ask(name, { signal });
}

/** Takes the name from whichever page has it; null where yet another one was quicker. */
export function seize(name: string): Promise<Hold | null> {
  return ask(name, { steal: true });
}

/** Pages that were sent without https have no locks. */
const FREE: Hold = { release: () => undefined, onLost: () => undefined };

function ask(name: string, options: LockOptions): Promise<Hold | null> {
  if (!("locks" in navigator)) return Promise.resolve(FREE);
  return new Promise((resolve) => {
    const request = navigator.locks.request(name, options, () => {
      return new Promise<void>((release) => {
        resolve({ release, onLost: (call) => void request.catch(call) });
      });
    });
    // Any other fault: this page may have no locks at all.
    request.catch((fault: unknown) => resolve(isOver(fault) ? null : FREE));
  });
}

/** The wait was ended, or the name was taken by force. */
function isOver(fault: unknown): boolean {
  return fault instanceof DOMException && ["AbortError", "TimeoutError"].includes(fault.name);
}
