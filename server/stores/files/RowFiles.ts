import { lstatSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Adapter } from "lowdb";
import type { Log } from "../../Log.ts";
import type { RowStorage } from "../memory/Collection.ts";
import type { RowShape } from "../rowShapes.ts";
import { boundedReadSync } from "./boundedRead.ts";
import { DurableJsonFile, readWhole } from "./DurableJsonFile.ts";
import { asTrouble, putRightLater, unlessMissing } from "./durableWrite.ts";
import { isId, safeId } from "./entityId.ts";
import type { Quarantine } from "./Quarantine.ts";
import { rowFormat } from "./rowFormat.ts";
import { syncFolder } from "./syncFolder.ts";

/** What was read of a folder of rows. */
interface ReadRows<Row> {
  readonly rows: Map<string, Row>;
  /** Ids whose two files are not both there and equal. */
  readonly odd: readonly string[];
}

const NAME = /^([^.]+)(?:\.copy)?\.json$/;
const DIFFERENT = "the two files of a row were both whole but different: the newer was taken";
/** How many rows are repaired at the same time. */
const AT_ONCE = 64;

/**
 * Stores the rows of one kind in a folder: `ID.json` and, with the same content, `ID.copy.json`. Each file is whole or
 * damaged by itself, and a change is answered when it is in both, so a damaged file costs nothing, and neither of the
 * two is older than the last answer.
 */
export class RowFiles<Row extends { readonly id: string }> implements RowStorage<Row> {
  readonly #folder: string;
  readonly #isRow: RowShape<Row>;
  readonly #quarantine: Quarantine;
  readonly #log: Log;

  constructor(folder: string, isRow: RowShape<Row>, quarantine: Quarantine, log: Log) {
    this.#folder = folder;
    this.#isRow = isRow;
    this.#quarantine = quarantine;
    this.#log = log;
  }

  adapter(id: string): Adapter<Row> {
    return this.#fileOf(id);
  }

  /** Removes both files of a row, and what was set aside of them. */
  async remove(id: string): Promise<void> {
    try {
      for (const file of pathsOf(this.#folder, id)) await rm(file, { force: true });
      await syncFolder(this.#folder);
      await this.#quarantine.forget(id);
    } catch (error) {
      throw asTrouble(error);
    }
  }

  /** Makes both files of odd rows whole and equal, as far as the disk allows. */
  async repair({ odd, rows }: ReadRows<Row>): Promise<void> {
    for (let start = 0; start < odd.length; start += AT_ONCE) {
      await Promise.all(odd.slice(start, start + AT_ONCE).map((id) => this.#repairRow(id, rows.get(id))));
    }
  }

  /** Sets both files aside. */
  async setAside(id: string): Promise<void> {
    for (const file of pathsOf(this.#folder, id)) await this.#quarantine.take(file);
  }

  async #repairRow(id: string, newest: Row | undefined): Promise<void> {
    const file = this.#fileOf(id);
    const [, copy] = pathsOf(this.#folder, id);
    const repair = async (): Promise<void> => {
      const row = await file.read();
      if (row === null) return;
      const other = await readWhole(copy, rowFormat(id, this.#isRow));
      if (other === null) await this.#quarantine.take(copy);
      else if (!isDeepStrictEqual(row, other)) this.#log({ event: DIFFERENT, file: basename(copy) });
      await file.write(newest ?? row);
    };
    await repair().catch(putRightLater(this.#log, basename(copy)));
  }

  #fileOf(id: string): DurableJsonFile<Row> {
    const [file, copy] = pathsOf(this.#folder, id);
    return new DurableJsonFile({
      file,
      copy,
      format: rowFormat(id, this.#isRow),
      others: async () => [copy],
      event: "a damaged file was replaced by its copy",
      quarantine: this.#quarantine,
      log: this.#log,
    });
  }
}

/**
 * Reads all rows of a folder. It reads synchronously, because with ten thousand small files promises would take longer
 * than the disk. It may run in another process than the server, which replaces each file as a whole.
 */
export function readRows<Row extends { readonly id: string }>(folder: string, isRow: RowShape<Row>): ReadRows<Row> {
  const rows = new Map<string, Row>();
  const odd: string[] = [];
  for (const id of idsIn(folder)) {
    const { fromText } = rowFormat(id, isRow);
    const [text, copy] = pathsOf(folder, id).map(textOf);
    const whole = text ? fromText(text) : null;
    const other = copy && (copy !== text || !whole) ? fromText(copy) : null;
    const row = whole && other ? newerOf(whole, other) : (whole ?? other);
    if (row) rows.set(id, row);
    if (!row || text !== copy) odd.push(id);
  }
  return { rows, odd };
}

export function hasRow(folder: string, id: string): boolean {
  return pathsOf(folder, id).some((file) => lstatSync(file, { throwIfNoEntry: false }) !== undefined);
}

/** Returns sentences in plain words about those of the files that are damaged, or whose copies differ. */
export function faultsOfRows<Row extends { readonly id: string }>(
  folder: string,
  odd: readonly string[],
  isRow: RowShape<Row>,
): string[] {
  const faults: string[] = [];
  for (const id of odd) {
    const { fromText } = rowFormat(id, isRow);
    // Read again, because a server may just have been writing them.
    const [row, other] = pathsOf(folder, id).map((file) => fromText(textOf(file) ?? ""));
    if (row && other && !isDeepStrictEqual(row, other)) {
      faults.push(
        `The files ${basename(folder)}/${id}.json and ${id}.copy.json differ; the next start takes the newer.`,
      );
    }
    for (const file of pathsOf(folder, id)) {
      const name = `${basename(folder)}/${basename(file)}`;
      const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
      if (isThere && fromText(textOf(file) ?? "") === null) {
        faults.push(`The file ${name} is damaged; the next start sets it aside in quarantine.`);
      }
    }
  }
  return faults;
}

/** Returns the newer of the two by the times in them; otherwise the first, which is the one that is written first. */
function newerOf<Row extends object>(row: Row, copy: Row): Row {
  return lastTimeOf(copy) > lastTimeOf(row) ? copy : row;
}

function lastTimeOf(row: object): string {
  const devices: readonly { readonly since: string }[] = "devices" in row ? Array.from(row.devices as []) : [];
  const times = ["updatedAt" in row ? String(row.updatedAt) : "", ...devices.map(({ since }) => since)];
  return times.reduce((last, time) => (time > last ? time : last));
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
