import type { HeldLock, WindowChannel } from "../../browser/windows.ts";

/** How the windows of one browser share locks and messages. */
export interface LockChannel {
  /** The lock if it is free, or freed within `patience` ms; null if another window keeps it. */
  acquireWithin(name: string, patience: number): Promise<HeldLock | null>;
  /** Waits for the lock; null once `signal` has aborted. */
  acquire(name: string, signal: AbortSignal): Promise<HeldLock | null>;
  /** Takes the lock from the window that holds it; null if a third window was quicker. */
  steal(name: string): Promise<HeldLock | null>;
  openChannel(name: string, onMessage: (message: unknown) => void): WindowChannel;
  /** Calls back when the data of this site was cleared, which also frees all locks. Returns a function that stops that. */
  onCleared(call: () => void): () => void;
}

/** The name of a game's lock and channel. */
export function lockName(gameId: string): string {
  return `game ${gameId}`;
}

/** What windows tell each other about a game. Windows with an older version of our code rely on these kinds. */
export type LockMessage =
  /** A newly opened window got the lock. A window that still believes to hold it has lost it when the site's data was cleared. */
  | { readonly kind: "opens" }
  /** A read-only window wants the lock. */
  | { readonly kind: "asks" }
  /** The window with the lock is saving, and will release the lock afterwards. */
  | { readonly kind: "saves" }
  /** The window with the lock does not release it. `why` is a sentence for the child. */
  | { readonly kind: "refuses"; readonly why: string };

export function isLockMessage(message: unknown): message is LockMessage {
  if (typeof message !== "object" || message === null || !("kind" in message)) return false;
  if (message.kind === "refuses") return "why" in message && typeof message.why === "string";
  return ["opens", "asks", "saves"].includes(String(message.kind));
}

/** The other window keeps the lock. The message is fit for a child. */
export class LockRefused extends Error {
  override readonly name = "LockRefused";
}
