import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { constants, crc32, createInflateRaw, deflateRaw, deflateRawSync, inflateRawSync } from "node:zlib";
import type { OpenedPack, PackedGame } from "../stores/rows.ts";

const deflate = promisify(deflateRaw);
/** Flushed, not finished: the end of what is packed falls on a whole byte, where more may follow. */
const FLUSHED = { finishFlush: constants.Z_SYNC_FLUSH };
/** Bytes of an unpacked piece. */
const PIECE = 32_768;
/** The first ten bytes of every gzip file: its signature, packed by "deflate", no name, no time, of no known system. */
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An answer as it is sent. */
interface SentGame {
  readonly length: number;
  pieces(): AsyncIterable<Uint8Array>;
}

/**
 * Packs a game, which is JSON text, once for many answers: the record around it differs from answer to answer and is packed separately.
 */
export async function packGame(data: string): Promise<PackedGame> {
  const text = Buffer.from(`{"data":${data}`);
  return { bytes: await deflate(text, FLUSHED), crc: crc32(text), length: text.length };
}

/** One JSON object with the game as `data` and the fields of the record, of which there is at least one, as a gzip file. */
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

/** The same for clients that cannot unpack it. */
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
  // The reader is told of a failure as well.
  yield* pipeline(Readable.from(pack.pieces()), inflate, () => undefined);
}

/** All of it in one piece. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** A record and its game as one JSON text that is not packed: the game is sent as it was stored, without parsing it. */
export function withData(record: object, data: string): string {
  return `${JSON.stringify(record).slice(0, -1)},"data":${data}}`;
}

/** What follows the game. */
function restOf(record: object): Buffer {
  return Buffer.from(`,${JSON.stringify(record).slice(1)}`);
}
