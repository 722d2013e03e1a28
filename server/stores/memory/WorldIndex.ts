import { PUBLISHED_SHARE, type WorldRow, type WorldUsage } from "../rows.ts";
import type { RowObserver } from "./Collection.ts";
import { SortedList } from "./SortedList.ts";

/** Records of worlds by owner and by popularity, updated with every change, so that no list has to look at all records. */
export class WorldIndex implements RowObserver<WorldRow> {
  private readonly byOwner = new Map<string, Map<string, WorldRow>>();
  private readonly published = new PopularWorlds(byPopularity);

  changed(before: WorldRow | undefined, after: WorldRow | undefined): void {
    if (before) this.remove(before);
    if (after) this.add(after);
  }

  /** Newest-updated first. */
  ownedBy(userId: string): readonly WorldRow[] {
    return [...this.rowsOf(userId)].sort(byNewest);
  }

  usage(userId: string): WorldUsage {
    let [worlds, bytes] = [0, 0];
    for (const row of this.rowsOf(userId)) {
      worlds += 1;
      bytes += row.bytes;
    }
    return { worlds, bytes };
  }

  /** Published worlds by plays, then newest-updated; those beyond an owner's `PUBLISHED_SHARE` come last. */
  popular(limit: number): readonly WorldRow[] {
    return this.published.first(limit);
  }

  private add(row: WorldRow): void {
    const owned = this.byOwner.get(row.userId) ?? new Map<string, WorldRow>();
    this.byOwner.set(row.userId, owned.set(row.id, row));
    if (row.published) this.published.add(row);
  }

  private remove(row: WorldRow): void {
    const owned = this.byOwner.get(row.userId);
    owned?.delete(row.id);
    if (owned?.size === 0) this.byOwner.delete(row.userId);
    if (row.published) this.published.remove(row);
  }

  private rowsOf(userId: string): Iterable<WorldRow> {
    return this.byOwner.get(userId)?.values() ?? [];
  }
}

/**
 * Published worlds by popularity, with the first few of each owner ahead of all others, so that no one fills the front page alone. The order
 * is updated with every change.
 */
class PopularWorlds {
  private readonly compare: (a: WorldRow, b: WorldRow) => number;
  private readonly byOwner = new Map<string, SortedList<WorldRow>>();
  /** The `PUBLISHED_SHARE` most popular worlds of each owner. */
  private readonly front: SortedList<WorldRow>;
  private readonly rest: SortedList<WorldRow>;

  /** `compare` must tell any two worlds apart. */
  constructor(compare: (a: WorldRow, b: WorldRow) => number) {
    this.compare = compare;
    this.front = new SortedList(compare);
    this.rest = new SortedList(compare);
  }

  add(row: WorldRow): void {
    const owned = this.byOwner.get(row.userId) ?? new SortedList(this.compare);
    this.byOwner.set(row.userId, owned);
    const place = owned.add(row);
    if (place >= PUBLISHED_SHARE) {
      this.rest.add(row);
      return;
    }
    this.front.add(row);
    const outdone = owned.at(PUBLISHED_SHARE);
    if (outdone) move(outdone, this.front, this.rest);
  }

  remove(row: WorldRow): void {
    const owned = this.byOwner.get(row.userId);
    const place = owned?.remove(row) ?? -1;
    if (!owned || place < 0) return;
    if (owned.length === 0) this.byOwner.delete(row.userId);
    if (place >= PUBLISHED_SHARE) {
      this.rest.remove(row);
      return;
    }
    this.front.remove(row);
    const next = owned.at(PUBLISHED_SHARE - 1);
    if (next) move(next, this.rest, this.front);
  }

  first(limit: number): readonly WorldRow[] {
    const front = this.front.first(limit);
    return [...front, ...this.rest.first(limit - front.length)];
  }
}

function move(row: WorldRow, from: SortedList<WorldRow>, to: SortedList<WorldRow>): void {
  from.remove(row);
  to.add(row);
}

function byPopularity(a: WorldRow, b: WorldRow): number {
  return b.playCount - a.playCount || byNewest(a, b);
}

/** Ids decide between those of one moment, so that their order is always the same. */
function byNewest(a: WorldRow, b: WorldRow): number {
  return byText(b.updatedAt, a.updatedAt) || byText(a.id, b.id);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
