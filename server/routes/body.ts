import type { Request, RequestHandler, Response } from "express";
import type { z } from "zod";
import { BYTES_MAX, checkJsonText } from "../services/game/jsonLimits.ts";
import { HttpError } from "../services/HttpError.ts";
import { capacityOf, holdBody } from "./memory.ts";
import { leavePlace } from "./places.ts";
import { receive, type SenderPatience } from "./receive.ts";

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const KB = 1024;
const BYTE_ORDER_MARK = "\ufeff";
export const NOT_UNDERSTOOD = "Something went wrong. Please reload the page and try again.";

/** Reads a JSON body of up to 64 KB. */
export const smallBody = jsonUpTo(64 * KB, inAll);
/** Reads a JSON body that can hold a sprite of the largest size. */
export const middleBody = jsonUpTo(2 * KB * KB, whileItMoves);
export const tinyBody = jsonUpTo(8 * KB, inAll);

/**
 * Reads a JSON body up to a limit. Only uncompressed JSON in UTF-8 is taken, so that every text can be written in one
 * way only and no check misses it.
 */
function jsonUpTo(limit: number, patienceIn: (response: Response) => SenderPatience): RequestHandler {
  return async (request, response, next) => {
    refuseOtherKinds(request);
    if (hasBody(request)) request.body = await jsonOf(await received(request, response, limit, patienceIn(response)));
    next();
  };
}

/** Refuses bodies that are not JSON, before a route receives up to 8 MB of one after its other checks. */
export const onlyJson: RequestHandler = (request, _response, next) => {
  refuseOtherKinds(request);
  next();
};

/**
 * Receives the text of a world that is being saved. It is not parsed here, because that takes many times the memory and
 * has to wait for its turn.
 */
export async function receiveWorld(request: Request, response: Response): Promise<Buffer> {
  return hasBody(request) ? received(request, response, BYTES_MAX, whileItMoves(response)) : Buffer.alloc(0);
}

function received(request: Request, response: Response, limit: number, patience: SenderPatience): Promise<Buffer> {
  leavePlace(request);
  return receive(request, limit, holdBody(request, response), patience);
}

function inAll(response: Response): SenderPatience {
  return { inAllMs: capacityOf(response).patience.smallBodyMs };
}

function whileItMoves(response: Response): SenderPatience {
  return { stillMs: capacityOf(response).patience.stillMs };
}

/** Parses a JSON text, after checking how much is in it. Throws an `HttpError` if it is not JSON, or too much of it. */
export async function jsonOf(bytes: Buffer): Promise<unknown> {
  if (bytes.length === 0) return {};
  await checkJsonText(bytes);
  const text = bytes.toString("utf8");
  const value = parsed(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  if (typeof value !== "object" || value === null) throw new HttpError(400, NOT_UNDERSTOOD);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, NOT_UNDERSTOOD);
  }
}

function refuseOtherKinds({ headers }: Request): void {
  const type = headers["content-type"];
  const isEmpty = type === undefined && headers["transfer-encoding"] === undefined;
  if (!isEmpty && !JSON_TYPE.test(type ?? "")) throw new HttpError(415, "Something went wrong. Please try again.");
  const isPacked = (headers["content-encoding"] ?? "identity").toLowerCase() !== "identity";
  if (isPacked) throw new HttpError(415, NOT_UNDERSTOOD);
}

function hasBody({ headers }: Request): boolean {
  return headers["content-type"] !== undefined;
}

/**
 * Returns the value without the fields that the schema does not know. Throws an `HttpError` with this message if the
 * value does not match.
 */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, message: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new HttpError(400, message);
  return result.data;
}
