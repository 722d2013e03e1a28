import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/**
 * Returns the network address that a call comes from. All addresses of one IPv6 network count as one, because anyone
 * who has one has a huge number of them.
 */
export function clientAddress({ ip }: Request): string {
  return ip === undefined ? "unknown" : ipKeyGenerator(ip);
}
