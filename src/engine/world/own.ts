/**
 * Reads one entry of a map kept as a plain object; undefined where there is none, or where the map itself is missing.
 * Ids come from documents of strangers: `constructor` or `__proto__` must not find what every object inherits.
 */
export function own<Value>(map: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined {
  return map && Object.hasOwn(map, id) ? map[id] : undefined;
}
