const OPUS_RATE = 48_000;

/** The duration of an Opus file in seconds, read from its bytes without a decoder; throws on anything else and on a truncated file. */
export function opusSeconds(bytes: Buffer): number {
  if (bytes.toString("latin1", 28, 36) !== "OpusHead") throw new Error("Not an Opus file");
  const skipped = bytes.readUInt16LE(38);
  let last = 0n;
  for (let at = 0; at < bytes.length; at += pageLength(bytes, at)) last = bytes.readBigInt64LE(at + 6);
  return (Number(last) - skipped) / OPUS_RATE;
}

function pageLength(bytes: Buffer, at: number): number {
  if (bytes.toString("latin1", at, at + 4) !== "OggS") throw new Error("A page of the Ogg file is broken");
  const parts = bytes.readUInt8(at + 26);
  const sizes = bytes.subarray(at + 27, at + 27 + parts);
  return 27 + parts + sizes.reduce((sum, size) => sum + size, 0);
}

/** kbit/s of layer III below 32 kHz, by the index in a frame header. */
const KBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [22_050, 24_000, 16_000];
const SAMPLES_OF_A_FRAME = 576;

/** The duration of an MP3 of 24 kHz or less in seconds; throws on anything else and on a truncated file. */
export function mp3Seconds(bytes: Buffer): number {
  let seconds = 0;
  for (let at = 0; at < bytes.length; ) {
    const rate = RATES[(bytes.readUInt8(at + 2) >> 2) & 3] ?? 0;
    if (bytes.readUInt16BE(at) !== 0xfff3 || rate === 0) throw new Error("A frame of the MP3 is broken");
    const kbits = KBITS[bytes.readUInt8(at + 2) >> 4] ?? 0;
    const padding = (bytes.readUInt8(at + 2) >> 1) & 1;
    at += Math.floor((72_000 * kbits) / rate) + padding;
    seconds += SAMPLES_OF_A_FRAME / rate;
  }
  return seconds;
}
