/** The text of a table on disk: the table itself and the changes since. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export async function storedText(folder: string, table: "users" | "records"): Promise<string> {
  const texts = [`${table}.json`, `${table}.journal`].map((name) =>
    readFile(join(folder, name), "utf8").catch(() => ""),
  );
  return (await Promise.all(texts)).join("\n");
}
