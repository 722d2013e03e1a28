/** How a window that looks on comes to the turn: by asking the one that has it (details §15). */
import { after } from "../../../browser/timers.ts";
import type { HeldLock } from "../../../browser/windows.ts";
import { type TurnLinks, type TurnMessage, TurnRefused } from "./TurnLinks.ts";

/** A window that says nothing for so long is asleep, and not waited for; its unsaved work is asked about when it wakes. */
const ANSWER_MS = 4000;
const SAVING_MS = 60_000;
const TOO_SLOW = "The other window could not save its work yet. Please try again in a moment.";

export interface TurnRequest {
  readonly name: string;
  readonly links: TurnLinks;
  readonly tell: (message: TurnMessage) => void;
  /** Has the request hear what the other windows say. */
  readonly listen: (hear: (message: TurnMessage) => void) => void;
}

/** Resolves with the turn as soon as it is given. Rejects with TurnRefused. */
export function askForTurn({ name, links, tell, listen }: TurnRequest): Promise<HeldLock> {
  return new Promise((resolve, reject) => {
    const wait = new AbortController();
    let stopTimer = after(ANSWER_MS, () => void seize());
    const giveUp = (why: string) => {
      stopTimer();
      wait.abort();
      reject(new TurnRefused(why));
    };
    const seize = async () => {
      wait.abort();
      const seized = await links.seize(name);
      if (seized) resolve(seized);
      else giveUp(TOO_SLOW);
    };
    listen((message) => {
      if (message.kind === "refuses") giveUp(message.why);
      if (message.kind !== "saves") return;
      stopTimer();
      stopTimer = after(SAVING_MS, () => giveUp(TOO_SLOW));
    });
    void links.hold(name, wait.signal).then((held) => {
      if (!held) return;
      stopTimer();
      resolve(held);
    });
    tell({ kind: "asks" });
  });
}
