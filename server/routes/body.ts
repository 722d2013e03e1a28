/** Reads what a call brings: JSON up to a size, looked at before it is made into anything, then checked against its schema (product §23). */
import { json, type Request, type RequestHandler } from "express";
import type { z } from "zod";
import { checkJsonText } from "../services/game/jsonLimits.ts";
import { Refusal } from "../services/Refusal.ts";

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

export const smallBody = jsonUpTo("64kb");
export const worldBody = jsonUpTo("8mb");
/** A sprite of the largest size. */
export const middleBody = jsonUpTo("2mb");
export const tinyBody = jsonUpTo("8kb");

/** No other kind, no other letters than UTF-8, nothing packed: there is one way to say a thing, and every check sees it. */
function jsonUpTo(limit: string): RequestHandler {
  const read = json({ limit, inflate: false, verify: (_request, _response, text) => checkJsonText(text) });
  return (request, response, next) => {
    if (!isJson(request)) throw new Refusal(415, "This could not be understood: it is not JSON.");
    read(request, response, next);
  };
}

function isJson({ headers }: Request): boolean {
  const type = headers["content-type"];
  const isEmpty = type === undefined && headers["transfer-encoding"] === undefined;
  return isEmpty || JSON_TYPE.test(type ?? "");
}

/** The checked value, without the parts that the schema does not know; else a refusal with this message. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, message: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal(400, message);
  return result.data;
}
