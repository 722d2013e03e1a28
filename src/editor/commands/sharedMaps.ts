/** Remembers of the copy of a map which entries are its own, so that nobody has to look at thousands to find the one that changed. */
import type { Id } from "../../engine/index.ts";

interface Origin {
  /** What it was copied from; nothing is kept for this alone. */
  readonly of: WeakRef<object>;
  readonly ids: readonly Id[];
}

const origins = new WeakMap<object, Origin>();
/** A copy of a copy is looked back on so far, as in a stroke of the stamp. */
const COPIES_MAX = 100;

/** The copy has the entries of the original in the same order, and others under these ids. */
export function rememberCopy(copy: object, original: object, ids: readonly Id[]): void {
  origins.set(copy, { of: new WeakRef(original), ids });
}

/** Under which ids alone two maps may differ, all others being the same in the same order; null where nobody knows. */
export function idsApart(before: object, after: object): readonly Id[] | null {
  const ids = new Set<Id>();
  let map: object | undefined = after;
  for (let copies = 0; map !== before; copies += 1) {
    const origin: Origin | undefined = map && origins.get(map);
    if (!origin || copies === COPIES_MAX) return null;
    for (const id of origin.ids) ids.add(id);
    map = origin.of.deref();
  }
  return [...ids];
}
