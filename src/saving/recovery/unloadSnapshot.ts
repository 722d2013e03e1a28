/**
 * The last moment of a game whose page went away before the database could take it. A page that goes is given no time to wait
 * for a database, so the moment is kept as a text first and moves into the journal when the journal is read next.
 */
import { loadText, removeText, storedKeys, storeText } from "../../browser/storage.ts";
import type { DocumentParts } from "./DocumentCutter.ts";
import { type Snapshot, partKey } from "./Snapshot.ts";

const PREFIX = "gridlings-last-";
/** Letters. Browsers keep about five million in all; a larger game would push out what else is there. */
const TEXT_MAX = 2_000_000;
/** Apart from the keys that the open journal gives, which goes on if the page stays after all. */
const APART = "last";

export interface UnloadSnapshot {
  readonly point: Snapshot;
  readonly parts: ReadonlyMap<string, unknown>;
}

/** False where this browser has no room for it. */
export function storeUnloadSnapshot(point: Snapshot, parts: DocumentParts): boolean {
  const key = keyOf(point.worldId);
  const text = JSON.stringify({ point: { ...point, key: `${point.key}${APART}`, parts: {} }, parts: [...parts] });
  if (text.length > TEXT_MAX) return false;
  storeText(key, text);
  return loadText(key) === text;
}

export function removeUnloadSnapshot(worldId: string): void {
  removeText(keyOf(worldId));
}

/** Those that wait for the journal. One that cannot be read stays where it is, and is named in the log. */
export function unloadSnapshots(): readonly UnloadSnapshot[] {
  return storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      try {
        return [readMoment(JSON.parse(loadText(key) ?? ""))];
      } catch (fault) {
        console.warn(`The last moment ${key} could not be read`, fault);
        return [];
      }
    });
}

function readMoment({
  point,
  parts,
}: {
  readonly point: Snapshot;
  readonly parts: [string, unknown][];
}): UnloadSnapshot {
  const { worldId, sessionId, at } = point;
  const named = parts.map(
    ([name, part], index) => [name, partKey(worldId, `${sessionId}/${APART}${at}`, index), part] as const,
  );
  return {
    point: { ...point, parts: Object.fromEntries(named.map(([name, key]) => [name, key])) },
    parts: new Map(named.map(([, key, part]) => [key, part])),
  };
}

function keyOf(worldId: string): string {
  return `${PREFIX}${worldId}`;
}
