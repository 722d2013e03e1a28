import { createStore, type StoreApi } from "zustand/vanilla";
import type { WorldCard } from "../../api/wire.ts";
import type { WorldDocument } from "../../engine/index.ts";
import type { SaveTarget } from "../Saver.ts";

/** What the child has to decide before a save can succeed. */
export type SaveTrouble =
  | { readonly kind: "signedOut" }
  /** Saved elsewhere since it was opened. `newer`: that save. `mine`: a thumbnail of the game as it is here. */
  | { readonly kind: "conflict"; readonly newer: WorldCard; readonly mine: string }
  /** The account has no space left until a game is deleted. */
  | { readonly kind: "accountFull" }
  /** This browser cannot store it. A file can. */
  | { readonly kind: "notStored" };

export type TroubleStore = StoreApi<{ readonly now: SaveTrouble | null }>;

/** Draws a game as a data URL; returns "" if that is impossible, and the old thumbnail stays. */
export type DrawThumbnail = (document: WorldDocument) => Promise<string>;

/** Where an open game is saved: in an account or in this browser. A failed save sets `trouble` if the child can do something about it. */
export interface GameStorage extends SaveTarget {
  readonly trouble: TroubleStore;
  /** The revision of the last known save. The next save replaces that one only. */
  readonly revision: number;
  /** True if even saved work is lost when the window closes. */
  readonly isTemporary: boolean;
  /** Sends the next save without drawing a thumbnail first, because the page may be closing. */
  hurryNextSave?(): void;
  /** Lets the next save replace the newer one. */
  letNextSaveReplace(newer: WorldCard): void;
}

export function newTroubleStore(): TroubleStore {
  return createStore(() => ({ now: null }));
}
