import type { Socket } from "node:net";
import type { Request, Response } from "express";

export interface Held {
  close(): void;
}

/**
 * Releases what a call holds when its answer has been sent or its connection is gone. Calls that wait behind another
 * one on the same connection (pipelining) learn of the end only from the connection.
 */
export function untilClosed<Thing extends Held>({ socket }: Request, response: Response, held: Thing): Thing {
  const all = heldOn(socket).add(held);
  response.once("close", () => {
    all.delete(held);
    held.close();
  });
  if (socket.destroyed) held.close();
  return held;
}

const ofConnection = new WeakMap<Socket, Set<Held>>();

function heldOn(connection: Socket): Set<Held> {
  const known = ofConnection.get(connection);
  if (known) return known;
  const all = new Set<Held>();
  ofConnection.set(connection, all);
  connection.once("close", () => {
    for (const held of all) held.close();
  });
  return all;
}
