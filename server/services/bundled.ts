import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { SCENES, TUTORIAL } from "../../src/api/routes.ts";
import { type ReadyMadeCharacter, readyMadeCharacterSchema } from "../../src/api/wire.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";

/** A game that comes with the product; its data is null if it is blank. */
export interface BundledGame {
  readonly name: string;
  readonly data: unknown;
}

/** What comes with the product and is read once at start: the ready-made characters, the tutorial game and the scenes. */
export interface Bundled {
  readonly characters: readonly ReadyMadeCharacter[];
  /** The games that `from` copies, by id. */
  readonly games: ReadonlyMap<string, BundledGame>;
}

const charactersSchema = z.array(readyMadeCharacterSchema);
const gameSchema = z.object({ name: z.string(), data: z.looseObject({}) });

const BLANK_TUTORIAL: BundledGame = { name: "Tutorial", data: null };

export const NOTHING_BUNDLED: Bundled = { characters: [], games: new Map([[TUTORIAL, BLANK_TUTORIAL]]) };

export async function readBundled(assets: string): Promise<Bundled> {
  const characters = await readJson(join(assets, "sprites", "characters.json"));
  const games = new Map(NOTHING_BUNDLED.games);
  for (const [id, file] of gameFiles()) {
    const game = await readJson(join(assets, "worlds", file));
    if (game !== null) games.set(id, gameSchema.parse(game));
  }
  return {
    characters: characters === null ? NOTHING_BUNDLED.characters : charactersSchema.parse(characters),
    games,
  };
}

function gameFiles(): readonly (readonly [id: string, file: string])[] {
  const scenes = SCENES.map((id) => [id, join("scenes", `${id.slice("scene-".length)}.json`)] as const);
  return [[TUTORIAL, "tutorial.json"], ...scenes];
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse((await readFile(file, "utf8").catch(unlessMissing)) ?? "null");
}
