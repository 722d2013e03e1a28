/** What keeps an open game, in an account or in this browser, and what it may have to ask the child. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { WorldCard } from "../../api/wire.ts";
import type { SaveTarget } from "../../editor/Editor.ts";
import type { WorldDocument } from "../../engine/index.ts";

/** What must be settled with the child before a save can go through. */
export type SaveTrouble =
  | { readonly kind: "signedOut" }
  /** Saved elsewhere meanwhile: `newer` is what is kept, `mine` a picture of the game as it is here. */
  | { readonly kind: "changedElsewhere"; readonly newer: WorldCard; readonly mine: string }
  /** The account has no room for it: something has to be deleted. */
  | { readonly kind: "shelfFull" }
  /** This browser cannot keep it: a file can. */
  | { readonly kind: "notKept" };

export type Troubles = StoreApi<{ readonly now: SaveTrouble | null }>;

/** A picture of a game as a data URL; "" where none can be made, and the old one stays. */
export type DrawThumbnail = (document: WorldDocument) => Promise<string>;

/** Saves reject with plain words; `trouble` then says what the child can do about it. */
export interface GameKeeper extends SaveTarget {
  readonly trouble: Troubles;
  /** Of the last save that is known of; the next one goes on top of it. */
  readonly revision: number;
  /** True where even what was saved is gone with the window. */
  readonly isFleeting: boolean;
  /** The page may go at any moment: the next save is sent at once, without a new picture. */
  hurry?(): void;
  /** The next save goes on top of the newer one. */
  replaceNewer(newer: WorldCard): void;
}

export function newTroubles(): Troubles {
  return createStore(() => ({ now: null }));
}
