import {
  type Actor,
  type Actors,
  ANYBODY,
  APPEARANCE_VARIABLE,
  COLUMN_VARIABLE,
  type Id,
  type Kind,
  type Operand,
  own,
  type Point,
  ROW_VARIABLE,
  subtract,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import type { GameContext } from "./Recording.ts";
import { isGivenName, positionWords, singular, type Viewpoint, withArticle } from "./wording.ts";

/** Who narrates a rule and what the narrator can refer to: it decides between "I move" and "Hero moves". */
export interface Narration {
  readonly game: GameContext;
  /** The actors as they are at the narrated moment. */
  readonly actors: Actors;
  readonly mainActorId: Id;
  /** The main actor's square as the rule begins. */
  readonly origin: Point;
  /** The main actor itself ("I move") or an observer ("Hero moves"). */
  readonly narrator: "main" | "observer";
}

const GONE = "something that was deleted";
const CHARACTER_GONE = "someone who was deleted";

export function characterName({ characters }: Pick<GameContext, "characters">, characterId: Id): string {
  const character = own(characters, characterId);
  return character ? character.name || "Untitled" : CHARACTER_GONE;
}

/** Any actor of a character: "a Coin". */
export function anyOf(game: GameContext, characterId: Id): string {
  const name = characterName(game, characterId);
  return own(game.characters, characterId) ? withArticle(name) : name;
}

/** The main actor, as the one from whom positions are described. */
export function viewpointOf(narration: Narration): Viewpoint {
  return {
    object: narration.narrator === "main" ? "me" : subject(narration, narration.mainActorId),
    possessive: possessive(narration, narration.mainActorId),
  };
}

/** The actor as the subject of a sentence: "I", "the Boulder", "Hero". */
export function subject(narration: Narration, actorId: Id): string {
  const actor = own(narration.actors, actorId);
  if (isNarrator(narration, actorId)) return "I";
  if (!actor) return GONE;
  return nameAmong(narration, actor);
}

/** The actor as an object: "me", "the Boulder", "Hero". */
export function objectWords(narration: Narration, actorId: Id): string {
  return isNarrator(narration, actorId) ? "me" : subject(narration, actorId);
}

export function possessive(narration: Narration, actorId: Id): string {
  return isNarrator(narration, actorId) ? "my" : `${subject(narration, actorId)}'s`;
}

/** The form of a verb that goes with `subject`: "(I) move" or "(the Boulder) moves". */
export function verb(narration: Narration, actorId: Id, mine: string, others: string): string {
  return isNarrator(narration, actorId) ? mine : others;
}

function isNarrator({ narrator, mainActorId }: Narration, actorId: Id): boolean {
  return narrator === "main" && actorId === mainActorId;
}

/** A name that distinguishes the actor from others of its character in the picture. */
function nameAmong(narration: Narration, actor: Actor): string {
  const { game, actors, mainActorId, narrator } = narration;
  const name = characterName(game, actor.characterId);
  if (actor.id === mainActorId || !own(game.characters, actor.characterId)) return name;
  const asked = askedKind(actor, game);
  if (asked !== null) return nameOfKindred(narration, actor, asked);
  const isLikeMain = own(actors, mainActorId)?.characterId === actor.characterId;
  const sameCharacter = Object.values(actors).filter(
    ({ id, characterId }) => id !== mainActorId && characterId === actor.characterId,
  );
  const called = isLikeMain ? `the other ${name}` : narrator === "main" ? `the ${name}` : name;
  return sameCharacter.length < 2
    ? called
    : `${called} ${positionWords(subtract(actor.position, narration.origin), viewpointOf(narration))}`;
}

/** The parts of a game that decide whom an actor of a picture stands for. */
export type Casting = Pick<GameContext, "characters"> & { readonly kinds?: GameContext["kinds"] | undefined };

/** The kind that an actor of a picture stands for; null for its character alone. A kind that is gone stands for nobody else. */
export function askedKind({ kind, characterId }: Actor, { characters, kinds }: Casting): Id | null {
  if (kind === undefined || kind === characterId) return null;
  return kind === ANYBODY || own(characters, kind) || own(kinds, kind) ? kind : null;
}

/** Whether a kind is "everyone except" some and was never named by the child. Sentences then say whom it leaves out. */
export function isNamelessRest({ name, except }: Kind): boolean {
  return except === true && isGivenName(name);
}

/** "the Enemy", "the one on my right"; among several of a kind with its position. */
function nameOfKindred(narration: Narration, actor: Actor, asked: Id): string {
  const { game, actors, mainActorId, narrator } = narration;
  const alike = Object.values(actors).filter(({ id, kind }) => id !== mainActorId && kind === asked);
  const where = positionWords(subtract(actor.position, narration.origin), viewpointOf(narration));
  const kind = own(game.kinds, asked);
  if (asked === ANYBODY || (kind && isNamelessRest(kind))) return `the one ${where}`;
  const name = kind ? singular(kind.name) || "Untitled" : characterName(game, asked);
  const called = narrator === "main" ? `the ${name}` : name;
  return alike.length < 2 ? called : `${called} ${where}`;
}

/** "my Score", "the Coin's look". An actor or character that is gone has no name to use. */
export function variableWords(narration: Narration, actorId: Id, variableId: Id): string {
  const actor = own(narration.actors, actorId);
  if (!actor || !own(narration.game.characters, actor.characterId)) return GONE;
  return `${possessive(narration, actorId)} ${variableName(narration, actorId, variableId)}`;
}

/** Whether an operand is a variable of an actor or of the world whose value is a stage. */
export function holdsStage({ actors, game }: Narration, operand: Operand): boolean {
  if ("globalId" in operand) return own(game.globals, operand.globalId)?.type === "stage";
  if (!("variableId" in operand)) return false;
  const character = own(game.characters, own(actors, operand.actorId)?.characterId ?? "");
  return own(character?.variables, operand.variableId)?.type === "stage";
}

export function variableName({ actors, game }: Narration, actorId: Id, variableId: Id): string {
  if (variableId === APPEARANCE_VARIABLE) return "look";
  if (variableId === TRANSFORM_VARIABLE) return "facing";
  if (variableId === COLUMN_VARIABLE || variableId === ROW_VARIABLE) return variableId;
  const character = own(game.characters, own(actors, actorId)?.characterId ?? "");
  return (character && own(character.variables, variableId)?.name) || "deleted variable";
}

export function globalName(game: GameContext, globalId: Id): string {
  return own(game.globals, globalId)?.name || "Unknown global";
}

/** The name that the appearance was given, in quotes: a name such as “In a bubble” would run into its sentence. */
export function appearanceName({ actors, game }: Narration, actorId: Id, appearanceId: Id): string {
  const character = own(game.characters, own(actors, actorId)?.characterId ?? "");
  const name = character && own(character.spritesheet.appearanceNames, appearanceId);
  return name ? `“${name}”` : "a look that was deleted";
}
