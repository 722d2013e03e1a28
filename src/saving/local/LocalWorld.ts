/** A game that is stored in this browser, for a child without an account. */
import type { ForkParent, WorldCard, WorldRecord } from "../../api/wire.ts";

/** Starts the id of every such game; the time it was made follows, in ms since 1970. */
const PREFIX = "ls-";

/** The card of a local game. It has no owner, and its thumbnail is a data URL. */
export interface LocalWorldCard extends WorldCard {
  /** The id under which it was uploaded to an account. Its data is no longer stored here then. */
  readonly uploadedAsId?: string;
}

export interface LocalWorld extends LocalWorldCard, WorldRecord {}

/** What a game is created or saved with. */
export interface GameContent {
  readonly name: string;
  /** The document, or its JSON as text, which IndexedDB stores much faster; null for a blank game. */
  readonly data: unknown;
  /** A data URL or a URL of this site; empty for none. */
  readonly thumbnail: string;
}

export function isLocalId(id: string): boolean {
  return id.startsWith(PREFIX);
}

export function localId(time: number): string {
  return PREFIX + time;
}

/** The time in its id. */
export function creationTimeOf(id: string): number {
  return Number(id.slice(PREFIX.length));
}

export function newLocalCard(
  id: string,
  name: string,
  thumbnail: string,
  forkParent: ForkParent | null,
): LocalWorldCard {
  const counts = { forkCount: 0, playCount: 0, revision: 1 };
  const noOwner = { userId: "", user: { username: "" }, published: false, sharesNotes: false };
  const untold = { description: "", whatCanIChange: "", kind: null };
  return { id, name, thumbnail, forkParent, ...noOwner, ...untold, ...counts, updatedAt: new Date().toISOString() };
}

/** The card alone, without the data. */
export function toLocalCard(world: LocalWorldCard & { readonly data?: unknown }): LocalWorldCard {
  const { data: _, ...card } = world;
  return card;
}

/** The document of a stored game. Throws LocalWorldUnreadable if its JSON is damaged. */
export function readStoredDocument(stored: unknown): unknown {
  if (typeof stored !== "string") return stored ?? null;
  try {
    return JSON.parse(stored);
  } catch {
    throw new LocalWorldUnreadable();
  }
}

export class LocalWorldMissing extends Error {
  override readonly name = "LocalWorldMissing";
  constructor() {
    super("This world was not found in your browser's storage");
  }
}

/** It was uploaded to an account. */
export class LocalWorldMoved extends Error {
  override readonly name = "LocalWorldMoved";
  readonly uploadedAsId: string;
  constructor(uploadedAsId: string) {
    super("Redirecting to the new path for this world");
    this.uploadedAsId = uploadedAsId;
  }
}

/** Its JSON is damaged. It stays stored as it is. */
export class LocalWorldUnreadable extends Error {
  override readonly name = "LocalWorldUnreadable";
  constructor() {
    super("This game is damaged, so we couldn't open it from this browser.");
  }
}

/** A save conflict between two tabs: another one has saved the game since it was loaded here. */
export class LocalConflict extends Error {
  override readonly name = "LocalConflict";
  readonly newer: LocalWorldCard;
  constructor(newer: LocalWorldCard) {
    super("This game was changed in another window. Choose which one to keep.");
    this.newer = newer;
  }
}
