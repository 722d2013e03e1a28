/** Reads a recorded play: a world, and what a child did in each tick (tests/vectors/README.md). */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import type { WorldDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";

const playSchema = z.object({
  name: z.string().optional(),
  seed: z.number().int().default(0),
  document: z.unknown(),
  ticks: z.array(
    z.object({
      keys: z.array(z.number()).default([]),
      clicks: z.array(z.coerce.string()).default([]),
      pressed: z.array(z.number()).optional(),
    }),
  ),
});

export type Play = Omit<z.infer<typeof playSchema>, "name" | "document"> & {
  readonly name: string;
  /** The game in today's format, whatever format the file had. */
  readonly document: WorldDocument;
};

/** Reads a play from a file; throws a sentence if there is none. */
export async function readPlay(file: string): Promise<Play> {
  const read = playSchema.safeParse(jsonOf(await readFile(file, "utf8")));
  if (!read.success) throw new Error("this is not a recorded play.");
  const { name = basename(file, ".json"), document, ...play } = read.data;
  return { ...play, name, document: migrate(document).document };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("this is not JSON.");
  }
}
