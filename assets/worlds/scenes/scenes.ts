/** The places in which a new game can begin: a background, ground, a hero and friends. Nobody has a rule yet. */
import { newStage, type WorldDocument } from "../../../src/engine/index.ts";
import type { Canvas } from "../../sprites/canvas.ts";
import { largeCastPicture } from "../sketch/gamePicture.ts";
import { type GameSketch, gameOf, type Member, type Standing } from "../sketch/gameSketch.ts";
import { beach, castle, maze, meadow, pond, space } from "./places.ts";

export interface Place {
  /** On the button that opens it, and the name of its stage. */
  readonly name: string;
  readonly background: string;
  /** From the first tile of the library to the last. */
  readonly cast: readonly Member[];
  /** Behind all of them on the stage, and after them in the library. */
  readonly ground: readonly Member[];
  readonly map: string;
  readonly letters: Readonly<Record<string, Standing | readonly Standing[]>>;
}

/** By the end of their id, in the order in which they are offered. */
export const places: Readonly<Record<string, Place>> = { meadow, maze, pond, space, castle, beach };

/** The speed and the edges are those of a blank game, and no Start is saved, so that it is the child's own from the first act on. */
export function sceneOf(place: Place): WorldDocument {
  const { characters, world, ...game } = gameOf(sketchOf(place));
  const stages = Object.fromEntries(
    Object.values(world.stages).map(({ id, order, name, background, actors }) => [
      id,
      { ...newStage(id, order), name, background, actors },
    ]),
  );
  const { startGlobals, speed, ...blank } = world;
  const inLibrary = [...place.cast, ...place.ground].flatMap(({ sprite: { id } }) => {
    const character = characters[id];
    return character ? [[id, character] as const] : [];
  });
  return { ...game, characters: Object.fromEntries(inLibrary), world: { ...blank, stages } };
}

function sketchOf({ name, background, cast, ground, map, letters }: Place): GameSketch {
  const stage = { id: "stage", name, background, map, letters };
  return { name: gameName(name), speed: 0, cast: [...ground, ...cast], stages: [stage] };
}

function gameName(place: string): string {
  return `My ${place.toLowerCase()}`;
}

/** The text of a scene's file: the name of the new game, and the game itself. */
export function sceneJson(place: Place): string {
  return `${JSON.stringify({ name: gameName(place.name), data: sceneOf(place) })}\n`;
}

/** The button shows all of the place, and everybody in it twice as large, so that they are seen in a small picture. */
export function scenePicture(place: Place): Canvas {
  return largeCastPicture(sceneOf(place), place.ground, place.cast);
}
