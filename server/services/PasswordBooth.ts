/** Hashes and checks passwords with scrypt, two at a time; beyond a bounded queue it sends people away for a moment (product §16). */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordHash } from "../data/rows.ts";
import { Later } from "./Later.ts";

export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export const FULL_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const AT_ONCE = 2;
/** A class and its teacher. */
const QUEUE_MAX = 40;
/** By then all who wait have had their turn, even on a small machine. */
const COME_AGAIN_SECONDS = 15;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

export class PasswordBooth {
  private readonly cost: ScryptCost;
  private readonly decoy: PasswordHash;
  private busy = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(cost: ScryptCost) {
    this.cost = cost;
    this.decoy = { ...cost, salt: randomText(SALT_BYTES), hash: randomText(KEY_BYTES) };
  }

  async hash(password: string): Promise<PasswordHash> {
    const salt = randomBytes(SALT_BYTES);
    const key = await this.derive(password, salt, this.cost);
    return { ...this.cost, salt: salt.toString("base64"), hash: key.toString("base64") };
  }

  /** Without a known hash it takes as long and answers no: a stranger cannot tell which names exist. */
  async check(password: string, known: PasswordHash | undefined): Promise<boolean> {
    const { salt, hash, ...cost } = known ?? this.decoy;
    const key = await this.derive(password, Buffer.from(salt, "base64"), cost);
    return timingSafeEqual(key, Buffer.from(hash, "base64")) && known !== undefined;
  }

  private async derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
    await this.enter();
    try {
      return await derive(password.normalize("NFC"), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.busy < AT_ONCE) {
      this.busy += 1;
      return;
    }
    if (this.waiting.length >= QUEUE_MAX) {
      const message = "Many people are signing in right now. Please try again in a moment.";
      throw new Later(503, message, COME_AGAIN_SECONDS);
    }
    await new Promise<void>((enter) => this.waiting.push(enter));
  }

  /** The place goes straight to the next in line, so that nobody can slip in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.busy -= 1;
  }
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString("base64");
}
