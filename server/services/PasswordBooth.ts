/** Hashes and checks passwords with scrypt, two at a time. When the queue is full, people are asked to come back in a moment. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { PasswordHash } from "../data/rows.ts";
import { type Caller, PasswordQueue } from "./PasswordQueue.ts";
import { PasswordThread } from "./PasswordThread.ts";
import { CUT_OFF, Refusal } from "./Refusal.ts";

export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

interface Typed {
  readonly password: string;
  readonly salt: string;
  readonly cost: ScryptCost;
}

export const FULL_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Stands for the site itself. */
const NOBODY: Caller = { address: "", isKnown: false };

export class PasswordBooth {
  private readonly cost: ScryptCost;
  private readonly decoy: PasswordHash;
  /** Two at a time; the one that had work last has it again, so that the other need not begin where few sign in. */
  private readonly free = [new PasswordThread(), new PasswordThread()];
  private readonly queue = new PasswordQueue();

  constructor(cost: ScryptCost) {
    this.cost = cost;
    this.decoy = { ...cost, salt: randomText(SALT_BYTES), hash: randomText(KEY_BYTES) };
  }

  async hash(password: string, caller = NOBODY): Promise<PasswordHash> {
    const salt = randomText(SALT_BYTES);
    return { ...this.cost, salt, hash: await this.derive({ password, salt, cost: this.cost }, caller) };
  }

  /** Without a known hash it takes as long and answers no: a stranger cannot tell which names exist. */
  async check(password: string, known: PasswordHash | undefined, caller = NOBODY): Promise<boolean> {
    const { salt, hash, ...cost } = known ?? this.decoy;
    const typed = await this.derive({ password, salt, cost }, caller);
    return timingSafeEqual(Buffer.from(typed, "base64"), Buffer.from(hash, "base64")) && known !== undefined;
  }

  private async derive({ password, salt, cost }: Typed, caller: Caller): Promise<string> {
    const thread = this.free.pop() ?? (await this.queue.wait(caller));
    try {
      // Whoever hung up while waiting has guessed nothing, and keeps nobody waiting.
      if (caller.isGone?.()) throw new Refusal(400, CUT_OFF);
      return await thread.hash({ password: password.normalize("NFC"), salt, bytes: KEY_BYTES, cost });
    } finally {
      this.leave(thread);
    }
  }

  /** The place goes straight to the next in line, so that nobody can slip in between. */
  private leave(thread: PasswordThread): void {
    if (!this.queue.giveTo(thread)) this.free.push(thread);
  }
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString("base64");
}
