/** Counts a visitor's look at a world once in half an hour (product §9). Remembers only a digest of who it was. */
import { createHash } from "node:crypto";

const HALF_HOUR = 30 * 60_000;
const REMEMBERED_MAX = 50_000;

export class PlayCounter {
  private readonly now: () => number;
  private readonly seen = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether this look is a new play. */
  isNew(worldId: string, visitor: string): boolean {
    const key = createHash("sha256").update(`${worldId} ${visitor}`).digest("base64url");
    const last = this.seen.get(key);
    if (last !== undefined && this.now() - last < HALF_HOUR) return false;
    this.seen.delete(key);
    this.seen.set(key, this.now());
    this.dropOldest();
    return true;
  }

  /** A map keeps its order: the first key is the one that was seen longest ago. */
  private dropOldest(): void {
    const [oldest] = this.seen.keys();
    if (this.seen.size > REMEMBERED_MAX && oldest !== undefined) this.seen.delete(oldest);
  }
}
