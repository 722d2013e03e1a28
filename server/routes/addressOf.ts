/** The network address that a call comes from. */
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/** Whoever has a network of the newer kind has very many addresses in it: they count as one. */
export function addressOf({ ip }: Request): string {
  return ip === undefined ? "unknown" : ipKeyGenerator(ip);
}
