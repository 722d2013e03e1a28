/** Draws the stage of a game, small, as the picture that lists show of it. */
import { type Actor, currentStage, type Stage, transformOf, type WorldDocument } from "../../../src/engine/index.ts";
import { scenes } from "../../backgrounds/scenes.ts";
import { Canvas, tile } from "../../sprites/canvas.ts";
import { letterOf } from "../../sprites/palette.ts";
import type { Look } from "../../sprites/sprite.ts";
import type { Member } from "./gameSketch.ts";

const SCENE = /\/backgrounds\/(\w+)\.png/;

/** What stands along the upper edge of a stage to be read while one plays: too small to read in a list. */
const READ_WHILE_PLAYING: ReadonlySet<string> = new Set(["board", "how", "number", "heart"]);

/** The actors of a game that is being played, without what is only read. Two pixels of the picture for each that was drawn. */
export function gamePicture(game: WorldDocument, cast: readonly Member[], actors: readonly Actor[]): Canvas {
  const seen = actors.filter(({ characterId }) => !READ_WHILE_PLAYING.has(characterId));
  const stage = firstStage(game);
  const picture = pictureOf(stage, cast, seen);
  return inSight(stage, picture, seen).enlarged(2);
}

/** The shape of the pictures in lists. */
const ASPECT = 1.7;

/** Of a stage with a camera, only what is around whom it follows. */
function inSight({ camera, width, height }: Stage, picture: Canvas, actors: readonly Actor[]): Canvas {
  const followed = actors.find(({ characterId }) => characterId === camera?.follow);
  const wide = Math.min(width, Math.round(height * ASPECT));
  if (!followed) return picture;
  const left = Math.max(0, Math.min(width - wide, followed.position.x - Math.floor(wide / 2)));
  return picture.part(left * tile, 0, wide * tile, picture.height);
}

/** The whole stage that the game begins on, with its cast twice as large as its ground, on the squares where they stand. */
export function largeCastPicture(game: WorldDocument, ground: readonly Member[], cast: readonly Member[]): Canvas {
  const stage = firstStage(game);
  const actors = Object.values(stage.actors);
  const picture = pictureOf(stage, ground, actors);
  const looks = looksOf(cast);
  for (const actor of actors) {
    const look = lookOfActor(looks, actor);
    if (!look) continue;
    const { canvas, anchor } = look;
    const { x, y } = actor.position;
    // The middle of the lower edge of its square stays where it is.
    const left = (x + 0.5) * tile - (anchor.x + 0.5) * tile * 2;
    picture.stamp(canvas.enlarged(2), left, (y + 1) * tile - (anchor.y + 1) * tile * 2);
  }
  return picture;
}

function firstStage({ world }: WorldDocument): Stage {
  const stage = currentStage(world);
  if (!stage) throw new Error("A game has a stage.");
  return stage;
}

function pictureOf(stage: Stage, cast: readonly Member[], actors: readonly Actor[]): Canvas {
  const picture = backgroundOf(stage);
  const looks = looksOf(cast);
  for (const actor of actors) {
    const look = lookOfActor(looks, actor);
    if (look) put(picture, look, actor);
  }
  return picture;
}

interface OwnedLook extends Look {
  readonly character: string;
}

function looksOf(cast: readonly Member[]): OwnedLook[] {
  return cast.flatMap(({ sprite }) => sprite.looks.map((look) => ({ ...look, character: sprite.id })));
}

function lookOfActor(looks: readonly OwnedLook[], { appearance, characterId }: Actor): OwnedLook | undefined {
  return looks.find(({ id, character }) => id === appearance && character === characterId);
}

/** A scene covers the stage and is centered, as on the stage itself. */
function backgroundOf({ width, height, background }: Stage): Canvas {
  const [wide, high] = [width * tile, height * tile];
  const scene = scenes[SCENE.exec(background)?.[1] ?? ""]?.();
  const ground = new Canvas(wide, high);
  if (!scene) return ground.box(0, 0, wide, high, letterOf(background));
  const scale = Math.max(wide / scene.width, high / scene.height);
  const left = (scene.width - wide / scale) / 2;
  const top = (scene.height - high / scale) / 2;
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      ground.put(x, y, scene.at(Math.floor(left + (x + 0.5) / scale), Math.floor(top + (y + 0.5) / scale)));
    }
  }
  return ground;
}

function put(picture: Canvas, { canvas, anchor }: Look, actor: Actor): void {
  const turned = transformOf(actor) === "flip-x" ? canvas.mirrored() : canvas;
  picture.stamp(turned, (actor.position.x - anchor.x) * tile, (actor.position.y - anchor.y) * tile);
}
