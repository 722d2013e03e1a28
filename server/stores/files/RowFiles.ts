import { lstatSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Adapter } from "lowdb";
import type { Log } from "../../Log.ts";
import type { RowStorage } from "../memory/Collection.ts";
import { boundedReadSync } from "./boundedRead.ts";
import { DurableJsonFile, readWhole } from "./DurableJsonFile.ts";
import { asTrouble, putRightLater, unlessMissing } from "./durableWrite.ts";
import { isId, safeId } from "./entityId.ts";
import type { Quarantine } from "./Quarantine.ts";
import { rowFormat } from "./rowFormat.ts";
import { syncFolder } from "./syncFolder.ts";

/** Rows by id, as they were read from a folder. */
export interface ReadRows<Row> {
  readonly rows: Map<string, Row>;
  /** Ids whose two files are not both there and equal. */
  readonly odd: readonly string[];
}

const NAME = /^([^.]+)(?:\.copy)?\.json$/;
/** Rows that are repaired at the same time. */
const AT_ONCE = 64;

/**
 * One folder with the rows of one kind: `ID.json` and, with the same content, `ID.copy.json`. Each is whole or damaged by itself, and a
 * change is answered when it is in both: so a damaged file costs nothing, and neither of the two is older than the last answer.
 */
export class RowFiles<Row extends { readonly id: string }> implements RowStorage<Row> {
  private readonly folder: string;
  private readonly quarantine: Quarantine;
  private readonly log: Log;

  constructor(folder: string, quarantine: Quarantine, log: Log) {
    this.folder = folder;
    this.quarantine = quarantine;
    this.log = log;
  }

  adapter(id: string): Adapter<Row> {
    return this.fileOf(id);
  }

  /** Both files, and what was set aside of them. */
  async remove(id: string): Promise<void> {
    try {
      for (const file of pathsOf(this.folder, id)) await rm(file, { force: true });
      await syncFolder(this.folder);
      await this.quarantine.forget(id);
    } catch (error) {
      throw asTrouble(error);
    }
  }

  /** Makes both files of such rows whole and equal, as far as the disk allows. */
  async repair(odd: readonly string[]): Promise<void> {
    for (let start = 0; start < odd.length; start += AT_ONCE) {
      await Promise.all(odd.slice(start, start + AT_ONCE).map((id) => this.repairRow(id)));
    }
  }

  /** Sets both files aside. */
  async setAside(id: string): Promise<void> {
    for (const file of pathsOf(this.folder, id)) await this.quarantine.take(file);
  }

  private async repairRow(id: string): Promise<void> {
    const file = this.fileOf(id);
    const [, copy] = pathsOf(this.folder, id);
    const repair = async (): Promise<void> => {
      const row = await file.read();
      if (row === null) return;
      if ((await readWhole(copy, rowFormat<Row>(id))) === null) await this.quarantine.take(copy);
      await file.write(row);
    };
    await repair().catch(putRightLater(this.log, basename(copy)));
  }

  private fileOf(id: string): DurableJsonFile<Row> {
    const [file, copy] = pathsOf(this.folder, id);
    const { quarantine, log } = this;
    const event = "a damaged file was replaced by its copy";
    return new DurableJsonFile({
      file,
      copy,
      format: rowFormat<Row>(id),
      others: async () => [copy],
      event,
      quarantine,
      log,
    });
  }
}

/**
 * All rows of a folder. Reads synchronously: with ten thousand small files, promises would take longer than the disk. May run in another
 * process than the server, which replaces each file as a whole.
 */
export function readRows<Row extends { readonly id: string }>(folder: string): ReadRows<Row> {
  const rows = new Map<string, Row>();
  const odd: string[] = [];
  for (const id of idsIn(folder)) {
    const { fromText } = rowFormat<Row>(id);
    const [text, copy] = pathsOf(folder, id).map(textOf);
    const row = (text ? fromText(text) : null) ?? (copy ? fromText(copy) : null);
    if (row) rows.set(id, row);
    if (!row || text !== copy) odd.push(id);
  }
  return { rows, odd };
}

export function hasRow(folder: string, id: string): boolean {
  return pathsOf(folder, id).some((file) => lstatSync(file, { throwIfNoEntry: false }) !== undefined);
}

/** Sentences in plain words about those of the files that are damaged. */
export function faultsOfRows(folder: string, odd: readonly string[]): string[] {
  const faults: string[] = [];
  for (const id of odd) {
    for (const file of pathsOf(folder, id)) {
      const name = `${basename(folder)}/${basename(file)}`;
      const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
      if (isThere && rowFormat(id).fromText(textOf(file) ?? "") === null) {
        faults.push(`The file ${name} is damaged; the next start sets it aside in quarantine.`);
      }
    }
  }
  return faults;
}

function idsIn(folder: string): Iterable<string> {
  const names = missingOr(() => readdirSync(folder)) ?? [];
  return new Set(names.flatMap((name) => NAME.exec(name)?.[1] ?? []).filter(isId));
}

function textOf(file: string): string | null {
  return boundedReadSync(file)?.toString("utf8") ?? null;
}

function missingOr<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    return unlessMissing(error as NodeJS.ErrnoException);
  }
}

function pathsOf(folder: string, id: string): readonly [file: string, copy: string] {
  const name = safeId(id);
  return [join(folder, `${name}.json`), join(folder, `${name}.copy.json`)];
}
