/** How a window that looks on comes to the turn: by asking the one that has it (details §15). */
import { after } from "../../browser/timers.ts";
import type { HeldLock } from "../../browser/windows.ts";
import { type LockChannel, type LockMessage, LockRefused } from "./LockChannel.ts";

/** A window that says nothing for so long is asleep, and not waited for; its unsaved work is asked about when it wakes. */
const ANSWER_MS = 4000;
const SAVING_MS = 60_000;
const TOO_SLOW = "The other window could not save its work yet. Please try again in a moment.";

export interface GameLockRequest {
  readonly name: string;
  readonly links: LockChannel;
  readonly tell: (message: LockMessage) => void;
  /** Has the request hear what the other windows say. */
  readonly listen: (hear: (message: LockMessage) => void) => void;
}

/** Resolves with the turn as soon as it is given. Rejects with TurnRefused. */
export function requestGameLock({ name, links, tell, listen }: GameLockRequest): Promise<HeldLock> {
  return new Promise((resolve, reject) => {
    const wait = new AbortController();
    let stopTimer = after(ANSWER_MS, () => void seize());
    const giveUp = (why: string) => {
      stopTimer();
      wait.abort();
      reject(new LockRefused(why));
    };
    const seize = async () => {
      wait.abort();
      const seized = await links.steal(name);
      if (seized) resolve(seized);
      else giveUp(TOO_SLOW);
    };
    listen((message) => {
      if (message.kind === "refuses") giveUp(message.why);
      if (message.kind !== "saves") return;
      stopTimer();
      stopTimer = after(SAVING_MS, () => giveUp(TOO_SLOW));
    });
    void links.acquire(name, wait.signal).then((held) => {
      if (!held) return;
      stopTimer();
      resolve(held);
    });
    tell({ kind: "asks" });
  });
}
