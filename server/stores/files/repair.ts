import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../Log.ts";
import type { ClassRow, ReportRow } from "../classRows.ts";
import type { Collection } from "../memory/Collection.ts";
import { newWorldRow, type OwnedVersion, type UserRow, type VersionNote, type WorldRow } from "../rows.ts";
import { putRightLater, TEMPORARY } from "./durableWrite.ts";
import type { WorldFiles } from "./WorldFiles.ts";
import type { WorldPaths } from "./worldPaths.ts";

export interface DataFolder {
  readonly users: Collection<UserRow>;
  readonly records: Collection<WorldRow>;
  readonly classes: Collection<ClassRow>;
  readonly reports: Collection<ReportRow>;
  readonly paths: WorldPaths;
  readonly files: WorldFiles;
  readonly log: Log;
}

export async function removeTemporaries(folder: string, log: Log): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!TEMPORARY.test(name)) continue;
    await rm(join(folder, name), { force: true });
    log({ event: "an unfinished write was removed", file: name });
  }
}

/** Records that were brought up to their games. */
export interface Followed {
  readonly ids: readonly string[];
  /** Records that named another owner than their game, as they were. */
  readonly misowned: readonly WorldRow[];
}

/**
 * Brings records up to their games, because a save is answered before its record is stored, and no game ever goes to
 * another owner. Changes only the rows in memory, so that it works on a disk that takes no writes.
 */
export function followGames(records: Map<string, WorldRow>, files: WorldFiles): Followed {
  const ids: string[] = [];
  const misowned: WorldRow[] = [];
  for (const row of records.values()) {
    const { bytes, head } = files.factsOf(row.id);
    const isOfAnother = head !== null && "id" in head && head.id !== row.id;
    if (head === null || isOfAnother) continue;
    const isMisowned = hasOtherOwner(row, head);
    if (isMisowned) misowned.push(row);
    if (!isMisowned && head.revision <= row.revision) continue;
    records.set(row.id, { ...newerOf(row, head, bytes), ...(isMisowned ? unpublishedOf(head) : {}) });
    ids.push(row.id);
  }
  return { ids, misowned };
}

/** Returns whether the record names another owner than the game. Earlier files of games name no owner. */
export function hasOtherOwner({ userId }: WorldRow, head: object): boolean {
  return "userId" in head && head.userId !== "" && head.userId !== userId;
}

function unpublishedOf(head: object): Partial<WorldRow> {
  return "userId" in head ? { userId: String(head.userId), published: false, description: "" } : {};
}

function newerOf(
  row: WorldRow,
  { name, thumbnail, revision, savedAt: updatedAt }: VersionNote,
  bytes: number,
): WorldRow {
  return revision > row.revision ? { ...row, name, thumbnail, revision, updatedAt, bytes } : row;
}

/**
 * Repairs at start, before anything is served, what a crash or a lost record left. Unfinished deletions come first: a
 * world that was deleted must not be taken for one that lost its record.
 */
export async function repair(data: DataFolder): Promise<void> {
  for (const id of await data.paths.marked()) await finishDeletion(data, id).catch(putRightLater(data.log, id));
  for (const row of oddRows(data)) await matchGame(data, row).catch(putRightLater(data.log, row.id));
  for (const id of await orphans(data)) await adoptOrphan(data, id).catch(putRightLater(data.log, id));
  reportUnowned(data);
}

/**
 * Finishes a deletion that was interrupted. If the record is still there, the deletion was never answered and is taken
 * back.
 */
async function finishDeletion({ paths, records, files, log }: DataFolder, id: string): Promise<void> {
  if (records.get(id)) await rm(paths.deletionMark(id), { force: true });
  else await files.removeFiles(id);
  log({ event: "an unfinished deletion was put right" });
}

/** Returns the records that do not have the size of their game's file. A file of the right size is taken as whole. */
function oddRows({ records, files }: DataFolder): WorldRow[] {
  return Array.from(records.all()).filter(({ id, bytes }) => files.size(id) !== bytes);
}

/** Makes a record match its game, which falls back to the version before if it must. */
async function matchGame({ records, files }: DataFolder, row: WorldRow): Promise<void> {
  const found = await files.readOrMend(row.id);
  if (!found) return;
  const bytes = files.size(row.id);
  // A game that is newer than its record brings its own name; that of an earlier version may be outdated.
  const { name, thumbnail, revision, savedAt: updatedAt } = found;
  const newer = revision > row.revision ? { name, thumbnail, revision, updatedAt } : {};
  await records.change(row.id, () => ({ ...row, ...newer, bytes }));
}

/** Returns the ids of worlds whose record is gone, without those that are still being deleted. */
async function orphans({ paths, records }: DataFolder): Promise<string[]> {
  const marked = new Set(await paths.marked());
  return (await paths.all()).filter((id) => !records.get(id) && !marked.has(id));
}

/** Gives a world without a record back to its owner, if there is one. */
async function adoptOrphan(data: DataFolder, id: string): Promise<void> {
  const version = await data.files.readOrMend(id);
  if (version && version.id === id && data.users.get(version.userId)) await adopt(data, version);
  else await setAside(data, id);
}

async function adopt({ records, files, log }: DataFolder, version: OwnedVersion): Promise<void> {
  const { id, userId, name, thumbnail, revision, savedAt } = version;
  const row = { ...newWorldRow({ id, userId, name, thumbnail }), revision, bytes: files.size(id) };
  await records.change(id, () => ({ ...row, createdAt: savedAt, updatedAt: savedAt }));
  log({ event: "a world without a record was given back to its owner" });
}

/**
 * Logs how many worlds have no owner. They stay, because their owner's account may be in quarantine and be put back.
 */
function reportUnowned({ users, records, log }: DataFolder): void {
  const count = Array.from(records.all()).filter(({ userId }) => !users.get(userId)).length;
  if (count > 0) log({ event: "worlds whose owner is unknown were found", count });
}

/** Sets aside a world that no account here owns. */
async function setAside({ files, log }: DataFolder, id: string): Promise<void> {
  await files.setAside(id);
  log({ event: "a world that belongs to nobody was set aside" });
}
