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
export const NOT_UNDERSTOOD = "This could not be understood. Please reload the page and try again.";

/** Bodies of JSON up to a size, whose text is checked before it is parsed. */
export const smallBody = jsonUpTo(64 * KB, inAll);
/** A sprite of the largest size. */
export const middleBody = jsonUpTo(2 * KB * KB, whileItMoves);
export const tinyBody = jsonUpTo(8 * KB, inAll);

/** No other kind, no other letters than UTF-8, nothing packed: there is one way to say a thing, and every check sees it. */
function jsonUpTo(limit: number, patienceIn: (response: Response) => SenderPatience): RequestHandler {
  return async (request, response, next) => {
    refuseOtherKinds(request);
    if (hasBody(request)) request.body = await jsonOf(await received(request, response, limit, patienceIn(response)));
    next();
  };
}

/** For a body of up to 8 MB that is received only after other checks. */
export const onlyJson: RequestHandler = (request, _response, next) => {
  refuseOtherKinds(request);
  next();
};

/** The text of a world that is being saved. Parsing it takes many times the memory, and waits for its turn. */
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

/** Throws an `HttpError` if it is not JSON, or too much of it. */
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
  if (!isEmpty && !JSON_TYPE.test(type ?? ""))
    throw new HttpError(415, "This could not be understood: it is not JSON.");
  const isPacked = (headers["content-encoding"] ?? "identity").toLowerCase() !== "identity";
  if (isPacked) throw new HttpError(415, NOT_UNDERSTOOD);
}

function hasBody({ headers }: Request): boolean {
  return headers["content-type"] !== undefined;
}

/** The checked value, without the parts that the schema does not know; throws an `HttpError` with this message if it does not match. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, message: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new HttpError(400, message);
  return result.data;
}
