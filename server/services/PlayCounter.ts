/** Counts a visitor's look at a world once in half an hour (product §9). Remembers only a digest of who it was. */
import { createHash } from "node:crypto";
import type { VisitStore } from "../data/Stores.ts";

const HALF_HOUR = 30 * 60_000;

export class PlayCounter {
  private readonly visits: VisitStore;
  private readonly now: () => number;

  constructor(visits: VisitStore, now: () => number) {
    this.visits = visits;
    this.now = now;
  }

  /** Whether this look is a new play. */
  async isNew(worldId: string, visitor: string): Promise<boolean> {
    const visit = createHash("sha256").update(`${worldId} ${visitor}`).digest("base64url");
    return this.visits.isNew(visit, this.now(), HALF_HOUR);
  }
}
