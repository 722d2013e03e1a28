import type { WorldCard } from "../../api/wire.ts";

/** The state of an open game at one time, recorded in this browser independently of its saves. */
export interface Snapshot {
  readonly key: string;
  readonly worldId: string;
  /** Identifies one opening of the game in one window. */
  readonly sessionId: string;
  /** When the last edit in it was made, in ms since 1970. */
  readonly at: number;
  /** The card the game was opened with, so that it can be opened offline. Its `revision` is that of the last save before the snapshot. */
  readonly card: WorldCard;
  /** Whether that save contains everything in the snapshot. */
  readonly isSaved: boolean;
  /** The keys of its parts, by name. */
  readonly parts: Readonly<Record<string, string>>;
}

/** How many snapshots of one session are stored. */
export const SNAPSHOTS_MAX = 20;
/** How many earlier sessions of the same game keep their last snapshot if it was never saved. */
const UNSAVED_SESSIONS = 3;
/** How many games keep their last snapshot, for opening them offline. */
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

export function newestSnapshot(snapshots: readonly Snapshot[]): Snapshot | null {
  return newestOfEach(snapshots, () => "")[0] ?? null;
}

/** The newest snapshot of each game of a child, the latest first. */
export function newestOfGames(snapshots: readonly Snapshot[], userId: string): Snapshot[] {
  const own = snapshots.filter(({ card }) => card.userId === userId);
  return newestOfEach(own, ({ worldId }) => worldId).sort(byLatest);
}

/**
 * The snapshots that are not needed once `current`, the first one of its session, is stored. See "What is kept, and how long" in the
 * README.
 */
export function outdatedSnapshots(snapshots: readonly Snapshot[], current: Snapshot): Snapshot[] {
  const lasts = newestOfSessions(snapshots.filter(({ sessionId }) => sessionId !== current.sessionId));
  const isRecent = ({ at }: Snapshot): boolean => at > current.at - UNSAVED_MS;
  const unsaved = lasts.filter(({ worldId, isSaved }) => worldId === current.worldId && !isSaved);
  const otherGames = lasts.filter(({ worldId }) => worldId !== current.worldId);
  const newest = newestOfEach(otherGames, ({ worldId }) => worldId);
  const needed = new Set([
    ...snapshots.filter(({ sessionId }) => sessionId === current.sessionId),
    ...unsaved.filter(isRecent).sort(byLatest).slice(0, UNSAVED_SESSIONS),
    ...otherGames.filter((last) => !last.isSaved && isRecent(last)),
    ...newest.sort(byLatest).slice(0, GAMES_MAX - 1),
  ]);
  return snapshots.filter((snapshot) => !needed.has(snapshot));
}

function newestOfSessions(snapshots: readonly Snapshot[]): Snapshot[] {
  return newestOfEach(snapshots, ({ worldId, sessionId }) => `${worldId}/${sessionId}`);
}

function newestOfEach(snapshots: readonly Snapshot[], groupOf: (snapshot: Snapshot) => string): Snapshot[] {
  const newest = new Map<string, Snapshot>();
  for (const snapshot of snapshots) {
    const known = newest.get(groupOf(snapshot));
    if (!known || known.at <= snapshot.at) newest.set(groupOf(snapshot), snapshot);
  }
  return [...newest.values()];
}

function byLatest(one: Snapshot, other: Snapshot): number {
  return other.at - one.at;
}
