/** The games that come with the product, as they lie among the assets: a name, a picture and the game itself. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { unlessMissing } from "../data/files/durableWrite.ts";

const exampleSchema = z
  .object({ name: z.string(), thumbnail: z.string(), data: z.record(z.string(), z.unknown()) })
  .readonly();
export type ExampleGame = z.infer<typeof exampleSchema>;

/** By the name of their file; none where the folder is missing. */
export async function readExamples(assets: string): Promise<ReadonlyMap<string, ExampleGame>> {
  const folder = join(assets, "worlds", "examples");
  const files = ((await readdir(folder).catch(unlessMissing)) ?? []).filter((file) => file.endsWith(".json")).sort();
  const read = files.map(async (file) => {
    const text = await readFile(join(folder, file), "utf8");
    return [file.slice(0, -".json".length), exampleSchema.parse(JSON.parse(text))] as const;
  });
  return new Map(await Promise.all(read));
}
