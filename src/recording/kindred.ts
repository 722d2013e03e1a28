import { type Actor, type Id, type Kind, own } from "../engine/index.ts";
import { actorsInPicture, type GameContext, type Recording } from "./Recording.ts";

/** Whether a child can say who may be here: somebody in the picture besides the main actor. */
export function canBeOthers(recording: Recording, { characters }: GameContext, actorId: Id): boolean {
  return actorId !== recording.mainActorId && Object.hasOwn(actorsInPicture(recording, characters), actorId);
}

type Cast = Pick<GameContext, "characters" | "kinds">;

/** Whom a small picture of somebody in a picture shows: up to three of the kind. Empty if it is that one alone, or anybody. */
export function membersToShow({ kind, characterId }: Pick<Actor, "kind" | "characterId">, game: Cast): Id[] {
  const known = kind === undefined ? undefined : own(game.kinds, kind);
  if (known) return membersOf(known, game, characterId);
  const isOther = kind !== undefined && kind !== characterId && own(game.characters, kind);
  return isOther ? [characterId, kind] : [];
}

/** Up to three of a kind, with `first` before the others if it is one of them. */
export function membersOf({ characters: listed, except }: Kind, { characters }: Cast, first?: Id): Id[] {
  const isGround = (id: Id) => own(characters, id)?.ground === true;
  const all = except
    ? Object.keys(characters).filter((id) => !listed.includes(id) && !isGround(id))
    : listed.filter((id) => own(characters, id));
  return [...new Set([...all.filter((id) => id === first), ...all])].slice(0, SHOWN);
}

const SHOWN = 3;
