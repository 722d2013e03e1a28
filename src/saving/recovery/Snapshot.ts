/** A moment of an open game as this browser keeps it beside its saves, and how long such moments stay (details §15, product §21). */
import type { WorldCard } from "../../api/wire.ts";

export interface Snapshot {
  readonly key: string;
  readonly worldId: string;
  /** One opening of the game in one window. */
  readonly sessionId: string;
  /** When the last edit in it was made, ms since 1970. */
  readonly at: number;
  /** The record it was opened with, so that it can be opened without a line; `revision` is that of the save it goes on from. */
  readonly card: WorldCard;
  /** Whether all of it is in that save. */
  readonly isSaved: boolean;
  /** Keys of its parts, by name. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Moments of one opening that are kept. */
export const SNAPSHOTS_MAX = 20;
/** Openings before this one whose unsaved end is kept. */
const UNSAVED_SESSIONS = 3;
/** Games whose last moment is kept to be opened without a line. */
const GAMES_MAX = 12;
const UNSAVED_MS = 30 * 24 * 60 * 60 * 1000;

export function snapshotKey(worldId: string, sessionId: string, number: number): string {
  return `${sessionPrefix(worldId, sessionId)}${String(number).padStart(5, "0")}`;
}

export function partKey(worldId: string, sessionId: string, number: number): string {
  return `${sessionPrefix(worldId, sessionId)}${number}`;
}

export function worldPrefix(worldId: string): string {
  return `${worldId}/`;
}

export function sessionPrefix(worldId: string, sessionId: string): string {
  return `${worldPrefix(worldId)}${sessionId}/`;
}

/** The last moment there is of a game. */
export function newestSnapshot(points: readonly Snapshot[]): Snapshot | null {
  return newestBy(points, () => "")[0] ?? null;
}

/** The last moments of this child's games, the latest first. */
export function latestOfEachGame(points: readonly Snapshot[], userId: string): Snapshot[] {
  const own = points.filter(({ card }) => card.userId === userId);
  return newestBy(own, ({ worldId }) => worldId).sort(latestFirst);
}

/** The moments that are of no use any more once `current` has one of its own: all but the newest of a game, and those not saved. */
export function outdatedSnapshots(points: readonly Snapshot[], current: Snapshot): Snapshot[] {
  const ends = endsOf(points.filter(({ sessionId }) => sessionId !== current.sessionId));
  const isFresh = ({ at }: Snapshot): boolean => at > current.at - UNSAVED_MS;
  const own = ends.filter(({ worldId, isSaved }) => worldId === current.worldId && !isSaved);
  const others = ends.filter(({ worldId }) => worldId !== current.worldId);
  const lasts = newestBy(others, ({ worldId }) => worldId);
  const kept = new Set([
    ...points.filter(({ sessionId }) => sessionId === current.sessionId),
    ...own.filter(isFresh).sort(latestFirst).slice(0, UNSAVED_SESSIONS),
    ...others.filter((end) => !end.isSaved && isFresh(end)),
    ...lasts.sort(latestFirst).slice(0, GAMES_MAX - 1),
  ]);
  return points.filter((point) => !kept.has(point));
}

/** The last moment of each opening. */
function endsOf(points: readonly Snapshot[]): Snapshot[] {
  return newestBy(points, ({ worldId, sessionId }) => `${worldId}/${sessionId}`);
}

function newestBy(points: readonly Snapshot[], groupOf: (point: Snapshot) => string): Snapshot[] {
  const lasts = new Map<string, Snapshot>();
  for (const point of points) {
    const last = lasts.get(groupOf(point));
    if (!last || last.at <= point.at) lasts.set(groupOf(point), point);
  }
  return [...lasts.values()];
}

function latestFirst(one: Snapshot, other: Snapshot): number {
  return other.at - one.at;
}
