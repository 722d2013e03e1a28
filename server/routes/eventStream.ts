import type { Request, Response } from "express";
import type { Follower } from "../services/classes/ClassStreams.ts";
import { untilClosed } from "./untilClosed.ts";

/** A client that reads nothing is cut off beyond this, and gets everything again when it reconnects. */
const UNREAD_MAX = 1_000_000;

/**
 * Answers a call with events that go on (server-sent events) until the client goes away or the server ends them.
 * `begin` receives where to send them and returns what ends it.
 */
export function sendEvents(request: Request, response: Response, begin: (follower: Follower) => () => void): void {
  // Neither packed nor gathered on the way: each event has to arrive at once.
  response.set({
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "private, no-cache, no-transform",
    "X-Accel-Buffering": "no",
  });
  response.flushHeaders();
  const write = (text: string): void => {
    // A client that reads slowly may still be there after its end.
    if (response.writableEnded) return;
    if (response.writableLength > UNREAD_MAX) response.destroy();
    else response.write(text);
  };
  const close = begin({
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(":\n\n"),
    end: () => void response.end(),
  });
  untilClosed(request, response, { close });
}
