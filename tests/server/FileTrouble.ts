/** A disk that is full or refuses writes, for `vi.mock("node:fs/promises")`. Reading always works. */
import type { FileHandle } from "node:fs/promises";
import { onlyReads } from "./openFlags.ts";

type Files = typeof import("node:fs/promises");

export const trouble: { code: "ENOSPC" | "EROFS" | null; in: RegExp } = { code: null, in: /./ };

/** The real calls, except that writes fail where `trouble` says so; a full disk takes the first half of what is written. */
export function withTrouble(real: Files): Files {
  const open: Files["open"] = async (file, flags, mode) => {
    if (onlyReads(flags)) return real.open(file, flags);
    if (isIn(file) && trouble.code === "EROFS") throw failure();
    const handle = await real.open(file, flags, mode);
    return isIn(file) && trouble.code === "ENOSPC" ? full(handle) : handle;
  };
  const readOnly = (name: "mkdir" | "rename" | "link" | "rm" | "utimes" | "truncate") => {
    const call = real[name] as (...given: unknown[]) => Promise<unknown>;
    return async (...given: unknown[]) => {
      if (trouble.code === "EROFS" && isIn(given[0])) throw failure();
      return call(...given);
    };
  };
  const names = ["mkdir", "rename", "link", "rm", "utimes", "truncate"] as const;
  const failing = Object.fromEntries(names.map((name) => [name, readOnly(name)]));
  return { ...real, ...failing, open } as Files;
}

function full(handle: FileHandle): FileHandle {
  const writeFile = async (content: string | Uint8Array): Promise<void> => {
    await handle.write(Buffer.from(content as string).subarray(0, content.length >> 1));
    throw failure();
  };
  return Object.assign(Object.create(handle), {
    writeFile,
    datasync: () => handle.datasync(),
    close: () => handle.close(),
  });
}

function isIn(file: unknown): boolean {
  return trouble.code !== null && trouble.in.test(String(file));
}

function failure(): Error {
  return Object.assign(new Error(`${trouble.code}: no`), { code: trouble.code });
}
