/** A game kept in this browser without an account (spec §3 "World record", §4 "Authentication and local worlds"). */
import type { ForkParent, WorldCard, WorldRecord } from "../wire.ts";

/** Ids of such games; after it comes the time of making in ms (spec §9). */
const PREFIX = "ls-";

/** A card as of any other game, but with the picture as a data URL, and no owner. */
export interface LocalWorldCard extends WorldCard {
  /** Where it went; then this is only a pointer, and its game is gone from here. */
  readonly uploadedAsId?: string;
}

export interface LocalWorld extends LocalWorldCard, WorldRecord {}

/** What a game is made or saved with. */
export interface GameContent {
  readonly name: string;
  /** The document, or its JSON as a text, which is kept at a fraction of the cost; null for a blank one. */
  readonly data: unknown;
  /** A data URL or an address of ours; empty for none. */
  readonly thumbnail: string;
}

export function isLocalId(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** `time` in ms since 1970. */
export function localId(time: number): string {
  return PREFIX + time;
}

/** When a game of this browser was made. */
export function creationTimeOf(id: string): number {
  return Number(id.slice(PREFIX.length));
}

export function newLocalCard(id: string, name: string, thumbnail: string, forkParent: ForkParent | null): LocalWorldCard {
  const counts = { forkCount: 0, playCount: 0, revision: 1 };
  const nobody = { userId: "", user: { username: "" }, published: false, sharesNotes: false };
  return { id, name, thumbnail, forkParent, ...nobody, ...counts, updatedAt: new Date().toISOString() };
}

/** What lists show of a game, whatever else came with it. */
export function toLocalCard(world: LocalWorldCard & { readonly data?: unknown }): LocalWorldCard {
  const { data: _, ...card } = world;
  return card;
}

/** The document of a game as it is kept. Throws LocalWorldUnreadable for a damaged text. */
export function readStoredDocument(kept: unknown): unknown {
  if (typeof kept !== "string") return kept ?? null;
  try {
    return JSON.parse(kept);
  } catch {
    throw new LocalWorldUnreadable();
  }
}

/** The quoted messages of spec §8. */
export class LocalWorldMissing extends Error {
  override readonly name = "LocalWorldMissing";
  constructor() {
    super("This world was not found in your browser's storage");
  }
}

export class LocalWorldMoved extends Error {
  override readonly name = "LocalWorldMoved";
  readonly uploadedAsId: string;
  constructor(uploadedAsId: string) {
    super("Redirecting to the new path for this world");
    this.uploadedAsId = uploadedAsId;
  }
}

/** Its text is there, but cannot be made out; it stays where it is. */
export class LocalWorldUnreadable extends Error {
  override readonly name = "LocalWorldUnreadable";
  constructor() {
    super("This world is damaged and could not be read from your browser's storage.");
  }
}

/** Another tab saved it meanwhile. */
export class ChangedInOtherTab extends Error {
  override readonly name = "ChangedInOtherTab";
  readonly newer: LocalWorldCard;
  constructor(newer: LocalWorldCard) {
    super("This game was changed in another window. Choose which one to keep.");
    this.newer = newer;
  }
}
