import type { HeldLock, WindowChannel } from "../../browser/windows.ts";
import { isLockMessage, type LockChannel, type LockMessage, lockName } from "./LockChannel.ts";
import { requestGameLock } from "./requestGameLock.ts";

/** Saves everything before another window takes over. Rejects with a sentence for the child if this window must keep the game. */
export type HandOver = () => Promise<void>;

/** A page that is closing releases its lock within this time. */
const CLOSING_MS = 1000;

/** Locks that this page is releasing, by name. Opening a game again waits until its last session has saved. */
const releases = new Map<string, Promise<void>>();

/** Lets only one window of this browser edit a game at a time. See "Second window" in the README. */
export class GameLock {
  readonly #name: string;
  readonly #windows: LockChannel;
  #channel: WindowChannel | null = null;
  /** Resolves with null if another window holds the lock. */
  #held: Promise<HeldLock | null> = Promise.resolve(null);
  #handOver: HandOver | null = null;
  #saving: Promise<unknown> = Promise.resolve();
  #onAnswer: (message: LockMessage) => void = () => undefined;
  /** Whether the site's data was cleared, and the lock with it. */
  #isCleared = false;
  #unwatchClearing: () => void = () => undefined;

  constructor(gameId: string, windows: LockChannel) {
    this.#name = lockName(gameId);
    this.#windows = windows;
  }

  /** Begins to acquire the lock. `isHeld` tells if it was free. */
  acquire(): void {
    this.#channel = this.#windows.openChannel(this.#name, (message) => {
      if (isLockMessage(message)) this.#receive(message);
    });
    this.#unwatchClearing = this.#windows.onCleared(() => {
      this.#isCleared = true;
    });
    this.#held = this.#acquireFree();
  }

  async isHeld(): Promise<boolean> {
    return (await this.#held) !== null;
  }

  /** Gets the lock from the window that holds it. Rejects with LockRefused. */
  async takeOver(): Promise<void> {
    if (await this.isHeld()) return;
    const held = await requestGameLock({
      name: this.#name,
      channel: this.#windows,
      post: (message) => this.#channel?.post(message),
      listen: (onMessage) => {
        this.#onAnswer = onMessage;
      },
    });
    this.#setHeld(held);
  }

  /** Sets what runs before another window gets the lock; null if nothing is open that could be lost. */
  setHandOver(handOver: HandOver | null): void {
    this.#handOver = handOver;
  }

  /** Keeps the lock until this has settled. */
  waitForSave(saving: Promise<unknown>): void {
    this.#saving = saving.catch(() => undefined);
  }

  /** Releases the lock after a save that is in progress. */
  release(): void {
    this.#channel?.close();
    this.#channel = null;
    this.#unwatchClearing();
    const release = this.#releaseHeld().finally(() => {
      if (releases.get(this.#name) === release) releases.delete(this.#name);
    });
    releases.set(this.#name, release);
  }

  async #acquireFree(): Promise<HeldLock | null> {
    await releases.get(this.#name);
    const held = await this.#windows.acquireWithin(this.#name, CLOSING_MS);
    if (!held) return null;
    this.#setHeld(held);
    this.#channel?.post({ kind: "opens" } satisfies LockMessage);
    return held;
  }

  #setHeld(held: HeldLock): void {
    this.#held = Promise.resolve(held);
    // The lock was stolen while this window was frozen. Its unsaved work conflicts at the next save, and the child chooses.
    held.onLost(() => this.#handOverQuietly());
  }

  #receive(message: LockMessage): void {
    if (message.kind === "asks") void this.#answerRequest();
    else if (message.kind !== "opens") this.#onAnswer(message);
    else if (this.#isCleared) this.#handOverQuietly();
  }

  async #answerRequest(): Promise<void> {
    if (!(await this.isHeld())) return;
    this.#channel?.post({ kind: "saves" } satisfies LockMessage);
    try {
      await this.#handOverAndRelease();
    } catch (refusal) {
      const why = refusal instanceof Error ? refusal.message : String(refusal);
      this.#channel?.post({ kind: "refuses", why } satisfies LockMessage);
    }
  }

  /** If this window cannot hand over, both windows have the game open, and the child chooses at the next save. */
  #handOverQuietly(): void {
    void this.#handOverAndRelease().catch(() => undefined);
  }

  async #handOverAndRelease(): Promise<void> {
    await this.#handOver?.();
    await this.#releaseHeld();
  }

  async #releaseHeld(): Promise<void> {
    const held = this.#held;
    // Components that unmount together with the lock's owner call `waitForSave` first.
    await Promise.resolve();
    await this.#saving;
    if (this.#held === held) this.#held = Promise.resolve(null);
    (await held)?.release();
  }
}
