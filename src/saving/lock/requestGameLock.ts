import { after } from "../../browser/timers.ts";
import type { HeldLock } from "../../browser/windows.ts";
import { type LockChannel, type LockMessage, LockRefused } from "./LockChannel.ts";

/** A window that does not answer within this time is frozen, and its lock is stolen. If it wakes with unsaved work, the child chooses. */
const ANSWER_MS = 4000;
const SAVING_MS = 60_000;
const TOO_SLOW = "The other window couldn't save yet. Please try again in a moment.";

export interface GameLockRequest {
  readonly name: string;
  readonly channel: LockChannel;
  readonly post: (message: LockMessage) => void;
  /** Sets what receives the messages of the other windows. */
  readonly listen: (onMessage: (message: LockMessage) => void) => void;
}

/** Asks the window that holds the lock to save and release it. Rejects with LockRefused. */
export function requestGameLock({ name, channel, post, listen }: GameLockRequest): Promise<HeldLock> {
  return new Promise((resolve, reject) => {
    const wait = new AbortController();
    let stopTimer = after(ANSWER_MS, () => void steal());
    const giveUp = (why: string) => {
      stopTimer();
      wait.abort();
      reject(new LockRefused(why));
    };
    const steal = async () => {
      wait.abort();
      const stolen = await channel.steal(name);
      if (stolen) resolve(stolen);
      else giveUp(TOO_SLOW);
    };
    listen((message) => {
      if (message.kind === "refuses") giveUp(message.why);
      if (message.kind !== "saves") return;
      stopTimer();
      stopTimer = after(SAVING_MS, () => giveUp(TOO_SLOW));
    });
    void channel.acquire(name, wait.signal).then((held) => {
      if (!held) return;
      stopTimer();
      resolve(held);
    });
    post({ kind: "asks" });
  });
}
