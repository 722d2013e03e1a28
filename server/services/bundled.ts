import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type ReadyMadeCharacter, readyMadeCharacterSchema } from "../../src/api/wire.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";

/** What comes with the product and is read once at start: the ready-made characters and the tutorial game. */
export interface Bundled {
  readonly characters: readonly ReadyMadeCharacter[];
  /** The game that `from=tutorial` copies; its data is null if it is blank. */
  readonly tutorial: { readonly name: string; readonly data: unknown };
}

const charactersSchema = z.array(readyMadeCharacterSchema);
const tutorialSchema = z.object({ name: z.string(), data: z.looseObject({}) });

export const NOTHING_BUNDLED: Bundled = { characters: [], tutorial: { name: "Tutorial", data: null } };

export async function readBundled(assets: string): Promise<Bundled> {
  const characters = await readJson(join(assets, "sprites", "characters.json"));
  const tutorial = await readJson(join(assets, "worlds", "tutorial.json"));
  return {
    characters: characters === null ? NOTHING_BUNDLED.characters : charactersSchema.parse(characters),
    tutorial: tutorial === null ? NOTHING_BUNDLED.tutorial : tutorialSchema.parse(tutorial),
  };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse((await readFile(file, "utf8").catch(unlessMissing)) ?? "null");
}
