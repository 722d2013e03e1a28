import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Adapter } from "lowdb";
import type { Log } from "../../Log.ts";
import { boundedRead } from "./boundedRead.ts";
import { durableWrite, putRightLater, unlessMissing } from "./durableWrite.ts";
import type { Quarantine } from "./Quarantine.ts";

/** How a value is written as text. A text that was not written like this, or only in part, is damaged: null. */
export interface Format<T> {
  toText(value: T): string;
  fromText(text: string): T | null;
}

interface DurableJsonFileOptions<T> {
  readonly file: string;
  readonly format: Format<T>;
  /** A second file with the same content. */
  readonly copy?: string;
  /** Where the present file goes when a new one comes. */
  readonly before?: string;
  /** Files that can take the place of a damaged one, best first. */
  readonly others: () => Promise<readonly string[]>;
  /** What the log says when one of them did. */
  readonly event: string;
  readonly quarantine: Quarantine;
  readonly log: Log;
}

/**
 * lowdb's adapter for one file: what `write` has stored survives a power cut, and `read` sets a damaged file aside and puts the best of the
 * others in its place. One write at a time; its callers take care of that.
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

  /** The value is turned into text at once, so it may change during the write. */
  write(value: T): Promise<void> {
    const { file, format, copy, before } = this.#options;
    return durableWrite({ file, content: format.toText(value), copy, before });
  }

  /** As far as the disk allows. */
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

/** The value of a file; null if there is none or it is damaged. */
export async function readWhole<T>(file: string, { fromText }: Pick<Format<T>, "fromText">): Promise<T | null> {
  const bytes = await boundedRead(file);
  return bytes === null ? null : fromText(bytes.toString("utf8"));
}
