/** Draws how a game begins, small, as the picture that lists show of it. */
import { type Actor, currentStage, type Stage, transformOf, type WorldDocument } from "../../../src/engine/index.ts";
import { scenes } from "../../backgrounds/scenes.ts";
import { Canvas, tile } from "../../sprites/canvas.ts";
import { letterOf } from "../../sprites/palette.ts";
import type { Look } from "../../sprites/sprite.ts";
import type { Member } from "./gameSketch.ts";

const SCENE = /\/backgrounds\/(\w+)\.png/;

/** As wide for its height as a card shows pictures, about. */
const SLIM = 22 / 13;

/** Two pixels of the picture for each that was drawn. The top row, with its boards, is left out where the picture would be too high. */
export function gamePicture({ world }: WorldDocument, cast: readonly Member[]): Canvas {
  const stage = currentStage(world);
  if (!stage) throw new Error("A game has a stage.");
  const picture = backgroundOf(stage);
  const looks = cast.flatMap(({ sprite }) => sprite.looks.map((look) => ({ ...look, character: sprite.id })));
  for (const actor of Object.values(stage.actors)) {
    const look = looks.find(({ id, character }) => id === actor.appearance && character === actor.characterId);
    if (look) put(picture, look, actor);
  }
  const top = stage.width / stage.height < SLIM - 0.05 ? tile : 0;
  return picture.part(0, top, picture.width, picture.height - top).enlarged(2);
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
