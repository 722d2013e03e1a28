import { loadText, removeText, storedKeys, storeText } from "../../browser/storage.ts";
import type { DocumentParts } from "./DocumentCutter.ts";
import { partKey, type Snapshot } from "./Snapshot.ts";

const PREFIX = "gridlings-last-";
/** In characters. Browsers allow about five million in all, so a larger game could displace what else is stored. */
const TEXT_MAX = 2_000_000;
/** Makes its keys different from those of the session, which goes on if the page stays open after all. */
const KEY_MARK = "last";

/**
 * The last state of a game whose page was closed before the database had stored it. A closing page cannot wait for IndexedDB, so the
 * snapshot is put into localStorage, which is synchronous. RecoveryStore moves it into the database when it is next read.
 */
export interface UnloadSnapshot {
  readonly snapshot: Snapshot;
  /** By key. */
  readonly parts: ReadonlyMap<string, unknown>;
}

/** Returns false if this browser has no space for it. */
export function storeUnloadSnapshot(snapshot: Snapshot, parts: DocumentParts): boolean {
  const key = keyOf(snapshot.worldId);
  const point = { ...snapshot, key: `${snapshot.key}${KEY_MARK}`, parts: {} };
  const text = JSON.stringify({ point, parts: [...parts] });
  if (text.length > TEXT_MAX) return false;
  storeText(key, text);
  return loadText(key) === text;
}

export function removeUnloadSnapshot(worldId: string): void {
  removeText(keyOf(worldId));
}

/** All that are not in the database yet. One that cannot be read stays where it is, with a warning in the console. */
export function unloadSnapshots(): readonly UnloadSnapshot[] {
  return storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      try {
        return [readUnloadSnapshot(JSON.parse(loadText(key) ?? ""))];
      } catch (error) {
        console.warn(`The last state of a game, ${key}, could not be read`, error);
        return [];
      }
    });
}

interface StoredForm {
  readonly point: Snapshot;
  readonly parts: [string, unknown][];
}

function readUnloadSnapshot({ point, parts }: StoredForm): UnloadSnapshot {
  const { worldId, sessionId, at } = point;
  const keyed = parts.map(
    ([name, part], index) => [name, partKey(worldId, `${sessionId}/${KEY_MARK}${at}`, index), part] as const,
  );
  return {
    snapshot: { ...point, parts: Object.fromEntries(keyed.map(([name, key]) => [name, key])) },
    parts: new Map(keyed.map(([, key, part]) => [key, part])),
  };
}

function keyOf(worldId: string): string {
  return `${PREFIX}${worldId}`;
}
