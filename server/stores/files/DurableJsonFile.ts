import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Adapter } from "lowdb";
import type { Log } from "../../Log.ts";
import { boundedRead } from "./boundedRead.ts";
import { durableWrite, putRightLater, unlessMissing } from "./durableWrite.ts";
import type { Quarantine } from "./Quarantine.ts";

/**
 * Writes a value as text and reads it. `fromText` returns null for a damaged text, one that was not written like this
 * or only in part.
 */
export interface Format<T> {
  toText(value: T): string;
  fromText(text: string): T | null;
}

interface DurableJsonFileOptions<T> {
  readonly file: string;
  readonly format: Format<T>;
  /** A second file with the same content. */
  readonly copy?: string;
  /** Where the present file is kept when a new one replaces it. */
  readonly before?: string;
  /** Returns the files that can replace a damaged one, best first. */
  readonly others: () => Promise<readonly string[]>;
  /** What the log says when one of them replaced it. */
  readonly event: string;
  readonly quarantine: Quarantine;
  readonly log: Log;
}

/**
 * An adapter of lowdb for one file: what `write` has stored survives a power cut, and `read` sets a damaged file aside
 * and replaces it by the best of the others. Callers must not write twice at once.
 */
export class DurableJsonFile<T> implements Adapter<T> {
  readonly #options: DurableJsonFileOptions<T>;

  constructor(options: DurableJsonFileOptions<T>) {
    this.#options = options;
  }

  async read(): Promise<T | null> {
    const { file, format, others, event, log } = this.#options;
    const present = await readWhole(file, format);
    if (present !== null) return present;
    const damaged = [file];
    for (const other of await others()) {
      const value = await readWhole(other, format);
      if (value !== null) {
        await this.#replace(damaged, other);
        log({ event, file: basename(file) });
        return value;
      }
      damaged.push(other);
    }
    const wasThere = (await stat(file).catch(unlessMissing)) !== null;
    await this.#replace(damaged, null);
    if (wasThere) log({ event: "nothing whole can take the place of a damaged file", file: basename(file) });
    return null;
  }

  /** Stores a value. It is turned into text at once, so it may change during the write. */
  write(value: T): Promise<void> {
    const { file, format, copy, before } = this.#options;
    return durableWrite({ file, content: format.toText(value), copy, before });
  }

  /** Sets damaged files aside and copies the other one in their place, as far as the disk allows. */
  async #replace(damaged: readonly string[], other: string | null): Promise<void> {
    const { file, quarantine, log } = this.#options;
    const replace = async (): Promise<void> => {
      for (const each of damaged) await quarantine.take(each);
      const content = other === null ? null : await boundedRead(other);
      if (content !== null) await durableWrite({ file, content });
    };
    await replace().catch(putRightLater(log, basename(file)));
  }
}

/** Returns the value of a file; null if there is none or it is damaged. */
export async function readWhole<T>(file: string, { fromText }: Pick<Format<T>, "fromText">): Promise<T | null> {
  const bytes = await boundedRead(file);
  return bytes === null ? null : fromText(bytes.toString("utf8"));
}
