import { PUBLISHED_SHARE, type WorldRow, type WorldUsage } from "../rows.ts";
import type { RowObserver } from "./Collection.ts";

/**
 * Records of worlds by owner and by popularity, updated with every change, so that no list has to look at all records.
 */
export class WorldIndex implements RowObserver<WorldRow> {
  readonly #byOwner = new Map<string, Map<string, WorldRow>>();
  readonly #popular = new PublishedWorlds(byPopularity);
  readonly #newest = new PublishedWorlds(byNewest);

  changed(before: WorldRow | undefined, after: WorldRow | undefined): void {
    if (before) this.#remove(before);
    if (after) this.#add(after);
  }

  /** Returns the worlds of a user, newest-updated first. */
  ownedBy(userId: string): readonly WorldRow[] {
    return [...this.#rowsOf(userId)].sort(byNewest);
  }

  usage(userId: string): WorldUsage {
    let [worlds, bytes] = [0, 0];
    for (const row of this.#rowsOf(userId)) {
      worlds += 1;
      bytes += row.bytes;
    }
    return { worlds, bytes };
  }

  /** Returns published worlds by plays, then newest-updated; those beyond an owner's `PUBLISHED_SHARE` come last. */
  popular(limit: number): readonly WorldRow[] {
    return this.#popular.first(limit);
  }

  /** Returns published worlds, newest-updated first; those beyond an owner's `PUBLISHED_SHARE` come last. */
  newest(limit: number): readonly WorldRow[] {
    return this.#newest.first(limit);
  }

  #add(row: WorldRow): void {
    const owned = this.#byOwner.get(row.userId) ?? new Map<string, WorldRow>();
    this.#byOwner.set(row.userId, owned.set(row.id, row));
    if (!row.published || row.isHidden) return;
    this.#popular.add(row);
    this.#newest.add(row);
  }

  #remove(row: WorldRow): void {
    const owned = this.#byOwner.get(row.userId);
    owned?.delete(row.id);
    if (owned?.size === 0) this.#byOwner.delete(row.userId);
    if (!row.published || row.isHidden) return;
    this.#popular.remove(row);
    this.#newest.remove(row);
  }

  #rowsOf(userId: string): Iterable<WorldRow> {
    return this.#byOwner.get(userId)?.values() ?? [];
  }
}

/** Says which of two worlds comes first; never 0 for two different worlds. */
type Order = (a: WorldRow, b: WorldRow) => number;

/**
 * Published worlds in one order, with the first few of each owner ahead of all others, so that no one fills the front
 * page alone. The order is updated with every change.
 */
class PublishedWorlds {
  readonly #byOwner = new Map<string, SortedWorlds>();
  readonly #order: Order;
  /** The first `PUBLISHED_SHARE` worlds of each owner. */
  readonly #front: SortedWorlds;
  readonly #rest: SortedWorlds;

  constructor(order: Order) {
    this.#order = order;
    this.#front = new SortedWorlds(order);
    this.#rest = new SortedWorlds(order);
  }

  add(row: WorldRow): void {
    const owned = this.#byOwner.get(row.userId) ?? new SortedWorlds(this.#order);
    this.#byOwner.set(row.userId, owned);
    const place = owned.add(row);
    if (place >= PUBLISHED_SHARE) {
      this.#rest.add(row);
      return;
    }
    this.#front.add(row);
    const outdone = owned.rows[PUBLISHED_SHARE];
    if (outdone) move(outdone, this.#front, this.#rest);
  }

  remove(row: WorldRow): void {
    const owned = this.#byOwner.get(row.userId);
    const place = owned?.remove(row) ?? -1;
    if (!owned || place < 0) return;
    if (owned.rows.length === 0) this.#byOwner.delete(row.userId);
    if (place >= PUBLISHED_SHARE) {
      this.#rest.remove(row);
      return;
    }
    this.#front.remove(row);
    const next = owned.rows[PUBLISHED_SHARE - 1];
    if (next) move(next, this.#rest, this.#front);
  }

  first(limit: number): readonly WorldRow[] {
    const front = this.#front.rows.slice(0, limit);
    return [...front, ...this.#rest.rows.slice(0, limit - front.length)];
  }
}

/** A list that stays sorted: finding the place of a world takes a few comparisons, however long the list is. */
class SortedWorlds {
  readonly rows: WorldRow[] = [];
  readonly #order: Order;

  constructor(order: Order) {
    this.#order = order;
  }

  /** Returns the place of the new row. */
  add(row: WorldRow): number {
    const place = this.#placeOf(row);
    this.rows.splice(place, 0, row);
    return place;
  }

  /** Returns the place that the row had, or -1 if it was not in the list. */
  remove(row: WorldRow): number {
    const place = this.#placeOf(row);
    const found = this.rows[place];
    if (found === undefined || this.#order(found, row) !== 0) return -1;
    this.rows.splice(place, 1);
    return place;
  }

  /** Returns the place where the row is or would be inserted. */
  #placeOf(row: WorldRow): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.rows[middle];
      if (other !== undefined && this.#order(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function move(row: WorldRow, from: SortedWorlds, to: SortedWorlds): void {
  from.remove(row);
  to.add(row);
}

function byPopularity(a: WorldRow, b: WorldRow): number {
  return b.playCount - a.playCount || byNewest(a, b);
}

/** Compares by time. Ids decide between worlds of the same moment, so that their order is always the same. */
function byNewest(a: WorldRow, b: WorldRow): number {
  return byText(b.updatedAt, a.updatedAt) || byText(a.id, b.id);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
