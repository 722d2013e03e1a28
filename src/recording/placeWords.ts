import { type Id, own, type Place } from "../engine/index.ts";
import { nearestWords } from "./groupWords.ts";
import { type Narration, objectWords, subject, verb } from "./Narration.ts";

/** Where an actor appears: "on any free square", "where the nearest Tree is". */
export function placeWords(place: Place, narration: Narration): string {
  if ("random" in place) return "on any free square";
  if ("nearest" in place) return `where ${nearestTo(narration.mainActorId, place.nearest, narration)} is`;
  return "start" in place ? "at its start" : `where ${whoIs(place.actorId, narration)}`;
}

/** Going to a place: "I jump back to my start", "the Ghost jumps to any free square". */
export function goingSentence(actorId: Id, place: Place, narration: Narration): string {
  const goes = `${subject(narration, actorId)} ${verb(narration, actorId, "jump", "jumps")}`;
  if ("start" in place) return `${goes} back to ${verb(narration, actorId, "my", "its")} start`;
  if ("random" in place) return `${goes} to any free square`;
  if ("nearest" in place) return `${goes} to ${nearestTo(actorId, place.nearest, narration)}`;
  return `${goes} to where ${whoIs(place.actorId, narration)}`;
}

function nearestTo(actorId: Id, id: Id, { game, actors }: Narration): string {
  return nearestWords(game, id, own(actors, actorId)?.characterId);
}

function whoIs(actorId: Id, narration: Narration): string {
  return objectWords(narration, actorId) === "me" ? "I am" : `${subject(narration, actorId)} is`;
}
