import { constants } from "node:fs";

/** Whether a file opened with these flags is only read. */
export function onlyReads(flags: unknown = "r"): boolean {
  if (typeof flags === "string") return flags === "r";
  return (Number(flags) & (constants.O_WRONLY | constants.O_RDWR)) === 0;
}
