import type { Request, Response } from "express";
import { holdAnswer } from "./memory.ts";

/** Answers with JSON text that may be large. */
export function sendText(request: Request, response: Response, text: string): void {
  const bytes = Buffer.from(text);
  holdAnswer(request, response, bytes.length);
  response.type("json").send(bytes);
}
