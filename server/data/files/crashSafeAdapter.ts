/** lowdb's way to one file: durable, and a damaged file is replaced by the version before (product §21). */
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Adapter } from "lowdb";
import type { Log } from "../../Log.ts";
import { durableWrite, putRightLater, TO_READ, unlessMissing } from "./durableWrite.ts";
import type { Quarantine } from "./Quarantine.ts";

export interface SafeFile<T> {
  readonly file: string;
  readonly format: Format<T>;
  /** Where the present file goes when a new one comes. */
  readonly before: string;
  /** Whether a file that has that name already stays. */
  readonly isBeforeFinal?: boolean;
  /** The versions to fall back to, newest first. */
  readonly older: () => Promise<readonly string[]>;
  readonly quarantine: Quarantine;
  readonly log: Log;
}

/** How a value is written down; a text that was not written so, or only in part, is damage: null. */
export interface Format<T> {
  toText(value: T): string;
  fromText(text: string): T | null;
}

/** One write at a time: its callers see to that. What is written is taken down at once, so it may change meanwhile. */
export function crashSafeAdapter<T>(place: SafeFile<T>): Adapter<T> {
  const { file, format, before, isBeforeFinal } = place;
  return {
    read: () => readNewest(place),
    write: (data) => durableWrite({ file, content: format.toText(data), before, isBeforeFinal }),
  };
}

/** The value of a file; null where there is none or it is damaged. */
export async function readWhole<T>(file: string, { fromText }: Format<T>): Promise<T | null> {
  const text = await readFile(file, { encoding: "utf8", flag: TO_READ }).catch(unlessMissing);
  return text === null ? null : fromText(text);
}

/** What is damaged is set aside, and the newest of the others put in its place, as far as the disk lets it. */
async function readNewest<T>(place: SafeFile<T>): Promise<T | null> {
  const { file, format, log } = place;
  const present = await readWhole(file, format);
  if (present !== null) return present;
  const unreadable = [file];
  for (const older of await place.older()) {
    const version = await readWhole(older, format);
    if (version !== null) {
      await replace(place, unreadable, older).catch(putRightLater(log, basename(file)));
      log({ event: "fell back to the version before", file: basename(file) });
      return version;
    }
    unreadable.push(older);
  }
  const wasThere = (await stat(file).catch(unlessMissing)) !== null;
  await replace(place, unreadable, null).catch(putRightLater(log, basename(file)));
  if (wasThere) log({ event: "no older version could be read", file: basename(file) });
  return null;
}

async function replace<T>({ file, quarantine }: SafeFile<T>, unreadable: readonly string[], by: string | null) {
  for (const damaged of unreadable) await quarantine.take(damaged);
  if (by !== null) await durableWrite({ file, content: await readFile(by) });
}
