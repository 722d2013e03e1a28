import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordHash } from "../stores/rows.ts";
import { CUT_OFF, HttpError } from "./HttpError.ts";
import { type Caller, PasswordQueue } from "./PasswordQueue.ts";
import { RetryLater } from "./RetryLater.ts";

export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export const FULL_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

interface Task {
  readonly password: string;
  /** In base64, as the hash. */
  readonly salt: string;
  readonly cost: ScryptCost;
}

/** Node runs scrypt on the four threads of its pool: two stay free for files and compression. */
const AT_ONCE = 2;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const COME_AGAIN_SECONDS = 1;
/** Stands for the site itself. */
const NOBODY: Caller = { address: "", isKnown: false };

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes and checks passwords with scrypt, two at a time. When its queue is full, people are asked to come back in a moment. */
export class PasswordHasher {
  private readonly cost: ScryptCost;
  private readonly decoy: PasswordHash;
  private readonly queue = new PasswordQueue();
  private running = 0;

  constructor(cost: ScryptCost) {
    this.cost = cost;
    this.decoy = { ...cost, salt: randomText(SALT_BYTES), hash: randomText(KEY_BYTES) };
  }

  async hash(password: string, caller = NOBODY): Promise<PasswordHash> {
    const salt = randomText(SALT_BYTES);
    return { ...this.cost, salt, hash: await this.whenFree({ password, salt, cost: this.cost }, caller) };
  }

  /** Without a known hash it takes as long and answers no: a stranger cannot tell which names exist. */
  async check(password: string, known: PasswordHash | undefined, caller = NOBODY): Promise<boolean> {
    const { salt, hash, ...cost } = known ?? this.decoy;
    const derived = await this.whenFree({ password, salt, cost }, caller);
    return timingSafeEqual(Buffer.from(derived, "base64"), Buffer.from(hash, "base64")) && known !== undefined;
  }

  /** The hash itself, at once and whatever else is running. */
  async derive({ password, salt, cost: { N, r, p } }: Task): Promise<string> {
    const options = { N, r, p, maxmem: 256 * N * r };
    const key = await scryptAsync(password.normalize("NFC"), Buffer.from(salt, "base64"), KEY_BYTES, options);
    return key.toString("base64");
  }

  /** The next in the queue takes over a place that becomes free, so that no later caller can slip in between. */
  private async whenFree(task: Task, caller: Caller): Promise<string> {
    if (this.running < AT_ONCE) this.running += 1;
    else await this.queue.wait(caller);
    try {
      // A caller that hung up while it was waiting has guessed nothing, and keeps the others waiting no longer.
      if (caller.isGone?.()) throw new HttpError(400, CUT_OFF);
      return await this.derive(task).catch(hashingFailed);
    } finally {
      if (!this.queue.letNextIn()) this.running -= 1;
    }
  }
}

/** The log tells the cause; the caller is only asked to try again. */
function hashingFailed(cause: unknown): never {
  const message = "Sorry, your password could not be checked just now. Please try again.";
  throw Object.assign(new RetryLater(503, message, COME_AGAIN_SECONDS), { cause });
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString("base64");
}
