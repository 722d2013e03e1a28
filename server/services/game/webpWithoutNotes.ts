import { BrokenPicture, KeptBytes } from "./KeptBytes.ts";

/** `RIFF`, the size of the rest, and `WEBP`. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** The bytes of a frame's place, size and time, before the chunks of its picture. */
const FRAME_HEAD_BYTES = 16;

/** The chunks that make up a picture, with the longest content that each may have. All others are left out. */
const CHUNKS: Readonly<Record<string, number>> = {
  VP8X: 10,
  ICCP: Number.POSITIVE_INFINITY,
  ANIM: 6,
  ANMF: Number.POSITIVE_INFINITY,
  ALPH: Number.POSITIVE_INFINITY,
  "VP8 ": Number.POSITIVE_INFINITY,
  VP8L: Number.POSITIVE_INFINITY,
};
const OF_FRAMES: ReadonlySet<string> = new Set(["ALPH", "VP8 ", "VP8L"]);
/** The bits of the first byte of `VP8X` that announce notes of a camera. */
const NOTES = 0x0c;

interface Chunk {
  readonly name: string;
  /** The offset at which its content begins. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a WebP without notes, also in each frame of an animation. Throws `BrokenPicture` if a chunk is longer than
 * what it lies in.
 */
export function webpWithoutNotes(picture: Buffer): Buffer {
  const kept = new KeptBytes(picture);
  const seen = new Set<string>();
  const end = Math.min(CHUNK_HEAD_BYTES + picture.readUInt32LE(4), picture.length);
  kept.keep(0, HEAD_BYTES);
  for (const chunk of chunksIn(kept, picture, HEAD_BYTES, end)) {
    const { name, start } = chunk;
    if (chunk.end - start > (CHUNKS[name] ?? -1) || seen.has(name)) continue;
    if (name !== "ANMF") seen.add(name);
    const at = kept.at;
    if (name === "ANMF") keepFrame(kept, picture, chunk);
    else keepChunk(kept, chunk);
    if (name === "VP8X") promiseNoNotes(kept.from(at + CHUNK_HEAD_BYTES));
  }
  kept.from(0).writeUInt32LE(kept.at - CHUNK_HEAD_BYTES, 4);
  return kept.result;
}

function promiseNoNotes(content: Buffer): void {
  if (content.length > 0) content[0] = (content[0] ?? 0) & ~NOTES;
}

function* chunksIn(kept: KeptBytes, picture: Buffer, from: number, to: number): Generator<Chunk> {
  for (let at = from; at + CHUNK_HEAD_BYTES <= to; ) {
    kept.countPart();
    const start = at + CHUNK_HEAD_BYTES;
    const end = start + picture.readUInt32LE(at + 4);
    if (end > to) throw new BrokenPicture();
    yield { name: picture.toString("latin1", at, at + 4), start, end };
    // Each chunk begins at an even offset.
    at = end + (end % 2);
  }
}

function keepFrame(kept: KeptBytes, picture: Buffer, { start, end }: Chunk): void {
  const at = kept.at;
  const chunks = start + FRAME_HEAD_BYTES;
  if (chunks > end) throw new BrokenPicture();
  kept.keep(start - CHUNK_HEAD_BYTES, chunks);
  const seen = new Set<string>();
  for (const chunk of chunksIn(kept, picture, chunks, end)) {
    if (!OF_FRAMES.has(chunk.name) || seen.has(chunk.name)) continue;
    seen.add(chunk.name);
    keepChunk(kept, chunk);
  }
  kept.from(at).writeUInt32LE(kept.at - at - CHUNK_HEAD_BYTES, 4);
}

const PADDING = Buffer.from([0]);

function keepChunk(kept: KeptBytes, { start, end }: Chunk): void {
  kept.keep(start - CHUNK_HEAD_BYTES, end);
  if (end % 2 === 1) kept.write(PADDING);
}
