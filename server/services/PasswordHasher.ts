import { randomBytes, timingSafeEqual } from "node:crypto";
import type { PasswordHash } from "../stores/rows.ts";
import { CUT_OFF, HttpError } from "./HttpError.ts";
import { type Caller, PasswordQueue } from "./PasswordQueue.ts";
import { PasswordThread, type ScryptCost, type Task } from "./PasswordThread.ts";

export const FULL_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** The caller of hashes that the site itself asks for. */
const NOBODY: Caller = { address: "", isKnown: false };

/**
 * Hashes and checks passwords with scrypt, two at a time. When its queue is full, people are asked to come back in a
 * moment.
 */
export class PasswordHasher {
  readonly #cost: ScryptCost;
  readonly #decoy: PasswordHash;
  readonly #queue = new PasswordQueue();
  /**
   * The threads without work. There are two, so that others can sign in during a long check. The one that was used last
   * is used next, so that a few sign-ins need one thread only.
   */
  readonly #idle = [new PasswordThread(), new PasswordThread()];

  constructor(cost: ScryptCost) {
    this.#cost = cost;
    this.#decoy = { ...cost, salt: randomText(SALT_BYTES), hash: randomText(KEY_BYTES) };
  }

  async hash(password: string, caller = NOBODY): Promise<PasswordHash> {
    const salt = randomText(SALT_BYTES);
    return { ...this.#cost, salt, hash: await this.#derive({ password, salt, cost: this.#cost }, caller) };
  }

  /**
   * Returns whether the password is right. Without a known hash it takes as long and returns false, so that a stranger
   * cannot tell which names exist.
   */
  async check(password: string, known: PasswordHash | undefined, caller = NOBODY): Promise<boolean> {
    const { salt, hash, ...cost } = known ?? this.#decoy;
    const derived = await this.#derive({ password, salt, cost }, caller);
    return timingSafeEqual(Buffer.from(derived, "base64"), Buffer.from(hash, "base64")) && known !== undefined;
  }

  async #derive({ password, salt, cost }: Omit<Task, "bytes">, caller: Caller): Promise<string> {
    const thread = this.#idle.pop() ?? (await this.#queue.wait(caller));
    try {
      // A caller that hung up while it was waiting has guessed nothing, and must not delay the others.
      if (caller.isGone?.()) throw new HttpError(400, CUT_OFF);
      return await thread.hash({ password: password.normalize("NFC"), salt, bytes: KEY_BYTES, cost });
    } finally {
      // The thread goes to the next in the queue at once, so that no later caller can slip in between.
      if (!this.#queue.giveToNext(thread)) this.#idle.push(thread);
    }
  }
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString("base64");
}
