/** Which squares and actors are in the picture: inside the extent of a recording. */
import {
  type Actor,
  type Actors,
  type Characters,
  footprint,
  isInExtent,
  own,
  type Point,
  subtract,
} from "../engine/index.ts";
import type { Recording } from "./Recording.ts";

/** The squares an actor fills, those that hang over an edge of its stage too. */
export function squaresOf(actor: Actor, characters: Characters): readonly Point[] {
  return footprint(actor, own(characters, actor.characterId));
}

/** Whether a square of the stage lies in the picture; only there can anything be dropped (details §5). */
export function isInPicture({ extent, origin }: Recording, cell: Point): boolean {
  return isInExtent(extent, subtract(cell, origin));
}

/** Whether an actor of the before picture fills a square of the extent. */
export function touchesPicture(recording: Recording, characters: Characters, actor: Actor): boolean {
  return squaresOf(actor, characters).some((square) => isInPicture(recording, square));
}

/** The actors of the before picture that a rule saved now would know: those in the picture, and always the main one. */
export function actorsInPicture(recording: Recording, characters: Characters): Actors {
  const isIn = (actor: Actor) => actor.id === recording.mainActorId || touchesPicture(recording, characters, actor);
  return Object.fromEntries(Object.entries(recording.before.actors).filter(([, actor]) => isIn(actor)));
}
