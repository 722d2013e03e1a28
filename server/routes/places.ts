/**
 * Only a few calls of one address are worked on at once, so that hundreds that come together do not stand before everybody else's in the event
 * loop, at the disk and at the database. A call gives up its place when it begins to answer, or before it waits for something slow.
 */
import type { Request, RequestHandler } from "express";
import type { ConcurrencyLimit } from "../load/ConcurrencyLimit.ts";
import { addressOf } from "./addressOf.ts";
import type { Gate } from "./Gate.ts";
import { untilClosed } from "./untilClosed.ts";

const places = new WeakMap<Request, () => void>();

export function takePlace(limit: ConcurrencyLimit): RequestHandler {
  return async (request, response, next) => {
    const leave = await limit.enter(addressOf(request));
    if (request.socket.destroyed) return leave();
    places.set(request, leave);
    untilClosed(request, response, { close: leave });
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, self, values) {
        leave();
        return Reflect.apply(writeHead, self, values);
      },
    });
    next();
  };
}

/** Before a wait for the client itself, or for others. */
export function leavePlace(request: Request): void {
  places.get(request)?.();
}

/** Passwords wait in a line of their own. */
export function leaveForPassword(gate: Gate): RequestHandler {
  return async (request, _response, next) => {
    if (await gate.attempt(request)) leavePlace(request);
    next();
  };
}
