import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { constants, crc32, createInflateRaw, deflateRaw, deflateRawSync, inflateRawSync } from "node:zlib";
import type { OpenedPack, PackedGame } from "../stores/rows.ts";

const deflate = promisify(deflateRaw);
/** Flushes the compressor without finishing it: the packed bytes then end on a whole byte, where more may follow. */
const FLUSHED = { finishFlush: constants.Z_SYNC_FLUSH };
/** The size of an unpacked piece in bytes. */
const PIECE = 32_768;
/** The first ten bytes of every gzip file: its signature, packed by "deflate", no name, no time, of no known system. */
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An answer with a game, as it is sent. */
interface SentGame {
  readonly length: number;
  pieces(): AsyncIterable<Uint8Array>;
}

/**
 * Packs a game, which is JSON text, once for many answers: the record around it differs from answer to answer and is
 * packed separately.
 */
export async function packGame(data: string): Promise<PackedGame> {
  const text = Buffer.from(`{"data":${data}`);
  return { bytes: await deflate(text, FLUSHED), crc: crc32(text), length: text.length };
}

/**
 * Returns a gzip file of one JSON object, with the game as `data` and the fields of the record, of which there is at
 * least one.
 */
export function gzipWith(record: object, pack: OpenedPack): SentGame {
  const rest = restOf(record);
  const packedRest = deflateRawSync(rest);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(rest, pack.crc), 0);
  end.writeUInt32LE((pack.length + rest.length) % 2 ** 32, 4);
  return {
    length: GZIP_START.length + pack.size + packedRest.length + end.length,
    async *pieces() {
      yield GZIP_START;
      yield* pack.pieces();
      yield packedRest;
      yield end;
    },
  };
}

/** Returns the same JSON object as plain text, for clients without gzip. */
export function textWith(record: object, pack: OpenedPack): SentGame {
  const rest = restOf(record);
  return {
    length: pack.length + rest.length,
    async *pieces() {
      yield* unpacked(pack);
      yield rest;
    },
  };
}

async function* unpacked(pack: OpenedPack): AsyncIterable<Uint8Array> {
  if (pack.length <= PIECE) return yield inflateRawSync(await bytesOf(pack.pieces()), FLUSHED);
  const inflate = createInflateRaw({ ...FLUSHED, chunkSize: PIECE });
  // The pipeline passes failures on to its reader, so this callback has nothing to do.
  yield* pipeline(Readable.from(pack.pieces()), inflate, () => undefined);
}

/** Collects all pieces into one. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Returns a record and its game as one JSON text. The game is sent as it was stored, without parsing it. */
export function withData(record: object, data: string): string {
  return `${JSON.stringify(record).slice(0, -1)},"data":${data}}`;
}

/** Returns what follows the game in the JSON text. */
function restOf(record: object): Buffer {
  return Buffer.from(`,${JSON.stringify(record).slice(1)}`);
}
