/** Packs a game once, so that every answer with it is put together from pieces: what stands around a game changes, the game does not. */
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync, inflateRaw } from "node:zlib";
import type { PackedGame } from "../data/rows.ts";

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** The first ten bytes of every gzip file: its signature, packed by "deflate", no name, no time, of no known system. */
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

const START = '{"data":';

/** `data` is JSON text. */
export async function packGame(data: string): Promise<PackedGame> {
  const text = Buffer.from(START + data);
  // Flushed, not finished: the end of what is packed falls on a whole byte, where more may follow.
  const bytes = await deflate(text, { finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, crc: crc32(text), length: text.length };
}

/** One JSON object with the fields of the record, of which there is at least one, and the game as `data`, as a gzip file. */
export function gzipWith(record: object, { bytes, crc, length }: PackedGame): Buffer {
  const rest = Buffer.from(`,${JSON.stringify(record).slice(1)}`);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(rest, crc), 0);
  end.writeUInt32LE((length + rest.length) % 2 ** 32, 4);
  return Buffer.concat([GZIP_START, bytes, deflateRawSync(rest), end]);
}

/** The other way round of `packGame`. */
export async function unpackGame({ bytes }: PackedGame): Promise<string> {
  const text = await inflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  return text.toString("utf8", START.length);
}
