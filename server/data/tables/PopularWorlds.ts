/**
 * Published worlds by popularity, with the first few of each owner ahead of all others, so that nobody fills the front page alone. The order
 * is updated with every change.
 */
import { PUBLISHED_SHARE, type WorldRow } from "../rows.ts";
import { SortedList } from "./SortedList.ts";

export class PopularWorlds {
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
