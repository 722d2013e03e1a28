/** Draws how a game begins, small, as the picture that lists show of it. */
import { type Actor, currentStage, type Stage, transformOf, type WorldDocument } from "../../../src/engine/index.ts";
import { scenes } from "../../backgrounds/scenes.ts";
import { Canvas, tile } from "../../sprites/canvas.ts";
import { letterOf } from "../../sprites/palette.ts";
import type { Look } from "../../sprites/sprite.ts";
import type { Member } from "./gameSketch.ts";

const SCENE = /\/backgrounds\/(\w+)\.png/;

/** Two pixels of the picture for each that was drawn. */
export function gamePicture(game: WorldDocument, cast: readonly Member[]): Canvas {
  return stagePicture(game, cast).enlarged(2);
}

/** The whole stage that the game begins on. */
export function stagePicture({ world }: WorldDocument, cast: readonly Member[]): Canvas {
  const stage = currentStage(world);
  if (!stage) throw new Error("A game has a stage.");
  const picture = backgroundOf(stage);
  const looks = cast.flatMap(({ sprite }) => sprite.looks.map((look) => ({ ...look, character: sprite.id })));
  for (const actor of Object.values(stage.actors)) {
    const look = looks.find(({ id, character }) => id === actor.appearance && character === actor.characterId);
    if (look) put(picture, look, actor);
  }
  return picture;
}

/** A piece of a scene is its lower end: there is the ground. */
function backgroundOf({ width, height, background }: Stage): Canvas {
  const [wide, high] = [width * tile, height * tile];
  const scene = scenes[SCENE.exec(background)?.[1] ?? ""]?.();
  if (!scene) return new Canvas(wide, high).box(0, 0, wide, high, letterOf(background));
  return scene.part(Math.floor((scene.width - wide) / 2), scene.height - high, wide, high);
}

function put(picture: Canvas, { canvas, anchor }: Look, actor: Actor): void {
  const turned = transformOf(actor) === "flip-x" ? canvas.mirrored() : canvas;
  picture.stamp(turned, (actor.position.x - anchor.x) * tile, (actor.position.y - anchor.y) * tile);
}
