import { link, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { digestOf } from "../stores/files/digestOf.ts";
import { throwTrouble, unlessMissing, writeAndSync } from "../stores/files/durableWrite.ts";
import { makeFolder } from "../stores/files/makeFolder.ts";
import { syncFolder } from "../stores/files/syncFolder.ts";
import {
  type Digests,
  isWholeFile,
  MANIFEST,
  manifestText,
  nameOfMoment,
  newestBackup,
  readManifest,
  unfinishedName,
} from "./manifest.ts";

/**
 * Writes a backup. It gets its name when all of it is on the disk, and shares files that never change with the backup
 * before.
 */
export class BackupFolder {
  /** Where the finished backup will lie. */
  readonly place: string;
  /** Sentences about files that are damaged in the backup before and were written again into this one. */
  readonly renewed: string[] = [];
  readonly #unfinished: string;
  readonly #moment: Date;
  readonly #last: { readonly folder: string; readonly digests: Digests } | null;
  readonly #digests = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #damagedBefore = new Set<string>();

  private constructor(backups: string, moment: Date, last: { folder: string; digests: Digests } | null) {
    const name = nameOfMoment(moment);
    this.place = join(backups, name);
    this.#unfinished = join(backups, unfinishedName(name));
    this.#moment = moment;
    this.#last = last;
  }

  /** Begins a backup. `backups` is the folder of all backups, which the caller holds. */
  static async begin(backups: string, moment: Date): Promise<BackupFolder> {
    const { newest: folder } = await newestBackup(backups);
    const digests = folder && (await readManifest(folder));
    const backup = new BackupFolder(
      backups,
      await freeMoment(backups, moment),
      folder && digests ? { folder, digests } : null,
    );
    await backup.#folderFor(MANIFEST);
    return backup;
  }

  /** Writes a file of the backup. Throws `StorageFull` or `StorageReadOnly` if it cannot. */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    await this.#folderFor(path);
    await writeAndSync(join(this.#unfinished, path), content, "wx").catch(throwTrouble);
    this.#digests.set(path, digestOf(content));
    if (this.#damagedBefore.has(path)) {
      this.renewed.push(`The file ${path} is damaged or missing in ${this.#last?.folder}: it was copied again.`);
    }
  }

  /**
   * Shares the file that the backup before has under that path, which must be of a kind that never changes. Returns
   * false if the backup before has none, or a damaged one, which would damage all backups from then on.
   */
  async share(path: string): Promise<boolean> {
    const digest = this.#last?.digests.get(path);
    if (!this.#last || !digest) return false;
    const file = join(this.#last.folder, path);
    if (!(await isWholeFile(file, digest))) {
      this.#damagedBefore.add(path);
      return false;
    }
    await this.#folderFor(path);
    const isShared = await link(file, join(this.#unfinished, path)).then(
      () => true,
      () => false,
    );
    if (isShared) this.#digests.set(path, digest);
    return isShared;
  }

  async finish(): Promise<void> {
    const manifest = manifestText(this.#moment, this.#digests);
    await writeAndSync(join(this.#unfinished, MANIFEST), manifest, "wx").catch(throwTrouble);
    for (const folder of this.#folders) await syncFolder(folder);
    await rename(this.#unfinished, this.place);
    await syncFolder(dirname(this.place));
  }

  async giveUp(): Promise<void> {
    await rm(this.#unfinished, { recursive: true, force: true });
  }

  async #folderFor(path: string): Promise<void> {
    const folder = dirname(join(this.#unfinished, path));
    if (this.#folders.has(folder)) return;
    await makeFolder(folder, 0o700).catch(throwTrouble);
    this.#folders.add(folder);
  }
}

/**
 * Returns a moment whose name is free. Backups are ordered by name, so a second backup within the same second takes the
 * name of the next free second.
 */
async function freeMoment(backups: string, moment: Date): Promise<Date> {
  const place = join(backups, nameOfMoment(moment));
  const isTaken = (await stat(place).catch(unlessMissing)) !== null;
  return isTaken ? freeMoment(backups, new Date(moment.getTime() + 1000)) : moment;
}
