/**
 * Reads one entry of a plain object used as a map; undefined if the entry or the map itself is missing.
 * Ids come from untrusted documents: `constructor` or `__proto__` must not find what every object inherits.
 */
export function own<Value>(map: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined {
  return map && Object.hasOwn(map, id) ? map[id] : undefined;
}
