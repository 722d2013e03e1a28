/** More than any picture of ours has: an animation of 5,000 frames has two for each. Bounds the time that a picture takes. */
const PARTS_MAX = 20_000;

/** Thrown where a picture is not what its format says. */
export class BrokenPicture extends Error {}

/** Room for what may become longer: an end that the file lacks, and the name of a color profile. */
const SLACK_BYTES = 16;

/** The parts of a file that are kept, one behind the other. */
export class KeptBytes {
  readonly #file: Buffer;
  readonly #kept: Buffer;
  #length = 0;
  #parts = 0;

  constructor(file: Buffer) {
    this.#file = file;
    this.#kept = Buffer.allocUnsafe(file.length + SLACK_BYTES);
  }

  /** Where the next part will begin. */
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

  /** What is kept at a place, to be changed there. */
  from(at: number): Buffer {
    return this.#kept.subarray(at, this.#length);
  }

  /** Called for each part of the file, kept or not. */
  countPart(): void {
    this.#parts += 1;
    if (this.#parts > PARTS_MAX) throw new BrokenPicture();
  }

  /** The very same bytes if all of them are kept. */
  get result(): Buffer {
    const kept = this.#kept.subarray(0, this.#length);
    return kept.equals(this.#file) ? this.#file : Buffer.from(kept);
  }
}
