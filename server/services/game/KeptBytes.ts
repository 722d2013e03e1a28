/**
 * The most parts that a picture may have: an animation of 5,000 frames has two for each. This bounds the time that a
 * picture takes.
 */
const PARTS_MAX = 20_000;

/** The picture does not follow its format. */
export class BrokenPicture extends Error {}

/** Room for what may be longer than in the file: an end that the file lacks, and the name of a color profile. */
const SLACK_BYTES = 16;

/** Collects the parts of a picture file that stay, one after the other. */
export class KeptBytes {
  readonly #file: Buffer;
  readonly #kept: Buffer;
  #length = 0;
  #parts = 0;

  constructor(file: Buffer) {
    this.#file = file;
    this.#kept = Buffer.allocUnsafe(file.length + SLACK_BYTES);
  }

  /** The offset at which the next part will begin. */
  get at(): number {
    return this.#length;
  }

  keep(start: number, end: number): void {
    this.#length += this.#file.copy(this.#kept, this.#length, start, end);
  }

  write(bytes: Uint8Array): void {
    this.#kept.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Returns what has been kept from an offset on, so that the caller can change it. */
  from(at: number): Buffer {
    return this.#kept.subarray(at, this.#length);
  }

  /** Counts a part of the file, whether it is kept or not. Throws `BrokenPicture` if there are too many. */
  countPart(): void {
    this.#parts += 1;
    if (this.#parts > PARTS_MAX) throw new BrokenPicture();
  }

  /** The bytes that were kept; the very same buffer as the file if that is all of them. */
  get result(): Buffer {
    const kept = this.#kept.subarray(0, this.#length);
    return kept.equals(this.#file) ? this.#file : Buffer.from(kept);
  }
}
