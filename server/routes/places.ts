import type { Request, RequestHandler } from "express";
import type { ConcurrencyLimit } from "../load/ConcurrencyLimit.ts";
import type { Auth } from "./auth.ts";
import { clientAddress } from "./clientAddress.ts";
import { untilClosed } from "./untilClosed.ts";

const places = new WeakMap<Request, () => void>();

/**
 * Works on only a few calls of one address at once, so that hundreds that come together do not delay those of others in
 * the event loop, at the disk and at the database. A call gives up its place when it begins to answer, or before it
 * waits for something slow.
 */
export function takePlace(limit: ConcurrencyLimit): RequestHandler {
  return async (request, response, next) => {
    const leave = await limit.enter(clientAddress(request));
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

/** Gives up the place of a call before it waits for its own client, or for other calls. */
export function leavePlace(request: Request): void {
  places.get(request)?.();
}

/** Gives up the place of calls with a typed password, because these wait in a queue of their own. */
export function leaveForPassword(auth: Auth): RequestHandler {
  return async (request, _response, next) => {
    if (await auth.attempt(request)) leavePlace(request);
    next();
  };
}
