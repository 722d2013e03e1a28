import type { OpenedPack, PackedGame } from "./rows.ts";

const PIECE = 65_536;

/** Opens a packed game that is in memory as a whole: a small one, or one that was packed just now. */
export function packInMemory({ bytes, crc, length }: PackedGame): OpenedPack {
  return {
    crc,
    length,
    size: bytes.length,
    isInMemory: true,
    async *pieces() {
      for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
    },
    close: async () => undefined,
  };
}
