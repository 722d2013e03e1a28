/** lowdb's way to one file: durable, and a damaged file is replaced by the version before (product §21). */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Adapter } from "lowdb";
import type { Log } from "../../Log.ts";
import { durableWrite, unlessMissing } from "./durableWrite.ts";
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
  const text = await readFile(file, "utf8").catch(unlessMissing);
  return text === null ? null : fromText(text);
}

async function readNewest<T>(place: SafeFile<T>): Promise<T | null> {
  const present = await readWhole(place.file, place.format);
  if (present !== null) return present;
  const wasThere = await place.quarantine.take(place.file);
  for (const older of await place.older()) {
    const version = await readWhole(older, place.format);
    if (version === null) {
      await place.quarantine.take(older);
      continue;
    }
    await durableWrite({ file: place.file, content: await readFile(older) });
    place.log({ event: "fell back to the version before", file: basename(place.file) });
    return version;
  }
  if (wasThere) place.log({ event: "no older version could be read", file: basename(place.file) });
  return null;
}
