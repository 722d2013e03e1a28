/** The fifteen games that come with the product, each for one idea, as Explore shows them and as children take them apart. */
import { dataUrlOf } from "../../sprites/png.ts";
import { gamePicture } from "../sketch/gamePicture.ts";
import { gameOf } from "../sketch/gameSketch.ts";
import { Play } from "../sketch/Play.ts";
import { brigade } from "./brigade.ts";
import { candy } from "./candy.ts";
import { crates } from "./crates.ts";
import { dragon } from "./dragon.ts";
import { duckling } from "./duckling.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { friends } from "./friends.ts";
import { frogs } from "./frogs.ts";
import { garden } from "./garden.ts";
import { maze } from "./maze.ts";
import { penguin } from "./penguin.ts";
import { pond } from "./pond.ts";
import { runner } from "./runner.ts";
import { sand } from "./sand.ts";
import { snails } from "./snails.ts";
import { stars } from "./stars.ts";

/** By the name of their file. */
export const examples: Readonly<Record<string, ExampleSketch>> = {
  runner,
  maze,
  dragon,
  stars,
  frogs,
  crates,
  pond,
  garden,
  sand,
  snails,
  penguin,
  candy,
  brigade,
  duckling,
  friends,
};

/** The text of an example's file: its name, what its card tells, its picture and the game itself. */
export function exampleJson(sketch: ExampleSketch): string {
  const data = gameOf(sketch);
  const play = sketch.untilPicture(new Play(data));
  const thumbnail = dataUrlOf(gamePicture(data, sketch.cast, play.actors()));
  const { name, description, whatCanIChange, kind, ease } = sketch;
  return `${JSON.stringify({ name, description, whatCanIChange, kind, ease, thumbnail, data })}\n`;
}
