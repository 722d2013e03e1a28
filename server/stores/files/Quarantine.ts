import { createHash } from "node:crypto";
import { lstat, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Log } from "../../Log.ts";
import { StorageReadOnly } from "../troubles.ts";
import { durableWrite, putRightLater, throwTrouble, unlessMissing } from "./durableWrite.ts";
import { freeName } from "./makeFolder.ts";
import { syncFolder } from "./syncFolder.ts";

export const QUARANTINE = "quarantine";
/** The most bytes of a name before its ending: file systems take 255 in all. */
const NAME_BYTES = 200;

/** Sets aside everything that cannot be read, for the operator to look at. The server never overwrites any of it. */
export class Quarantine {
  readonly #folder: string;
  readonly #log: Log;
  readonly #isHeld: boolean;

  /** `folder` is the data folder. If this server does not hold it (`isHeld`), nothing in it is moved. */
  constructor(folder: string, log: Log, isHeld = true) {
    this.#folder = folder;
    this.#log = log;
    this.#isHeld = isHeld;
  }

  /**
   * Moves a file or a folder out of the way; false if there is none. Throws `StorageFull` or `StorageReadOnly` if it
   * cannot.
   */
  async take(path: string): Promise<boolean> {
    return this.#moved(path).catch(throwTrouble);
  }

  /** Like `take`, but a damaged file stays where it is if the disk takes no writes. */
  async takeIfPossible(path: string): Promise<void> {
    await this.take(path).catch(putRightLater(this.#log, relative(this.#folder, path)));
  }

  async #moved(path: string): Promise<boolean> {
    if (!isInside(relative(this.#folder, path))) throw new Error("Nothing but what is in the folder can be set aside.");
    const found = await lstat(path).catch(unlessMissing);
    if (!found) return false;
    if (!this.#isHeld) throw new StorageReadOnly(`The folder ${this.#folder} is only read.`);
    const place = await this.#freePlace(path, Math.round(found.mtimeMs));
    await rename(path, place);
    await syncFolder(dirname(place));
    this.#log({ event: "a damaged file was set aside", file: relative(this.#folder, path), as: this.#shown(place) });
    return true;
  }

  /** Keeps copies of the damaged parts of a file that stays in use. Bytes that are kept already are not kept twice. */
  async keep(path: string, parts: readonly Uint8Array[]): Promise<void> {
    const content = Buffer.concat(parts.flatMap((part) => [part, Buffer.from("\n")]));
    const digest = createHash("sha256").update(content).digest("hex").slice(0, 16);
    const place = await this.#placeOf(path, digest);
    await durableWrite({ file: place, content });
    const file = relative(this.#folder, path);
    this.#log({ event: "damaged lines were set aside", file, lines: parts.length, as: this.#shown(place) });
  }

  async isEmpty(): Promise<boolean> {
    return (await namesIn(this.#folder)).length === 0;
  }

  /** Removes everything that was set aside of a world, because its owner deletes it. */
  async forget(id: string): Promise<void> {
    const place = join(this.#folder, QUARANTINE);
    for (const name of await namesIn(this.#folder)) {
      if (name.split(".").includes(id)) await rm(join(place, name), { recursive: true, force: true });
    }
  }

  async #freePlace(path: string, moment: number): Promise<string> {
    const isTaken = async (place: string): Promise<boolean> => (await lstat(place).catch(unlessMissing)) !== null;
    return freeName(await this.#placeOf(path, String(moment)), isTaken);
  }

  /**
   * Returns the path in quarantine of a file. All lie one level deep: `worlds/x.json` becomes `worlds.x.json.` and the
   * ending.
   */
  async #placeOf(path: string, ending: string): Promise<string> {
    const folder = join(this.#folder, QUARANTINE);
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(this.#folder);
    return join(folder, `${shortened(relative(this.#folder, path).replaceAll("/", "."))}.${ending}`);
  }

  #shown(place: string): string {
    return relative(this.#folder, place);
  }
}

function isInside(path: string): boolean {
  return path !== "" && path.split("/")[0] !== "..";
}

/** Shortens a name so that there is room for an ending. */
function shortened(name: string): string {
  const bytes = Buffer.from(name);
  if (bytes.length <= NAME_BYTES) return name;
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  // A character of several bytes may have been cut in two.
  return `${bytes.toString("utf8", 0, NAME_BYTES / 2).replace(/\uFFFD$/, "")}….${digest}`;
}

/** Returns the names of everything that was set aside in a data folder. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(join(folder, QUARANTINE)).catch(unlessMissing)) ?? [];
}
