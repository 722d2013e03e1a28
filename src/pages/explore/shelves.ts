import type { GameKind, WorldCard } from "../../api/wire.ts";

type Worlds = readonly WorldCard[];

/** Published games: the most played first, and the latest first. */
export interface ExploreLists {
  readonly popular: Worlds;
  readonly newest: Worlds;
}

export type Shelf = "played" | "new" | "change" | GameKind;

export const SHELF_TITLES: Readonly<Record<Shelf, string>> = {
  played: "Most played",
  new: "New",
  change: "Easy to change",
  run: "Run and jump",
  puzzle: "Mazes and puzzles",
  catch: "Catch and chase",
  watch: "Grow and dig",
  two: "For two players",
};

const SHELVES = Object.keys(SHELF_TITLES) as readonly Shelf[];
/** A shelf beside others is a single row, but not of fewer games than these. */
const FEWEST = 3;
/** Fewer games than this have no most played among them. */
const LEAST_PLAYED = 3;

export function isShelf(name: string | null): name is Shelf {
  return SHELVES.some((shelf) => shelf === name);
}

/** All games of a shelf. */
export function listOn(shelf: Shelf, { popular, newest }: ExploreLists): Worlds {
  if (shelf === "played") return mostPlayed(popular);
  // The games that come with the product are on every site from the beginning.
  if (shelf === "new") return newest.filter(isByPlayer);
  if (shelf === "change") return popular.filter(({ whatCanIChange }) => Boolean(whatCanIChange));
  return popular.filter(({ kind }) => kind === shelf);
}

/** The shelves that have any games. */
export function shelvesOf(lists: ExploreLists): readonly Shelf[] {
  return SHELVES.filter((shelf) => listOn(shelf, lists).length > 0);
}

const MORE = "More games";

export interface ShownShelf {
  readonly title: string;
  readonly worlds: Worlds;
}

/** The first row of some shelves, then all other games, the most played first. No game is shown twice, and no shelf is nearly empty. */
export function shownShelves(lists: ExploreLists, columns: number): readonly ShownShelf[] {
  const few = columns * Math.ceil(FEWEST / columns);
  const seen = new Set<string>();
  const take = (title: string, worlds: Worlds, limit: number): ShownShelf => {
    const unseen = new Map(worlds.filter(({ id }) => !seen.has(id)).map((world) => [world.id, world]));
    const taken = title !== MORE && unseen.size < FEWEST ? [] : [...unseen.values()].slice(0, limit);
    for (const { id } of taken) seen.add(id);
    return { title, worlds: taken };
  };
  const shelves = (["played", "new", "change"] as const).map((shelf) =>
    take(SHELF_TITLES[shelf], listOn(shelf, lists), few),
  );
  const more = take(MORE, [...lists.popular, ...lists.newest].sort(byPlays), Number.POSITIVE_INFINITY);
  return [...shelves, more].filter(({ worlds }) => worlds.length > 0);
}

/** The most played first. Of games played equally often, those that come with the product, because they are finished. */
function byPlays(one: WorldCard, other: WorldCard): number {
  return other.playCount - one.playCount || Number(isByPlayer(one)) - Number(isByPlayer(other));
}

function mostPlayed(popular: Worlds): Worlds {
  const played = popular.filter(({ playCount }) => playCount > 0);
  return played.length < LEAST_PLAYED ? [] : played;
}

function isByPlayer({ kind }: WorldCard): boolean {
  return kind === null;
}
