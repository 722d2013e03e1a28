/** Writes samples as a WAV: one channel of 16 bits. */

/** Samples a second of the sounds that are made here. */
export const RATE = 48_000;

const HEAD = 44;
const BYTES = 2;
const LOUDEST = 32_767;

export function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(HEAD + samples.length * BYTES);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * BYTES, 28);
  bytes.writeUInt16LE(BYTES, 32);
  bytes.writeUInt16LE(8 * BYTES, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(samples.length * BYTES, 40);
  samples.forEach((sample, n) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST), HEAD + n * BYTES);
  });
  return bytes;
}
