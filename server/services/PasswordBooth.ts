/** Hashes and checks passwords with scrypt, two at a time; beyond a bounded queue it sends people away for a moment (product §16). */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { PasswordHash } from "../data/rows.ts";
import { Later } from "./Later.ts";
import { PasswordThread } from "./PasswordThread.ts";

export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export const FULL_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** A class and its teacher. */
const QUEUE_MAX = 40;
/** By then all who wait have had their turn, even on a small machine. */
const COME_AGAIN_SECONDS = 15;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export class PasswordBooth {
  private readonly cost: ScryptCost;
  private readonly decoy: PasswordHash;
  /** Two at a time; the one that had work last has it again, so that the other need not begin where few sign in. */
  private readonly free = [new PasswordThread(), new PasswordThread()];
  private readonly waiting: ((thread: PasswordThread) => void)[] = [];

  constructor(cost: ScryptCost) {
    this.cost = cost;
    this.decoy = { ...cost, salt: randomText(SALT_BYTES), hash: randomText(KEY_BYTES) };
  }

  async hash(password: string): Promise<PasswordHash> {
    const salt = randomText(SALT_BYTES);
    return { ...this.cost, salt, hash: await this.derive(password, salt, this.cost) };
  }

  /** Without a known hash it takes as long and answers no: a stranger cannot tell which names exist. */
  async check(password: string, known: PasswordHash | undefined): Promise<boolean> {
    const { salt, hash, ...cost } = known ?? this.decoy;
    const typed = await this.derive(password, salt, cost);
    return timingSafeEqual(Buffer.from(typed, "base64"), Buffer.from(hash, "base64")) && known !== undefined;
  }

  private async derive(password: string, salt: string, cost: ScryptCost): Promise<string> {
    const thread = await this.enter();
    try {
      return await thread.hash({ password: password.normalize("NFC"), salt, bytes: KEY_BYTES, cost });
    } finally {
      this.leave(thread);
    }
  }

  private async enter(): Promise<PasswordThread> {
    const thread = this.free.pop();
    if (thread) return thread;
    if (this.waiting.length >= QUEUE_MAX) {
      const message = "Many people are signing in right now. Please try again in a moment.";
      throw new Later(503, message, COME_AGAIN_SECONDS);
    }
    return new Promise((enter) => this.waiting.push(enter));
  }

  /** The place goes straight to the next in line, so that nobody can slip in between. */
  private leave(thread: PasswordThread): void {
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.free.push(thread);
  }
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString("base64");
}
