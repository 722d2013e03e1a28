import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Paths below the folder. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

export function isTemporary(path: string): boolean {
  return path.endsWith(".tmp");
}

/** Files under their final names that are truncated or garbled. */
export async function tornFiles(folder: string): Promise<string[]> {
  const names = (await filesOf(folder)).filter((path) => path.endsWith(".json"));
  const torn = await Promise.all(
    names.map(async (name) => (isWhole(await readFile(join(folder, name), "utf8")) ? [] : [name])),
  );
  return torn.flat();
}

function isWhole(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
