import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/** The network address that a call comes from. A single IPv6 network contains a huge number of addresses, so they count as one. */
export function clientAddress({ ip }: Request): string {
  return ip === undefined ? "unknown" : ipKeyGenerator(ip);
}
