/** Who tells of a rule, and what the actors it speaks of are called. */
import {
  type Actor,
  type Actors,
  APPEARANCE_VARIABLE,
  type Id,
  isTransform,
  type Operand,
  own,
  type Point,
  subtract,
  TRANSFORM_LABELS,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { withArticle } from "./grammar.ts";
import { placeWords, type Viewer } from "./places.ts";
import type { Cast } from "./Recording.ts";

export interface Telling {
  readonly cast: Cast;
  /** The actors as they are at that moment. */
  readonly actors: Actors;
  readonly mainActorId: Id;
  /** Where the main actor stood as the rule began. */
  readonly origin: Point;
  /** The main actor itself ("I move"), or one who watches ("Hero moves"). */
  readonly teller: "main" | "watcher";
}

const GONE = "something that is gone";
const SOMEBODY_GONE = "somebody who is gone";

export function characterName({ characters }: Pick<Cast, "characters">, characterId: Id): string {
  const character = own(characters, characterId);
  return character ? character.name || "Untitled" : SOMEBODY_GONE;
}

/** One of a character, whichever it is: "a Coin". */
export function oneOf(cast: Cast, characterId: Id): string {
  const name = characterName(cast, characterId);
  return own(cast.characters, characterId) ? withArticle(name) : name;
}

/** The main actor as the one places are counted from. */
export function viewerOf(telling: Telling): Viewer {
  return {
    object: telling.teller === "main" ? "me" : subject(telling, telling.mainActorId),
    possessive: possessive(telling, telling.mainActorId),
  };
}

/** The actor as the one who does something: "I", "the Boulder", "Hero". */
export function subject(telling: Telling, actorId: Id): string {
  const actor = own(telling.actors, actorId);
  if (isTeller(telling, actorId)) return "I";
  if (!actor) return GONE;
  return nameAmong(telling, actor);
}

function possessive(telling: Telling, actorId: Id): string {
  return isTeller(telling, actorId) ? "my" : `${subject(telling, actorId)}'s`;
}

/** "I move", "the Boulder moves". */
export function verb(telling: Telling, actorId: Id, mine: string, others: string): string {
  return isTeller(telling, actorId) ? mine : others;
}

function isTeller({ teller, mainActorId }: Telling, actorId: Id): boolean {
  return teller === "main" && actorId === mainActorId;
}

/** A name that tells the actor from others of its character in the picture. */
function nameAmong(telling: Telling, actor: Actor): string {
  const { cast, actors, mainActorId, teller } = telling;
  const name = characterName(cast, actor.characterId);
  if (actor.id === mainActorId || !own(cast.characters, actor.characterId)) return name;
  const isLikeMain = own(actors, mainActorId)?.characterId === actor.characterId;
  const likes = Object.values(actors).filter(
    ({ id, characterId }) => id !== mainActorId && characterId === actor.characterId,
  );
  const called = isLikeMain ? `the other ${name}` : teller === "main" ? `the ${name}` : name;
  return likes.length < 2
    ? called
    : `${called} ${placeWords(subtract(actor.position, telling.origin), viewerOf(telling))}`;
}

/** A value as a sentence puts it: "5", "my Score", "the Coin's look", "Lives". */
export function operandWords(telling: Telling, operand: Operand): string {
  if ("constant" in operand) return operand.constant === "" ? "nothing" : operand.constant;
  if ("globalId" in operand) return globalName(telling.cast, operand.globalId);
  return variableWords(telling, operand.actorId, operand.variableId);
}

/** "my Score", "the Coin's look"; of somebody who is gone nothing is left to name. */
export function variableWords(telling: Telling, actorId: Id, variableId: Id): string {
  const actor = own(telling.actors, actorId);
  if (!actor || !own(telling.cast.characters, actor.characterId)) return GONE;
  return `${possessive(telling, actorId)} ${variableName(telling, actorId, variableId)}`;
}

/** As `operandWords`, for the value of a variable: of one that holds a stage it is that stage's name. */
export function valueWords(telling: Telling, value: Operand, isOfStages: boolean): string {
  if (!isOfStages || !("constant" in value)) return operandWords(telling, value);
  return own(telling.cast.stages, value.constant)?.name || "another stage";
}

/** Whether an operand is a variable, of an actor or of the world, whose value is a stage (spec §3). */
export function holdsStage({ actors, cast }: Telling, operand: Operand): boolean {
  if ("globalId" in operand) return own(cast.globals, operand.globalId)?.type === "stage";
  if ("constant" in operand) return false;
  const character = own(cast.characters, own(actors, operand.actorId)?.characterId ?? "");
  return own(character?.variables, operand.variableId)?.type === "stage";
}

export function variableName({ actors, cast }: Telling, actorId: Id, variableId: Id): string {
  if (variableId === APPEARANCE_VARIABLE) return "look";
  if (variableId === TRANSFORM_VARIABLE) return "direction";
  const character = own(cast.characters, own(actors, actorId)?.characterId ?? "");
  return (character && own(character.variables, variableId)?.name) || "variable that is gone";
}

export function globalName(cast: Cast, globalId: Id): string {
  return own(cast.globals, globalId)?.name || "Unknown global";
}

/** The name a child gave a look. */
export function appearanceName({ actors, cast }: Telling, actorId: Id, appearanceId: Id): string {
  const character = own(cast.characters, own(actors, actorId)?.characterId ?? "");
  return (character && own(character.spritesheet.appearanceNames, appearanceId)) || "a look that is gone";
}

/** "turned to 90º" and "flipped horizontally", or with `turn` "turn to 90º" and "flip horizontally". */
export function directionWords(transform: string, [turn, flip]: readonly [turn: string, flip: string]): string {
  if (transform === "flip-x") return `${flip} horizontally`;
  if (transform === "flip-y") return `${flip} vertically`;
  return `${turn} to ${isTransform(transform) ? TRANSFORM_LABELS[transform] : transform}`;
}
