/** A game as a web page in one file on the disk, opened as a child does who has no network. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestInfo } from "@playwright/test";
import { bundleForFile } from "../../server/scripts/filePlayer.mjs";
import type { Rule, WorldDocument } from "../../src/engine/index.ts";
import { writeGameFile } from "../../src/parcel/gameFile.ts";
import { parcelOf, type RemixedGame } from "../../src/parcel/Parcel.ts";
import { writeWebPage } from "../../src/parcel/webPage.ts";
import { carriedAddresses } from "../../src/player/file/carried.ts";
import { keyGame } from "./e2eKeyGame.ts";
import { actorOf, walkRight } from "./testGame.ts";

export interface FiledGameOf {
  readonly document: WorldDocument;
  readonly name: string;
  readonly maker: string;
  readonly remixOf: RemixedGame | null;
}

const ASSETS = join(import.meta.dirname, "../../assets");
let player: Promise<string> | null = null;

/** Writes the file and returns its address. */
export async function filePage(info: TestInfo, { document, name, maker, remixOf }: FiledGameOf): Promise<string> {
  player ??= bundleForFile();
  const carried = carriedAddresses(document).map((address) => [address, dataOf(address)]);
  const page = writeWebPage({
    player: await player,
    gameText: writeGameFile(parcelOf({ name, maker, remixOf, game: document, notes: true })),
    title: name,
    maker,
    remixOf,
    blocks: { "gridlings-carried": JSON.stringify(Object.fromEntries(carried)) },
  });
  const path = info.outputPath("game.html");
  writeFileSync(path, page);
  return pathToFileURL(path).href;
}

function dataOf(address: string): string {
  const type = address.endsWith(".mp3") ? "audio/mpeg" : "image/png";
  return `data:${type};base64,${readFileSync(join(ASSETS, address)).toString("base64")}`;
}

/** A game of two levels: the hero walks to a rock by the right arrow, and each step is heard and counted. */
export function twoRocks(): WorldDocument {
  const game = keyGame({ width: 8, height: 5 });
  const { hero } = game.characters;
  const [first] = Object.values(game.world.stages);
  if (!hero || !first) throw new Error("The game has no hero.");
  const level = (id: string, order: number, rockX: number) => ({
    ...{ ...first, id, order, name: `Level ${order + 1}` },
    background: "url(/backgrounds/forest.png)",
    actors: { h: actorOf("hero", "h", 1, 3), r: actorOf("rock", "r", rockX, 3) },
  });
  const onRight = { type: "group-event", id: "onRight", event: "key", code: 39, rules: [winning(), step()] } as const;
  const steps = { id: "steps", name: "Steps", value: "0" };
  return {
    ...game,
    characters: { hero: { ...hero, rules: [onRight] }, rock: { ...hero, id: "rock", name: "Rock", rules: [] } },
    world: {
      ...game.world,
      stages: { [first.id]: level(first.id, 0, 3), second: level("second", 1, 4) },
      globals: { ...game.world.globals, steps },
      hud: [{ globalId: "steps", corner: "top-left" }],
      sounds: { "library-coin": { id: "library-coin", name: "Coin" } },
    },
  };
}

function step(): Rule {
  const walk = walkRight("hero", "step");
  return {
    ...walk,
    actions: [
      ...walk.actions,
      { type: "global", global: "steps", operation: "add", value: { constant: "1" } },
      { type: "sound", sound: "library-coin" },
    ],
  };
}

function winning(): Rule {
  const walk = walkRight("hero", "win");
  return {
    ...walk,
    actors: { ...walk.actors, rock: actorOf("rock", "rock", 1, 0) },
    actions: [{ type: "end", outcome: "won", text: "A rock at last!" }],
  };
}
