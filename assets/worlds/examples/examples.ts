/** The five games that come with the product, each for one idea, as Explore shows them and as children take them apart. */
import { dataUrlOf } from "../../sprites/png.ts";
import { gamePicture } from "../sketch/gamePicture.ts";
import { type GameSketch, gameOf } from "../sketch/gameSketch.ts";
import { crates } from "./crates.ts";
import { garden } from "./garden.ts";
import { maze } from "./maze.ts";
import { runner } from "./runner.ts";
import { sand } from "./sand.ts";

/** By the name of their file. */
export const examples: Readonly<Record<string, GameSketch>> = { maze, sand, garden, crates, runner };

/** The text of an example's file: its name, its picture and the game itself. */
export function exampleJson(sketch: GameSketch): string {
  const data = gameOf(sketch);
  const thumbnail = dataUrlOf(gamePicture(data, sketch.cast));
  return `${JSON.stringify({ name: sketch.name, thumbnail, data })}\n`;
}
