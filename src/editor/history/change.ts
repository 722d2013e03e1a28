import type { Change } from "../../engine/index.ts";

/**
 * A change at one place of a document, as plain JSON that can be applied forward and backward. It preserves the order
 * of keys, because actors are drawn and act in that order: for a key that is added or removed, `next` is the key after
 * it (absent: it is the last one). With `at` the place is a list, and `before` and `after` are the parts of it that
 * begin there. A key that only moved within its map has just `moved`: the key that was after it and the one that is now
 * (null: it was, or is, the last one).
 */
export interface PlacedChange extends Change {
  readonly next?: string;
  readonly at?: number;
  readonly moved?: { readonly before: string | null; readonly after: string | null };
}

export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The changes that revert these. */
export function inverse(changes: readonly PlacedChange[]): PlacedChange[] {
  return changes.map(swapped).reverse();
}

function swapped({ before, after, moved, ...place }: PlacedChange): PlacedChange {
  return {
    ...place,
    ...(moved === undefined ? {} : { moved: { before: moved.after, after: moved.before } }),
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  };
}
