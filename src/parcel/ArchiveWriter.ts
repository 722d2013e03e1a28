import { strToU8, Zip, ZipDeflate } from "fflate";
import { fileNameOf } from "./gameFile.ts";
import { joined } from "./packing.ts";

export const ARCHIVE_ENDING = ".zip";

/** ZIP keeps years from 1980 to 2099, in local time. */
const [EARLIEST, LATEST] = [Date.UTC(1980, 0, 3), Date.UTC(2099, 11, 29)];

/** Makes a ZIP of games, one after the other, so that only one of them is in memory unpacked. */
export class ArchiveWriter {
  readonly #parts: Uint8Array[] = [];
  readonly #stems = new Set<string>();
  readonly #zip = new Zip((_, part) => this.#parts.push(part));

  /** Adds a game: what its files contain, by their endings. `changedAt` is an ISO time. */
  add(game: string, files: Readonly<Record<string, string>>, changedAt: string): void {
    const stem = this.#freeStem(fileNameOf(game, ""));
    for (const [ending, content] of Object.entries(files)) {
      const file = new ZipDeflate(stem + ending);
      file.mtime = Math.min(LATEST, Math.max(EARLIEST, Date.parse(changedAt) || EARLIEST));
      this.#zip.add(file);
      file.push(strToU8(content), true);
    }
  }

  /** The whole ZIP; nothing can be added after it. */
  end(): Uint8Array<ArrayBuffer> {
    this.#zip.end();
    return joined(this.#parts);
  }

  /** With a number if it is taken, also by a name that differs in capitals only, because many systems take them for the same. */
  #freeStem(stem: string): string {
    let [free, number] = [stem, 1];
    while (this.#stems.has(free.toLowerCase())) free = `${stem} ${++number}`;
    this.#stems.add(free.toLowerCase());
    return free;
  }
}
