/** Sends an answer piece by piece: the next one is read when the client has taken the one before. */
import type { Socket } from "node:net";
import type { Request, Response } from "express";

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
