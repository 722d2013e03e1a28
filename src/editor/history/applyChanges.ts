import { own } from "../../engine/index.ts";
import { withEntries } from "../state/mapEdits.ts";
import { isPlainObject, type PlacedChange, type PlainObject } from "./change.ts";

/** Applies changes in their order, skipping those whose place is gone. Everything touched is copied once, everything else is shared. */
export function applyChanges<T>(value: T, changes: readonly PlacedChange[]): T {
  return applyAt(value, changes, 0) as T;
}

function applyAt(value: unknown, changes: readonly PlacedChange[], depth: number): unknown {
  const whole = changes.findLastIndex((change) => change.path.length === depth && isWhole(change));
  const start = whole < 0 ? value : changes[whole]?.after;
  const rest = changes.slice(whole + 1);
  if (rest.length === 0) return start;
  if (Array.isArray(start)) return applyToList(start, rest, depth);
  return isPlainObject(start) ? applyToMap(start, rest, depth) : start;
}

/** Whether the change replaces the whole value at its place, not only a part of it or its position. */
function isWhole({ at, moved }: PlacedChange): boolean {
  return at === undefined && moved === undefined;
}

function applyToMap(map: PlainObject, changes: readonly PlacedChange[], depth: number): PlainObject {
  const values = new Map<string, unknown>();
  for (const [key, within] of byKey(changes, depth)) values.set(key, applyAt(own(map, key), within, depth + 1));
  const areThere = [...values].every(([key, value]) => value !== undefined && Object.hasOwn(map, key));
  const stay = areThere && !changes.some((change) => placesKey(change, depth));
  return stay ? withEntries(map, values) : reordered(map, values, changes, depth);
}

function reordered(
  map: PlainObject,
  values: ReadonlyMap<string, unknown>,
  changes: readonly PlacedChange[],
  depth: number,
): PlainObject {
  const order = new KeyOrder(Object.keys(map));
  for (const change of changes) placeKey(order, change, depth);
  const entries = order.keys().map((key) => [key, values.has(key) ? values.get(key) : map[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Whether a key is added, removed or moved within its map. */
function placesKey({ path, before, after, at, moved }: PlacedChange, depth: number): boolean {
  if (path.length !== depth + 1 || at !== undefined) return false;
  return moved !== undefined || before === undefined || after === undefined;
}

function placeKey(order: KeyOrder, change: PlacedChange, depth: number): void {
  const { path, before, after, next, moved } = change;
  const key = path[depth];
  if (key === undefined || !placesKey(change, depth)) return;
  if (moved) order.move(key, moved.after ?? undefined);
  else if (after === undefined) order.remove(key);
  else if (before === undefined) order.insert(key, next);
}

/** Lists change by splices and by changes within their items; the order of the two matters. */
function applyToList(list: readonly unknown[], changes: readonly PlacedChange[], depth: number): unknown[] {
  const items = [...list];
  for (const change of changes) {
    if (change.path.length === depth) {
      items.splice(change.at ?? 0, asList(change.before).length, ...asList(change.after));
    } else {
      const index = Number(change.path[depth]);
      if (index in items) items[index] = applyAt(items[index], [change], depth + 1);
    }
  }
  return items;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function byKey(changes: readonly PlacedChange[], depth: number): Map<string, PlacedChange[]> {
  const groups = new Map<string, PlacedChange[]>();
  for (const change of changes) {
    const key = change.path[depth];
    // The value of a key that only moved is unchanged.
    if (key === undefined || (change.moved && change.path.length === depth + 1)) continue;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}

/** The keys of a map in order, as a linked list, so that inserting a key takes no search. */
class KeyOrder {
  readonly #next = new Map<string | null, string | null>();
  readonly #previous = new Map<string | null, string | null>();

  /** `null` is before the first and after the last key. */
  constructor(keys: readonly string[]) {
    this.#link(null, null);
    for (const key of keys) this.insert(key, undefined);
  }

  /** Inserts a key before another one; at the end if that is not given or does not exist. */
  insert(key: string, before: string | undefined): void {
    this.remove(key);
    const following = before !== undefined && this.#next.has(before) ? before : null;
    const preceding = this.#previous.get(following) ?? null;
    this.#link(preceding, key);
    this.#link(key, following);
  }

  /** As `insert`, for an existing key only. */
  move(key: string, before: string | undefined): void {
    if (this.#next.has(key)) this.insert(key, before);
  }

  remove(key: string): void {
    if (!this.#next.has(key)) return;
    this.#link(this.#previous.get(key) ?? null, this.#next.get(key) ?? null);
    this.#next.delete(key);
    this.#previous.delete(key);
  }

  keys(): string[] {
    const keys: string[] = [];
    let key = this.#next.get(null) ?? null;
    while (key !== null) {
      keys.push(key);
      key = this.#next.get(key) ?? null;
    }
    return keys;
  }

  #link(first: string | null, second: string | null): void {
    this.#next.set(first, second);
    this.#previous.set(second, first);
  }
}
