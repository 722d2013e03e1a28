/** Everything on disk about the accounts, or about the records of worlds. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export async function storedText(folder: string, kind: "users" | "records"): Promise<string> {
  const names = await readdir(join(folder, kind));
  return (await Promise.all(names.map((name) => readFile(join(folder, kind, name), "utf8")))).join("\n");
}
