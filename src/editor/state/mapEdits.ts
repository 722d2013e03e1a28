import { type Id, own } from "../../engine/index.ts";
import { mapEntries, rememberCopy } from "./largeMaps.ts";

/** Maps with at least that many entries are copied in the way that is fast for thousands. */
const MANY = 100;

export type MapOf<T> = Readonly<Record<Id, T>>;

/** A change of one entry; undefined: it did not exist before, or no longer does. */
export interface EntryEdit<T> {
  readonly id: Id;
  readonly edit: (value: T | undefined) => T | undefined;
}

/** Makes edits one after the other, at the cost of one copy of the map. */
export function editEntries<T>(map: MapOf<T>, edits: readonly EntryEdit<T>[]): MapOf<T> {
  const values = new Map<Id, T | undefined>();
  for (const { id, edit } of edits) values.set(id, edit(values.has(id) ? values.get(id) : own(map, id)));
  return withEntries(map, values);
}

/** New entries come last; undefined ones are removed. */
export function withEntries<T>(map: MapOf<T>, values: ReadonlyMap<Id, T | undefined>): MapOf<T> {
  const apart = [...values].filter(([id, value]) => own(map, id) !== value);
  if (apart.length === 0) return map;
  const copy = copyWith(map, apart);
  const gone = apart.filter(([, value]) => value === undefined);
  for (const [id] of gone) delete copy[id];
  const made = copy as MapOf<T>;
  const ids = apart.map(([id]) => id);
  if (gone.length === 0 && ids.every((id) => Object.hasOwn(map, id))) rememberCopy(made, map, ids);
  return made;
}

type Entries<T> = readonly (readonly [Id, T])[];

/** Copies thousands of entries in a fifth of the time of a spread; without a prototype meanwhile, so that every id is safe. */
function copyWith<T>(map: MapOf<T>, entries: Entries<T | undefined>): Record<Id, T | undefined> {
  const { ids, values } = mapEntries(map);
  if (ids.length < MANY) return { ...map, ...Object.fromEntries(entries) };
  const copy: Record<Id, T | undefined> = Object.create(null);
  ids.forEach((id, at) => {
    copy[id] = values[at];
  });
  for (const [id, value] of entries) copy[id] = value;
  return Object.setPrototypeOf(copy, Object.prototype);
}

export function withEntry<T>(map: MapOf<T>, id: Id, value: T): MapOf<T> {
  return map[id] === value ? map : { ...map, [id]: value };
}

export function withoutEntry<T>(map: MapOf<T>, id: Id): MapOf<T> {
  if (!Object.hasOwn(map, id)) return map;
  const { [id]: _gone, ...rest } = map;
  return rest;
}

/** A place next to another entry. */
export interface Beside {
  readonly id: Id;
  readonly place: "before" | "after";
}

/** Moves an entry next to another one; returns the same map if either does not exist or nothing moves. */
export function moveEntry<T>(map: MapOf<T>, id: Id, { id: neighbor, place }: Beside): MapOf<T> {
  const entries = Object.entries(map);
  const moved = entries.find(([key]) => key === id);
  const others = entries.filter(([key]) => key !== id);
  const index = others.findIndex(([key]) => key === neighbor);
  if (!moved || index < 0) return map;
  const ordered = others.toSpliced(place === "before" ? index : index + 1, 0, moved);
  return ordered.every(([key], at) => key === entries[at]?.[0]) ? map : Object.fromEntries(ordered);
}

/** Changes an entry if it exists. */
export function changeEntry<T>(map: MapOf<T>, id: Id, change: (value: T) => T): MapOf<T> {
  const value = Object.hasOwn(map, id) ? map[id] : undefined;
  return value === undefined ? map : withEntry(map, id, change(value));
}

/** Changes every entry; returns the same map if none changed. */
export function changeEach<T>(map: MapOf<T>, change: (value: T) => T): MapOf<T> {
  const entries = Object.entries(map).map(([id, value]) => [id, change(value)] as const);
  return entries.every(([id, value]) => map[id] === value) ? map : Object.fromEntries(entries);
}

export function keepEntries<T>(map: MapOf<T>, keep: (value: T) => boolean): MapOf<T> {
  const entries = Object.entries(map).filter(([, value]) => keep(value));
  return entries.length === Object.keys(map).length ? map : Object.fromEntries(entries);
}
