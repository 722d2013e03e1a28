import { crc32 } from "node:zlib";
import { BrokenPicture, KeptBytes } from "./KeptBytes.ts";

const SIGNATURE_BYTES = 8;
const END = Buffer.from("0000000049454e44ae426082", "hex");
/** The bytes of a chunk's length, name and checksum. */
const FRAME_BYTES = 12;

/**
 * The chunks that make up a picture or change how it looks, with the longest content that each may have. All others are
 * left out.
 */
const CHUNKS: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Number.POSITIVE_INFINITY,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  sBIT: 4,
  cICP: 4,
  iCCP: Number.POSITIVE_INFINITY,
  pHYs: 9,
  acTL: 8,
  fcTL: 26,
  fdAT: Number.POSITIVE_INFINITY,
};
const REPEATED: ReadonlySet<string> = new Set(["IDAT", "fcTL", "fdAT"]);

/** The name that every color profile gets, because its own may say anything. */
const PROFILE = Buffer.from("iCCPICC\0", "latin1");
const PROFILE_NAME_MAX = 79;
/** The only way in which a profile can be packed. */
const DEFLATED = 0;

/**
 * Returns a PNG without notes. A file that lacks its end gets one. Throws `BrokenPicture` if a chunk is longer than the
 * file.
 */
export function pngWithoutNotes(picture: Buffer): Buffer {
  const kept = new KeptBytes(picture);
  const seen = new Set<string>();
  kept.keep(0, SIGNATURE_BYTES);
  for (let at = SIGNATURE_BYTES; at < picture.length; ) {
    kept.countPart();
    if (at + FRAME_BYTES > picture.length) throw new BrokenPicture();
    const length = picture.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > picture.length) throw new BrokenPicture();
    const name = picture.toString("latin1", at + 4, at + 8);
    if (name === "IEND") break;
    if (name === "IHDR" && length !== CHUNKS.IHDR) throw new BrokenPicture();
    const isNew = !seen.has(name) || REPEATED.has(name);
    if (isNew && length <= (CHUNKS[name] ?? -1)) {
      seen.add(name);
      if (name === "iCCP") keepProfile(kept, picture.subarray(at + 8, end - 4));
      else kept.keep(at, end);
    }
    at = end;
  }
  kept.write(END);
  return kept.result;
}

/** Keeps a color profile, under a name that says nothing. */
function keepProfile(kept: KeptBytes, content: Buffer): void {
  const nameEnd = content.indexOf(0);
  if (nameEnd < 1 || nameEnd > PROFILE_NAME_MAX || content[nameEnd + 1] !== DEFLATED) return;
  const named = Buffer.concat([PROFILE, content.subarray(nameEnd + 1)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(named.length - 4, 0);
  frame.writeUInt32BE(crc32(named), 4);
  kept.write(frame.subarray(0, 4));
  kept.write(named);
  kept.write(frame.subarray(4));
}
