/** `RIFF`, the size of the rest, and `WAVE`. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** How the sound is stored, and the sound itself. Other chunks name who made it, when and with what. */
const CHUNKS: readonly string[] = ["fmt ", "data"];
const NONE = Buffer.alloc(0);

/**
 * Returns a WAV file with nothing but the two chunks that make it sound. Returns the very same bytes if there is nothing
 * to leave out, and no bytes for a file in which one of the two is missing, or longer than the file.
 */
export function waveWithoutNotes(file: Buffer): Buffer {
  const kept = new Map<string, Buffer>();
  for (let at = HEAD_BYTES; at + CHUNK_HEAD_BYTES <= file.length; ) {
    const name = file.toString("latin1", at, at + 4);
    const end = at + CHUNK_HEAD_BYTES + file.readUInt32LE(at + 4);
    if (end > file.length) return NONE;
    // Each chunk begins at an even offset.
    const next = end + (end % 2);
    if (CHUNKS.includes(name) && !kept.has(name)) kept.set(name, file.subarray(at, next));
    at = next;
  }
  const chunks = CHUNKS.flatMap((name) => kept.get(name) ?? []);
  if (chunks.length < CHUNKS.length) return NONE;
  const whole = Buffer.concat([file.subarray(0, HEAD_BYTES), ...chunks]);
  whole.writeUInt32LE(whole.length - CHUNK_HEAD_BYTES, 4);
  return whole.equals(file) ? file : whole;
}
