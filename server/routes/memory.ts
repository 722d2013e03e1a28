/** Accounts for the memory of a call: its body until the call is over, and its answer until the client has read it. */
import type { Request, RequestHandler, Response } from "express";
import type { Holding } from "../load/ByteBudget.ts";
import type { Capacity } from "../load/Capacity.ts";
import { ServerBusy } from "../services/HttpError.ts";
import { clientAddress } from "./clientAddress.ts";
import { untilClosed } from "./untilClosed.ts";

/** Answers of up to this many bytes are always sent, because the connection itself takes as much. */
const SMALL = 16_384;
/**
 * Bytes that an answer sent in pieces takes: the pieces on their way, and the buffers of zlib if it is unpacked or
 * packed again.
 */
const PIECES = 200_000;
const UNPACKED = 600_000;
const PACKING = 1_000_000;

/**
 * The size of one piece. The reader of an answer that is written as a whole gets more time in proportion to its size.
 */
const PIECE = 65_536;
const LOOKS = 4;

export function withCapacity(capacity: Capacity): RequestHandler {
  return (_request, response, next) => {
    response.locals.capacity = capacity;
    next();
  };
}

/** Accounts for the body of a call until the call is over. */
export function holdBody(request: Request, response: Response): Holding {
  return untilClosed(request, response, capacityOf(response).bodies.open(clientAddress(request)));
}

/**
 * Accounts for an answer of that many bytes until the client has read it. Throws `ServerBusy` while too many are
 * unread.
 */
export function holdAnswer(request: Request, response: Response, bytes: number): void {
  if (bytes <= SMALL) return;
  const { answers, patience } = capacityOf(response);
  const holding = untilClosed(request, response, answers.open(clientAddress(request)));
  if (!holding.grow(bytes)) throw new ServerBusy();
  cutWhileUnread(request, response, patience.stillMs);
}

/** Like `holdAnswer`, for a file of that many bytes that is sent in pieces without repacking. */
export function holdPieces(request: Request, response: Response, bytes: number): void {
  holdAnswer(request, response, Math.min(bytes, PIECES));
}

/**
 * Like `holdAnswer`, for a game of that many bytes that is sent in pieces: packed as it is stored, or unpacked for
 * clients without gzip.
 */
export function holdGame(request: Request, response: Response, bytes: number): void {
  const isSentAsKept = response.get("Content-Encoding") === "gzip";
  const isPackedAgain = !isSentAsKept && request.acceptsEncodings("br", "gzip", "deflate");
  holdAnswer(request, response, Math.min(bytes, isSentAsKept ? PIECES : isPackedAgain ? UNPACKED + PACKING : UNPACKED));
}

/**
 * Cuts the connection of a client that reads nothing of an answer, so that the memory of the answer is free again. A
 * slow client that goes on reading is not cut: the wait begins again with each piece that the connection takes.
 */
function cutWhileUnread(request: Request, response: Response, patienceMs: number): void {
  const { socket } = request;
  let written = -1;
  let unread = 0;
  let stillMs = 0;
  const look = (): void => {
    const isStill = socket.writableLength > 0 && socket.writableLength === unread && socket.bytesWritten === written;
    stillMs = isStill ? stillMs + patienceMs / LOOKS : 0;
    unread = socket.writableLength;
    written = socket.bytesWritten;
    if (stillMs >= patienceMs * Math.max(1, unread / PIECE)) socket.destroy();
  };
  const looking = setInterval(look, patienceMs / LOOKS);
  untilClosed(request, response, { close: () => clearInterval(looking) });
}

export function capacityOf(response: Response): Capacity {
  return response.locals.capacity;
}
