import { shareable } from "../migrate/shareable.ts";

/** What a remix was made from. */
export interface RemixedGame {
  readonly name: string;
  /** The username of its maker. */
  readonly maker: string;
}

/** All of a game that travels in a file, whatever the form of the file. */
export interface Parcel {
  readonly name: string;
  /** The username of the maker; null for a game without an account, and for a pupil of a class. */
  readonly maker: string | null;
  readonly remixOf: RemixedGame | null;
  /** A document as `shareable` makes it. */
  readonly game: unknown;
}

/** What a parcel is made from: besides the game, only what others may know of it. */
export interface ParcelContent extends Parcel {
  /** Whether the notes beside the rules travel: where their maker shares them, or in a copy that the owner keeps. */
  readonly notes: boolean;
}

/** Packs a stored or open document of any version: without its past, without voices that stay at home, and without anything else that is known. */
export function parcelOf({ name, maker, remixOf, game, notes }: ParcelContent): Parcel {
  // A pupil of a class has no username, so that nothing says from whom a game is.
  return { name, maker: maker || null, remixOf: remixOf?.maker ? remixOf : null, game: shareable(game, { notes }) };
}
