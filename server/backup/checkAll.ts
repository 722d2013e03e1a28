import { lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { boundedRead } from "../stores/files/boundedRead.ts";
import { readWhole } from "../stores/files/DurableJsonFile.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";
import { readAllRows } from "../stores/files/loadRows.ts";
import { isWholePicture } from "../stores/files/PictureFiles.ts";
import { namesIn, QUARANTINE } from "../stores/files/Quarantine.ts";
import { hasOtherOwner } from "../stores/files/repair.ts";
import { versionFormat } from "../stores/files/versionFormat.ts";
import { readHead } from "../stores/files/versionHeads.ts";
import { WorldPaths } from "../stores/files/worldPaths.ts";
import { digestOfThumbnail, type UserRow, type WorldRow } from "../stores/rows.ts";
import { damagedFiles, readManifest } from "./manifest.ts";

interface CheckReport {
  readonly users: number;
  readonly worlds: number;
  readonly versions: number;
  readonly pictures: number;
  /** A sentence for each thing that is wrong. */
  readonly faults: readonly string[];
}

interface Round {
  readonly folder: string;
  readonly paths: WorldPaths;
  readonly faults: string[];
  versions: number;
}

/**
 * Reads all of a data folder or a backup and says in plain words what is wrong. Changes nothing, and a server may be
 * running. Throws if the folder is not one of ours.
 */
export async function checkAll(folder: string): Promise<CheckReport> {
  if (!(await stat(join(folder, "worlds")).catch(unlessMissing))) throw new Error(`${folder} holds no games.`);
  const round: Round = { folder, paths: new WorldPaths(folder), faults: [], versions: 0 };
  await checkBackup(round);
  const { users, records, faults } = await readAllRows(folder);
  round.faults.push(...faults);
  for (const { id, username, isLocked } of users.values()) {
    if (isLocked) round.faults.push(`The account ${username} (${id}) is locked: npm run people -- reset ${username}`);
  }
  for (const row of records.values()) await checkWorld(round, row, users);
  await checkOrphans(round, records);
  const pictures = await checkPictures(round);
  await checkQuarantine(round);
  return { users: users.size, worlds: records.size, versions: round.versions, pictures, faults: round.faults };
}

async function checkBackup({ folder, faults }: Round): Promise<void> {
  const digests = await readManifest(folder);
  const damaged = digests ? await damagedFiles(folder, digests) : [];
  for (const path of damaged) faults.push(`The file ${path} of this backup is missing or is not what was written.`);
}

async function checkWorld(round: Round, row: WorldRow, users: ReadonlyMap<string, UserRow>): Promise<void> {
  const { id, userId, thumbnail, revision } = row;
  const { faults, paths } = round;
  if (!users.has(userId)) faults.push(`The game ${id} belongs to nobody.`);
  const isSaved = revision > 0 || (await lstat(paths.present(id)).catch(unlessMissing)) !== null;
  if (isSaved && !(await isReadable(round, paths.present(id), id))) faults.push(`The game ${id} cannot be read.`);
  const head = await readHead(paths.present(id));
  if (head && hasOtherOwner(row, head)) faults.push(misowned(id));
  for (const file of await paths.older(id)) {
    round.versions += 1;
    if (!(await isReadable(round, file, id))) faults.push(`An older version of the game ${id} cannot be read: ${file}`);
  }
  const digest = digestOfThumbnail(thumbnail);
  const isThere = digest === null || (await stat(join(round.folder, "pictures", digest)).catch(unlessMissing));
  if (!isThere) faults.push(`The picture of the game ${id} is missing; the next save of it brings it back.`);
}

export function misowned(id: string): string {
  return `The record of the game ${id} names another owner than the game; the next start gives it back.`;
}

/**
 * Returns whether a version can be read. A file that disappeared during the check was moved by the server, which is no
 * fault.
 */
async function isReadable({ paths }: Round, file: string, id: string): Promise<boolean> {
  if ((await readWhole(file, versionFormat(id))) !== null) return true;
  const isGone = (await lstat(file).catch(unlessMissing)) === null;
  return isGone && file !== paths.present(id);
}

async function checkOrphans({ paths, faults }: Round, records: ReadonlyMap<string, WorldRow>): Promise<void> {
  const lost = (await paths.all()).filter((id) => !records.has(id));
  for (const id of lost) faults.push(`The game ${id} has no record; the next start gives it back to its owner.`);
}

/** Reports everything in quarantine, until the operator has looked at it and moved it elsewhere. */
async function checkQuarantine({ folder, faults }: Round): Promise<void> {
  for (const name of await namesIn(folder)) {
    faults.push(`${QUARANTINE}/${name} could not be read and was set aside. Look at it, then move it elsewhere.`);
  }
}

/** Checks that each picture is named by the digest of its bytes, and returns how many there are. */
async function checkPictures({ folder, faults }: Round): Promise<number> {
  const names = ((await readdir(join(folder, "pictures")).catch(unlessMissing)) ?? []).filter(
    (name) => !name.startsWith("."),
  );
  for (const name of names) {
    const bytes = await boundedRead(join(folder, "pictures", name));
    if (bytes && !isWholePicture(name, bytes)) faults.push(`The picture ${name} is damaged.`);
  }
  return names.length;
}
