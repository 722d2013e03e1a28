/** Maps the records of worlds and their versions to the columns of their tables. */
import type { VersionNote, WorldRow } from "../rows.ts";
import type { Value } from "./Database.ts";
import { fromColumn, toColumn } from "./text.ts";

export interface WorldColumns {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly fork_parent_id: string | null;
  readonly fork_count: number;
  readonly play_count: number;
  readonly published: boolean;
  readonly revision: number;
  readonly bytes: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly shares_notes: boolean;
  readonly description: string;
  readonly hidden: boolean;
}

export interface NoteColumns {
  readonly revision: number;
  readonly saved_at: Date;
  readonly name: string;
  readonly thumbnail: string;
}

export interface VersionColumns extends NoteColumns {
  readonly data: string;
}

/**
 * Returns the values of a new world in the order of `WorldColumns`, with the data last. A world without data has no
 * version yet.
 */
export function valuesOf(row: WorldRow, data: string | null): Value[] {
  const { forkParentId, forkCount, playCount, published, createdAt, updatedAt } = row;
  const { sharesNotes = false, description = "" } = row;
  const texts = [row.id, row.userId, row.name, row.thumbnail].map(toColumn);
  const parent = forkParentId === null ? null : toColumn(forkParentId);
  const stored = data === null ? [0, 0] : [1, Buffer.byteLength(data)];
  const counts = [forkCount, playCount, published, ...stored];
  return [...texts, parent, ...counts, createdAt, updatedAt, sharesNotes, toColumn(description), data];
}

export function asWorld(columns: WorldColumns): WorldRow {
  const { fork_count, play_count, published, revision, bytes } = columns;
  return {
    id: fromColumn(columns.id),
    userId: fromColumn(columns.user_id),
    name: fromColumn(columns.name),
    thumbnail: fromColumn(columns.thumbnail),
    forkParentId: columns.fork_parent_id === null ? null : fromColumn(columns.fork_parent_id),
    forkCount: fork_count,
    playCount: play_count,
    published,
    sharesNotes: columns.shares_notes,
    description: fromColumn(columns.description),
    revision,
    bytes,
    createdAt: columns.created_at.toISOString(),
    updatedAt: columns.updated_at.toISOString(),
    ...(columns.hidden ? { isHidden: true } : {}),
  };
}

export function asNote({ revision, saved_at, name, thumbnail }: NoteColumns): VersionNote {
  return { revision, savedAt: saved_at.toISOString(), name: fromColumn(name), thumbnail: fromColumn(thumbnail) };
}
