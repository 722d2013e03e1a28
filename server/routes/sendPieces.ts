import type { Socket } from "node:net";
import type { Request, Response } from "express";
import { clientAddress } from "./clientAddress.ts";
import { capacityOf } from "./memory.ts";

/**
 * Sends an answer piece by piece: the next one is read when the client has taken the one before. Resolves when the last
 * piece is on its way, or the client is gone.
 */
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

/**
 * Like `sendPieces`, for answers of many small pieces. The answers to one address take turns within a limit, so that
 * none holds up other addresses.
 */
export function sendInTurns(
  request: Request,
  response: Response,
  pieces: AsyncIterable<Uint8Array | string>,
): Promise<void> {
  const [{ pieces: limit }, address] = [capacityOf(response), clientAddress(request)];
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
