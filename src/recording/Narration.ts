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
import type { GameContext } from "./Recording.ts";
import { positionWords, type Viewpoint, withArticle } from "./wording.ts";

export interface Narration {
  readonly game: GameContext;
  /** The actors as they are at that moment. */
  readonly actors: Actors;
  readonly mainActorId: Id;
  /** Where the main actor stood as the rule began. */
  readonly origin: Point;
  /** The main actor itself ("I move"), or one who watches ("Hero moves"). */
  readonly narrator: "main" | "observer";
}

const GONE = "something that is gone";
const CHARACTER_GONE = "somebody who is gone";

export function characterName({ characters }: Pick<GameContext, "characters">, characterId: Id): string {
  const character = own(characters, characterId);
  return character ? character.name || "Untitled" : CHARACTER_GONE;
}

/** One of a character, whichever it is: "a Coin". */
export function anyOf(game: GameContext, characterId: Id): string {
  const name = characterName(game, characterId);
  return own(game.characters, characterId) ? withArticle(name) : name;
}

/** The main actor as the one places are counted from. */
export function viewpointOf(narration: Narration): Viewpoint {
  return {
    object: narration.narrator === "main" ? "me" : subject(narration, narration.mainActorId),
    possessive: possessive(narration, narration.mainActorId),
  };
}

/** The actor as the one who does something: "I", "the Boulder", "Hero". */
export function subject(narration: Narration, actorId: Id): string {
  const actor = own(narration.actors, actorId);
  if (isNarrator(narration, actorId)) return "I";
  if (!actor) return GONE;
  return nameAmong(narration, actor);
}

function possessive(narration: Narration, actorId: Id): string {
  return isNarrator(narration, actorId) ? "my" : `${subject(narration, actorId)}'s`;
}

/** "I move", "the Boulder moves". */
export function verb(narration: Narration, actorId: Id, mine: string, others: string): string {
  return isNarrator(narration, actorId) ? mine : others;
}

function isNarrator({ narrator, mainActorId }: Narration, actorId: Id): boolean {
  return narrator === "main" && actorId === mainActorId;
}

/** A name that tells the actor from others of its character in the picture. */
function nameAmong(narration: Narration, actor: Actor): string {
  const { game, actors, mainActorId, narrator } = narration;
  const name = characterName(game, actor.characterId);
  if (actor.id === mainActorId || !own(game.characters, actor.characterId)) return name;
  const isLikeMain = own(actors, mainActorId)?.characterId === actor.characterId;
  const likes = Object.values(actors).filter(
    ({ id, characterId }) => id !== mainActorId && characterId === actor.characterId,
  );
  const called = isLikeMain ? `the other ${name}` : narrator === "main" ? `the ${name}` : name;
  return likes.length < 2
    ? called
    : `${called} ${positionWords(subtract(actor.position, narration.origin), viewpointOf(narration))}`;
}

/** A value as a sentence puts it: "5", "my Score", "the Coin's look", "Lives". */
export function operandWords(narration: Narration, operand: Operand): string {
  if ("constant" in operand) return operand.constant === "" ? "nothing" : operand.constant;
  if ("globalId" in operand) return globalName(narration.game, operand.globalId);
  return variableWords(narration, operand.actorId, operand.variableId);
}

/** "my Score", "the Coin's look"; of somebody who is gone nothing is left to name. */
export function variableWords(narration: Narration, actorId: Id, variableId: Id): string {
  const actor = own(narration.actors, actorId);
  if (!actor || !own(narration.game.characters, actor.characterId)) return GONE;
  return `${possessive(narration, actorId)} ${variableName(narration, actorId, variableId)}`;
}

/** As `operandWords`, for the value of a variable: of one that holds a stage it is that stage's name. */
export function valueWords(narration: Narration, value: Operand, isOfStages: boolean): string {
  if (!isOfStages || !("constant" in value)) return operandWords(narration, value);
  return own(narration.game.stages, value.constant)?.name || "another stage";
}

/** Whether an operand is a variable, of an actor or of the world, whose value is a stage (spec §3). */
export function holdsStage({ actors, game }: Narration, operand: Operand): boolean {
  if ("globalId" in operand) return own(game.globals, operand.globalId)?.type === "stage";
  if ("constant" in operand) return false;
  const character = own(game.characters, own(actors, operand.actorId)?.characterId ?? "");
  return own(character?.variables, operand.variableId)?.type === "stage";
}

export function variableName({ actors, game }: Narration, actorId: Id, variableId: Id): string {
  if (variableId === APPEARANCE_VARIABLE) return "look";
  if (variableId === TRANSFORM_VARIABLE) return "direction";
  const character = own(game.characters, own(actors, actorId)?.characterId ?? "");
  return (character && own(character.variables, variableId)?.name) || "variable that is gone";
}

export function globalName(game: GameContext, globalId: Id): string {
  return own(game.globals, globalId)?.name || "Unknown global";
}

/** The name a child gave a look. */
export function appearanceName({ actors, game }: Narration, actorId: Id, appearanceId: Id): string {
  const character = own(game.characters, own(actors, actorId)?.characterId ?? "");
  return (character && own(character.spritesheet.appearanceNames, appearanceId)) || "a look that is gone";
}

/** "turned to 90º" and "flipped horizontally", or with `turn` "turn to 90º" and "flip horizontally". */
export function directionWords(transform: string, [turn, flip]: readonly [turn: string, flip: string]): string {
  if (transform === "flip-x") return `${flip} horizontally`;
  if (transform === "flip-y") return `${flip} vertically`;
  return `${turn} to ${isTransform(transform) ? TRANSFORM_LABELS[transform] : transform}`;
}
