/** The plays recorded in tests/vectors, whose README describes them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Play } from "../../server/simulate/Play.ts";

export type RecordedPlay = Play & { readonly expect: readonly object[] };

const FOLDER = join(import.meta.dirname, "../vectors");

/** The plays of a folder of tests/vectors; those of the laws that came first lie at the top. */
export function recordedPlays(folder = "."): RecordedPlay[] {
  const path = join(FOLDER, folder);
  const files = readdirSync(path).filter((file) => file.endsWith(".json"));
  return files.map((file) => JSON.parse(readFileSync(join(path, file), "utf8")) as RecordedPlay);
}
