import { createHash } from "node:crypto";
import type { VisitStore } from "../stores/Stores.ts";

const HALF_HOUR = 30 * 60_000;

export type Visit = "play" | "remix";

/** Counts plays and remixes of a game by one visitor once in half an hour. Remembers only a digest of the visitor. */
export class VisitCounter {
  private readonly visits: VisitStore;
  private readonly now: () => number;

  constructor(visits: VisitStore, now: () => number) {
    this.visits = visits;
    this.now = now;
  }

  /** Whether this is a new play or remix of that visitor. */
  async isNew(kind: Visit, worldId: string, visitor: string): Promise<boolean> {
    const visit = createHash("sha256").update(`${kind} ${worldId} ${visitor}`).digest("base64url");
    return this.visits.isNew(visit, this.now(), HALF_HOUR);
  }
}
