/** Reads what a call brings: JSON up to a size, checked against its schema (product §23). */
import { json } from "express";
import type { z } from "zod";
import { Refusal } from "../services/Refusal.ts";

export const smallBody = json({ limit: "64kb" });
export const worldBody = json({ limit: "8mb" });
export const tinyBody = json({ limit: "8kb" });

/** The checked value, without the parts that the schema does not know; else a refusal with this message. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, message: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal(400, message);
  return result.data;
}
