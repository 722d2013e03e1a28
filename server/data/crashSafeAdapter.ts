/** lowdb's way to one file: durable, each write answered by itself, a damaged file replaced by the version before (product §21). */
import { copyFile, mkdir, readFile, rename, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Adapter } from "lowdb";
import type { Log } from "../Log.ts";
import { durableWrite, syncFolder, unlessMissing } from "./durableWrite.ts";

export interface SafeFile {
  readonly file: string;
  /** Where the present file goes when a new one comes. */
  readonly before: string;
  /** The versions to fall back to, newest first. */
  readonly older: () => Promise<readonly string[]>;
  /** Where damaged files are kept for a grown-up to look at. */
  readonly quarantine: string;
  readonly log: Log;
}

export function crashSafeAdapter<T extends object>(place: SafeFile): Adapter<T> {
  let chain: Promise<void> = Promise.resolve();
  let queued: { data: T; done: Promise<void> } | null = null;

  const store = async (data: T): Promise<void> => {
    await durableWrite({ file: place.file, content: JSON.stringify(data), before: place.before });
  };

  return {
    read: () => readNewest<T>(place),
    /** A write that still waits takes the newer data along: both are answered when that is on the disk. */
    write(data) {
      if (queued) {
        queued.data = data;
        return queued.done;
      }
      const mine = { data, done: Promise.resolve() };
      queued = mine;
      mine.done = chain.then(() => {
        queued = null;
        return store(mine.data);
      });
      chain = mine.done.catch(() => undefined);
      return mine.done;
    },
  };
}

async function readNewest<T extends object>(place: SafeFile): Promise<T | null> {
  const present = await readObject<T>(place.file);
  if (present !== "damaged") return present;
  await setAside(place);
  for (const older of await place.older()) {
    const version = await readObject<T>(older);
    if (version === null || version === "damaged") continue;
    await copyFile(older, place.file);
    await syncFolder(dirname(place.file));
    place.log({ event: "fell back to the version before", file: basename(place.file) });
    return version;
  }
  place.log({ event: "no older version could be read", file: basename(place.file) });
  return null;
}

/** An empty file, zeros, half a text, or a text that is no object: all of these are damage, never an empty table. */
async function readObject<T extends object>(file: string): Promise<T | "damaged" | null> {
  const text = await readFile(file, "utf8").catch(unlessMissing);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as T) : "damaged";
  } catch {
    return "damaged";
  }
}

async function setAside({ file, quarantine, log }: SafeFile): Promise<void> {
  await mkdir(quarantine, { recursive: true });
  const found = await stat(file).catch(unlessMissing);
  if (!found) return;
  await rename(file, join(quarantine, `${basename(file)}.${Math.round(found.mtimeMs)}`)).catch(unlessMissing);
  log({ event: "a damaged file was set aside", file: basename(file) });
}
