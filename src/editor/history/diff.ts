import { differingIds, sameIds } from "../state/largeMaps.ts";
import { isPlainObject, type PlacedChange, type PlainObject } from "./change.ts";

/** The smallest changes that turn `before` into `after`. Parts that are the same object in both are never looked into. */
export function diff(before: unknown, after: unknown, path: readonly string[] = []): PlacedChange[] {
  if (Object.is(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after)) return diffMaps(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  return [change(path, before, after)];
}

function change(path: readonly string[], before: unknown, after: unknown, next?: string): PlacedChange {
  return {
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(next === undefined ? {} : { next }),
  };
}

function diffMaps(before: PlainObject, after: PlainObject, path: readonly string[]): PlacedChange[] {
  const apart = differingIds(before, after);
  if (apart) return diffEach(before, after, apart, path);
  const oldKeys = keysOf(before);
  const newKeys = keysOf(after);
  // Fast path: most edits neither add nor remove keys.
  if (sameIds(oldKeys, newKeys)) return diffEach(before, after, oldKeys, path);
  const moved = movedKey(oldKeys, newKeys);
  if (moved !== undefined) return [...diffEach(before, after, oldKeys, path), move(path, moved, oldKeys, newKeys)];
  const [left, right] = [new Set(oldKeys), new Set(newKeys)];
  const stayed = oldKeys.filter((key) => right.has(key));
  if (!sameIds(stayed, stayed.length === newKeys.length ? newKeys : newKeys.filter((key) => left.has(key)))) {
    return [change(path, before, after)];
  }
  return [
    ...oneSided(oldKeys, right, (key, next) => change([...path, key], before[key], undefined, next)),
    ...diffEach(before, after, stayed, path),
    // The last ones first, so that the key after each exists when it is added.
    ...oneSided(newKeys, left, (key, next) => change([...path, key], undefined, after[key], next)).reverse(),
  ];
}

function move(
  path: readonly string[],
  key: string,
  oldKeys: readonly string[],
  newKeys: readonly string[],
): PlacedChange {
  const nextIn = (keys: readonly string[]) => keys[keys.indexOf(key) + 1] ?? null;
  return { path: [...path, key], moved: { before: nextIn(oldKeys), after: nextIn(newKeys) } };
}

/** The key that moved, if the order differs by one key only. */
function movedKey(oldKeys: readonly string[], newKeys: readonly string[]): string | undefined {
  if (oldKeys.length !== newKeys.length) return undefined;
  const start = sharedStart(oldKeys, newKeys);
  const without = (keys: readonly string[], gone: string | undefined) => keys.filter((key) => key !== gone);
  return [oldKeys[start], newKeys[start]].find((key) => sameIds(without(oldKeys, key), without(newKeys, key)));
}

function diffEach(
  before: PlainObject,
  after: PlainObject,
  keys: readonly string[],
  path: readonly string[],
): PlacedChange[] {
  const changed = keys.filter((key) => before[key] !== after[key]);
  return changed.flatMap((key) => diff(before[key], after[key], [...path, key]));
}

function keysOf(map: PlainObject): string[] {
  return Object.keys(map).filter((key) => map[key] !== undefined);
}

function oneSided(
  keys: readonly string[],
  others: ReadonlySet<string>,
  changeOf: (key: string, next: string | undefined) => PlacedChange,
): PlacedChange[] {
  return keys.flatMap((key, index) => (others.has(key) ? [] : [changeOf(key, keys[index + 1])]));
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: readonly string[]): PlacedChange[] {
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, start);
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  if (removed.length !== added.length || !removed.every((item, index) => isSameThing(item, added[index]))) {
    return [{ path, at: start, before: removed, after: added }];
  }
  return removed.flatMap((item, index) => diff(item, added[index], [...path, String(start + index)]));
}

function sharedStart(before: readonly unknown[], after: readonly unknown[]): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count++;
  return count;
}

function sharedEnd(before: readonly unknown[], after: readonly unknown[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count++;
  return count;
}

/** Whether two items of a list are the same thing, changed, rather than one thing replaced by another. */
function isSameThing(before: unknown, after: unknown): boolean {
  return isPlainObject(before) && isPlainObject(after) && before.id === after.id && before.key === after.key;
}
