/** Records of worlds by owner and by popularity, updated with every change, so that no list has to look at all records. */
import type { WorldRow, WorldUsage } from "../rows.ts";
import { PopularWorlds } from "./PopularWorlds.ts";
import type { RowWatcher } from "./Table.ts";

export class WorldIndex implements RowWatcher<WorldRow> {
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
