import type { Id } from "../../engine/index.ts";

interface Origin {
  /** The original, held weakly. */
  readonly of: WeakRef<object>;
  readonly ids: readonly Id[];
}

const origins = new WeakMap<object, Origin>();
/** How many copies of copies are traced back, as in a stroke of the stamp. */
const COPIES_MAX = 100;

/** Records that a copy has the entries of the original in the same order, with other values for these ids only, so that a comparison need not look at thousands. */
export function rememberCopy(copy: object, original: object, ids: readonly Id[]): void {
  origins.set(copy, { of: new WeakRef(original), ids });
}

/** The only ids for which two maps may differ, all others being the same in the same order; null if that is not known. */
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
