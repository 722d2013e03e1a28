/** The places of a document that an edit changed, as plain JSON that can be applied forwards and backwards (design, "State, commands, undo"). */
import type { Change } from "../../engine/index.ts";

/**
 * A change that keeps order. Of a key that comes or goes, `next` is the key it stands before in its map (absent: it is
 * the last one), because the order of actors is the order they are drawn and act in. With `at` the place is a list,
 * and `before` and `after` are the parts of it that begin there. A key that only went to another place of its map has
 * `moved` alone: the key it stood before, and the one it stands before now (null: it was, or is, the last one).
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

/** The same changes the other way round: applying them takes the first ones back. */
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
