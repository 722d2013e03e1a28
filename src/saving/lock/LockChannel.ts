/** What the windows of one browser share about a game, and what they say to each other about it. */
import type { HeldLock, WindowChannel } from "../../browser/windows.ts";

export interface LockChannel {
  acquire(name: string, signal: AbortSignal): Promise<HeldLock | null>;
  steal(name: string): Promise<HeldLock | null>;
  openChannel(name: string, hear: (message: unknown) => void): WindowChannel;
  /** Calls back when the data of this site was cleared, which takes what the windows hold along; the answer ends it. */
  onCleared(call: () => void): () => void;
}

/** What a game's turn is called among the windows. */
export function lockName(gameId: string): string {
  return `game ${gameId}`;
}

export type LockMessage =
  /** A window was opened and got the turn; whoever still believes to have it has lost it with the data of this site. */
  | { readonly kind: "opens" }
  /** A window that looks on would like the turn. */
  | { readonly kind: "asks" }
  /** The one that has it is awake and saves its work; then it gives the turn away. */
  | { readonly kind: "saves" }
  /** It keeps the turn; `why` is a sentence for the child. */
  | { readonly kind: "refuses"; readonly why: string };

/** Another release of this site may say something else. */
export function isLockMessage(message: unknown): message is LockMessage {
  if (typeof message !== "object" || message === null || !("kind" in message)) return false;
  if (message.kind === "refuses") return "why" in message && typeof message.why === "string";
  return ["opens", "asks", "saves"].includes(String(message.kind));
}

/** The turn stays where it is; the message says why. */
export class LockRefused extends Error {
  override readonly name = "TurnRefused";
}
