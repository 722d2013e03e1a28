import type { Request, Response } from "express";
import { untilClosed } from "./untilClosed.ts";

/** The most that is written at once of an answer that is sent in pieces. What is written whole has as many times the patience. */
const PIECE = 65_536;
const LOOKS = 4;

/**
 * Cuts the connection of a client that reads nothing of an answer, so that the memory of the answer is free again. A slow client that goes on
 * reading is not cut: the wait begins again with each piece that the connection takes.
 */
export function cutWhileUnread(request: Request, response: Response, patienceMs: number): void {
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
