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

export type TroubleStore = StoreApi<{ readonly now: SaveTrouble | null }>;

/** A picture of a game as a data URL; "" where none can be made, and the old one stays. */
export type DrawThumbnail = (document: WorldDocument) => Promise<string>;

/** Saves reject with plain words; `trouble` then says what the child can do about it. */
export interface GameStorage extends SaveTarget {
  readonly trouble: TroubleStore;
  /** Of the last save that is known of; the next one goes on top of it. */
  readonly revision: number;
  /** True where even what was saved is gone with the window. */
  readonly isTemporary: boolean;
  /** The page may go at any moment: the next save is sent at once, without a new picture. */
  hurryNextSave?(): void;
  /** The next save goes on top of the newer one. */
  overwriteNewer(newer: WorldCard): void;
}

export function newTroubleStore(): TroubleStore {
  return createStore(() => ({ now: null }));
}
