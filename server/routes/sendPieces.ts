/** Sends an answer piece by piece: the next one is read when the client has taken the one before. */
import type { Socket } from "node:net";
import type { Request, Response } from "express";
import { addressOf } from "./addressOf.ts";
import { capacityOf } from "./memory.ts";

/** Settles when the last piece is on its way, or the client is gone. */
export async function sendPieces(
  { method, socket }: Request,
  response: Response,
  pieces: AsyncIterable<Uint8Array | string>,
): Promise<void> {
  if (method === "HEAD") return void response.end();
  for await (const piece of pieces) {
    if (socket.destroyed) return;
    if (!response.write(piece)) await drained(response, socket);
  }
  response.end();
}

/** The same for pieces that cost next to nothing but come in great number: the answers to one address take turns with them. */
export function sendInTurns(
  request: Request,
  response: Response,
  pieces: AsyncIterable<Uint8Array | string>,
): Promise<void> {
  const [{ pieces: limit }, address] = [capacityOf(response), addressOf(request)];
  return sendPieces(
    request,
    response,
    inTurns(pieces, (read) => limit.run(address, read)),
  );
}

async function* inTurns<Piece>(
  pieces: AsyncIterable<Piece>,
  inTurn: <T>(read: () => Promise<T>) => Promise<T>,
): AsyncIterable<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await inTurn(() => iterator.next());
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

function drained(response: Response, connection: Socket): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      connection.off("close", goOn);
      resolve();
    };
    response.once("drain", goOn);
    connection.on("close", goOn);
    if (connection.destroyed) goOn();
  });
}
