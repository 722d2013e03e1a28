/** Which window of this browser may change a game: one at a time, and the turn passes on without a loss (details §15). */
import type { HeldLock, WindowChannel } from "../../browser/windows.ts";
import { requestGameLock } from "./requestGameLock.ts";
import { isLockMessage, type LockChannel, type LockMessage, lockName } from "./LockChannel.ts";

/** Saves all there is; rejects with a sentence for the child where the game must stay with this window. */
export type HandOver = () => Promise<void>;

/** A page that is just closing lets go within this time. */
const OPENING_MS = 1000;

/** What this page still saves of a game it has left; opening it again waits for that. */
const endings = new Map<string, Promise<void>>();

export class GameLock {
  readonly #name: string;
  readonly #links: LockChannel;
  #channel: WindowChannel | null = null;
  #hold: Promise<HeldLock | null> = Promise.resolve(null);
  #handOver: HandOver | null = null;
  #saving: Promise<unknown> = Promise.resolve();
  #hear: (message: LockMessage) => void = () => undefined;
  /** What this window holds is worth nothing any more. */
  #isCleared = false;
  #forgetClearing: () => void = () => undefined;

  constructor(gameId: string, links: LockChannel) {
    this.#name = lockName(gameId);
    this.#links = links;
  }

  /** Takes the turn if no other window has it. */
  acquire(): void {
    this.#channel = this.#links.openChannel(this.#name, (message) => {
      if (isLockMessage(message)) this.#hearOf(message);
    });
    this.#forgetClearing = this.#links.onCleared(() => {
      this.#isCleared = true;
    });
    this.#hold = this.#first();
  }

  /** Whether this window may change the game; known soon after `begin`. */
  async isHeld(): Promise<boolean> {
    return (await this.#hold) !== null;
  }

  /** Asks the window that has the turn for it. Rejects with TurnRefused. */
  async takeOver(): Promise<void> {
    if (await this.isHeld()) return;
    const taken = await requestGameLock({
      name: this.#name,
      links: this.#links,
      tell: (message) => this.#channel?.post(message),
      listen: (hear) => {
        this.#hear = hear;
      },
    });
    this.#keep(taken);
  }

  /** What is done when another window asks for the game; null: nothing is open here that could be lost. */
  setHandOver(handOver: HandOver | null): void {
    this.#handOver = handOver;
  }

  /** The turn is not given back before this is over, however it ends. */
  waitForSave(saving: Promise<unknown>): void {
    this.#saving = saving.catch(() => undefined);
  }

  /** Gives the turn back, once what is being saved is saved. */
  release(): void {
    this.#channel?.close();
    this.#channel = null;
    this.#forgetClearing();
    const ending = this.#release().finally(() => {
      if (endings.get(this.#name) === ending) endings.delete(this.#name);
    });
    endings.set(this.#name, ending);
  }

  async #first(): Promise<HeldLock | null> {
    await endings.get(this.#name);
    const first = await this.#links.acquire(this.#name, AbortSignal.timeout(OPENING_MS));
    if (!first) return null;
    this.#keep(first);
    this.#channel?.post({ kind: "opens" } satisfies LockMessage);
    return first;
  }

  #keep(held: HeldLock): void {
    this.#hold = Promise.resolve(held);
    // Taken while this window slept: what it had not saved meets the newer game at its next save, and the child chooses.
    held.onLost(() => this.#giveWay());
  }

  #hearOf(message: LockMessage): void {
    if (message.kind === "asks") void this.#answer();
    else if (message.kind === "opens") this.#stepBack();
    else this.#hear(message);
  }

  async #answer(): Promise<void> {
    if (!(await this.isHeld())) return;
    this.#channel?.post({ kind: "saves" } satisfies LockMessage);
    try {
      await this.#giveAway();
    } catch (refusal) {
      const why = refusal instanceof Error ? refusal.message : String(refusal);
      this.#channel?.post({ kind: "refuses", why } satisfies LockMessage);
    }
  }

  /** Where something is in the way of it, both windows have the game, and the child chooses at the next save, too. */
  #stepBack(): void {
    if (this.#isCleared) this.#giveWay();
  }

  #giveWay(): void {
    void this.#giveAway().catch(() => undefined);
  }

  async #giveAway(): Promise<void> {
    await this.#handOver?.();
    await this.#release();
  }

  async #release(): Promise<void> {
    const held = this.#hold;
    // What leaves the page at the same time says first what it still saves.
    await Promise.resolve();
    await this.#saving;
    if (this.#hold === held) this.#hold = Promise.resolve(null);
    (await held)?.release();
  }
}
