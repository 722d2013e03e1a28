/** Looking at worlds: lists and single ones (spec §7, product §7, §9). Changes nothing but the count of plays. */
import type { WorldCard, WorldRecord } from "../../src/api/wire.ts";
import type { WorldRow } from "../data/rows.ts";
import type { Stores } from "../data/Stores.ts";
import type { Log } from "../Log.ts";
import type { Bundled } from "./bundled.ts";
import type { PlayCounter } from "./PlayCounter.ts";
import { Refusal, WORLD_NOT_FOUND } from "./Refusal.ts";
import type { Viewer, WorldCards } from "./WorldCards.ts";

/** The name under which the tutorial game is fetched and copied (spec §7). */
export const TUTORIAL = "tutorial";
const POPULAR_MAX = 50;

export interface ShelfParts {
  readonly stores: Stores;
  readonly cards: WorldCards;
  readonly plays: PlayCounter;
  readonly bundled: Bundled;
  readonly log: Log;
}

export class WorldShelf {
  private readonly parts: ShelfParts;

  constructor(parts: ShelfParts) {
    this.parts = parts;
  }

  /** Newest-updated first; somebody else's only as far as they are published. */
  ownedBy(ownerId: string, viewer: Viewer): WorldCard[] {
    const isShown = (row: WorldRow): boolean => row.userId === ownerId && (row.published || viewer === ownerId);
    return this.parts.stores.records
      .all()
      .filter(isShown)
      .sort(byNewest)
      .map((row) => this.parts.cards.card(row, viewer));
  }

  /** The published ones by plays, then newest (details §1). */
  popular(viewer: Viewer): WorldCard[] {
    const published = this.parts.stores.records.all().filter((row) => row.published);
    published.sort((a, b) => b.playCount - a.playCount || byNewest(a, b));
    return published.slice(0, POPULAR_MAX).map((row) => this.parts.cards.card(row, viewer));
  }

  /** A world by its link, published or not. `visitor` tells visitors apart for the count of plays. */
  async open(id: string, viewer: Viewer, visitor: string): Promise<WorldRecord> {
    if (id === TUTORIAL) return this.tutorial();
    const row = this.find(id);
    const data = await this.dataOf(row);
    this.countPlay(row, viewer, visitor);
    return { ...this.parts.cards.card(this.find(id), viewer), data };
  }

  find(id: string): WorldRow {
    const row = this.parts.stores.records.get(id);
    if (!row) throw new Refusal(404, WORLD_NOT_FOUND);
    return row;
  }

  /** The game as it was last saved; null for one that never was. */
  async dataOf(row: WorldRow): Promise<unknown> {
    if (row.revision === 0) return null;
    const version = await this.parts.stores.worlds.read(row.id);
    if (version) return version.data;
    this.find(row.id);
    throw new Refusal(500, "Sorry, this world's file is damaged and no older one is left. The damaged file was kept.");
  }

  private countPlay(row: WorldRow, viewer: Viewer, visitor: string): void {
    if (viewer === row.userId || !this.parts.plays.isNew(row.id, visitor)) return;
    const present = this.parts.stores.records.get(row.id);
    if (!present) return;
    const counted = this.parts.stores.records.put({ ...present, playCount: present.playCount + 1 });
    counted.catch((error: Error) => this.parts.log({ event: "a play could not be counted", reason: error.message }));
  }

  /** Nobody's world: it is there to be copied. */
  private tutorial(): WorldRecord {
    const { name, data } = this.parts.bundled.tutorial;
    const counts = { forkCount: 0, playCount: 0, revision: 0 };
    const nobody = { userId: "", user: { username: "" }, forkParent: null, thumbnail: "", published: false };
    return { id: TUTORIAL, name, data, ...nobody, ...counts, updatedAt: new Date(0).toISOString() };
  }
}

function byNewest(a: WorldRow, b: WorldRow): number {
  return b.updatedAt.localeCompare(a.updatedAt);
}
