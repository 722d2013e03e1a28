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
