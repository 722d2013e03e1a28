/** The index of world records, compared with the naive way: filtering and sorting all of them. */
import { describe, expect, it } from "vitest";
import { Collection } from "../../server/stores/memory/Collection.ts";
import { WorldIndex } from "../../server/stores/memory/WorldIndex.ts";
import { PUBLISHED_SHARE, type WorldRow } from "../../server/stores/rows.ts";
import { seededRandom } from "../support/seededRandom.ts";

type Random = ReturnType<typeof seededRandom>;

const OWNERS = ["ann", "bob", "cleo"];

function newRow(n: number, random: Random): WorldRow {
  const userId = OWNERS[random(OWNERS.length)] ?? "";
  const counts = { forkCount: 0, playCount: random(3), revision: 0, bytes: random(100) };
  const about = { name: "x", thumbnail: "", forkParentId: null, published: random(2) === 0 };
  const updatedAt = dateOf(random);
  return { id: `w${n}`, userId, ...about, ...counts, createdAt: updatedAt, updatedAt };
}

/** Often the same date as another's. */
function dateOf(random: Random): string {
  return new Date(random(5)).toISOString();
}

function changedRow(row: WorldRow, random: Random): WorldRow | undefined {
  const dice = random(10);
  if (dice < 3) return { ...row, playCount: row.playCount + 1 };
  if (dice < 5) return { ...row, published: !row.published };
  if (dice < 7) return { ...row, updatedAt: dateOf(random), bytes: random(100) };
  if (dice < 8) return { ...row, userId: OWNERS[random(OWNERS.length)] ?? "" };
  return undefined;
}

function byNewest(a: WorldRow, b: WorldRow): number {
  return b.updatedAt.localeCompare(a.updatedAt) || (a.id < b.id ? -1 : 1);
}

/** The first few of each owner come before all others. */
function shared(sorted: readonly WorldRow[]): WorldRow[] {
  const isInShare = (row: WorldRow): boolean =>
    sorted.filter(({ userId }) => userId === row.userId).indexOf(row) < PUBLISHED_SHARE;
  return [...sorted.filter(isInShare), ...sorted.filter((row) => !isInShare(row))];
}

function expectAgreed(index: WorldIndex, rows: readonly WorldRow[]): void {
  const published = rows.filter((row) => row.published);
  const popular = shared(published.toSorted((a, b) => b.playCount - a.playCount || byNewest(a, b)));
  const newest = shared(published.toSorted(byNewest));
  for (const limit of [5, 12, 1000]) {
    expect(index.popular(limit)).toEqual(popular.slice(0, limit));
    expect(index.newest(limit)).toEqual(newest.slice(0, limit));
  }
  for (const userId of [...OWNERS, "nobody"]) {
    const owned = rows.filter((row) => row.userId === userId).sort(byNewest);
    expect(index.ownedBy(userId)).toEqual(owned);
    const bytes = owned.reduce((sum, row) => sum + row.bytes, 0);
    expect(index.usage(userId)).toEqual({ worlds: owned.length, bytes });
  }
}

describe("the published worlds", () => {
  it("are always sorted, and changing one compares it to few others", () => {
    let looks = 0;
    const random = seededRandom(1);
    const rows = Array.from({ length: 3000 }, (_, n) => {
      const plays = random(1000);
      const look = () => {
        looks += 1;
        return plays;
      };
      const row = { ...newRow(n, random), published: true };
      return Object.defineProperty(row, "playCount", { enumerable: true, get: look });
    });
    const index = new WorldIndex();
    for (const row of rows) index.changed(undefined, row);
    looks = 0;
    expect(index.popular(60)).toHaveLength(60);
    expect(looks).toBe(0);
    for (const row of rows.slice(0, 20)) {
      index.changed(row, undefined);
      index.changed(undefined, row);
      expect(index.popular(60)).toHaveLength(60);
    }
    // Two for each comparison, of which a search in thousands takes a dozen.
    expect(looks / 20).toBeLessThan(300);
  });
});

describe("what is looked up of worlds", () => {
  it.each([1, 2, 3, 4, 5])("equals the result of a search through all of them (seed %i)", async (seed) => {
    const random = seededRandom(seed);
    let isDiskFull = false;
    const stored = new Map(Array.from({ length: 20 }, (_, n) => [`w${n}`, newRow(n, random)]));
    const write = async (): Promise<void> => {
      if (isDiskFull) throw new Error("full");
    };
    const storage = { adapter: () => ({ read: async () => null, write }), remove: write };
    const records = new Collection<WorldRow>(storage, stored);
    const index = new WorldIndex();
    records.observe(index);
    for (let step = 0; step < 200; step++) {
      isDiskFull = random(5) === 0;
      const id = `w${random(60)}`;
      const change = (row: WorldRow | undefined) =>
        row ? changedRow(row, random) : newRow(Number(id.slice(1)), random);
      // Concurrent changes are stored together or rolled back together.
      const storing = records.change(id, change).catch(() => undefined);
      if (random(10) < 6) await storing;
      expectAgreed(index, [...records.all()]);
    }
    await records.settled();
    expectAgreed(index, [...records.all()]);
  });
});
