/** Changing one entry of a map of things by id; the map itself comes back where nothing changes. */
import type { Id } from "../../engine/index.ts";

export type MapOf<T> = Readonly<Record<Id, T>>;

export function withEntry<T>(map: MapOf<T>, id: Id, value: T): MapOf<T> {
  return map[id] === value ? map : { ...map, [id]: value };
}

export function withoutEntry<T>(map: MapOf<T>, id: Id): MapOf<T> {
  if (!Object.hasOwn(map, id)) return map;
  const { [id]: _gone, ...rest } = map;
  return rest;
}

/** Beside which other entry one goes. */
export interface Beside {
  readonly id: Id;
  readonly place: "before" | "after";
}

/** Puts an entry beside another one; the same map comes back where one of them is not there, or it stood there already. */
export function moveEntry<T>(map: MapOf<T>, id: Id, { id: neighbour, place }: Beside): MapOf<T> {
  const entries = Object.entries(map);
  const moved = entries.find(([key]) => key === id);
  const others = entries.filter(([key]) => key !== id);
  const index = others.findIndex(([key]) => key === neighbour);
  if (!moved || index < 0) return map;
  const ordered = others.toSpliced(place === "before" ? index : index + 1, 0, moved);
  return ordered.every(([key], at) => key === entries[at]?.[0]) ? map : Object.fromEntries(ordered);
}

/** Changes the entry if it is there. */
export function changeEntry<T>(map: MapOf<T>, id: Id, change: (value: T) => T): MapOf<T> {
  const value = Object.hasOwn(map, id) ? map[id] : undefined;
  return value === undefined ? map : withEntry(map, id, change(value));
}

/** Changes every entry; the same map comes back where no entry changed. */
export function changeEach<T>(map: MapOf<T>, change: (value: T) => T): MapOf<T> {
  const entries = Object.entries(map).map(([id, value]) => [id, change(value)] as const);
  return entries.every(([id, value]) => map[id] === value) ? map : Object.fromEntries(entries);
}

export function keepEntries<T>(map: MapOf<T>, keep: (value: T) => boolean): MapOf<T> {
  const entries = Object.entries(map).filter(([, value]) => keep(value));
  return entries.length === Object.keys(map).length ? map : Object.fromEntries(entries);
}
