import {
  type Actor,
  type ActorOperand,
  type Actors,
  APPEARANCE_VARIABLE,
  type GlobalOperand,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { subject, variableName } from "./Narration.ts";
import { operandWords } from "./operandWords.ts";
import type { GameContext, Recording } from "./Recording.ts";
import { narrationOf } from "./sentence.ts";
import { areCompatible, kindOf, type ValueKind } from "./valueKinds.ts";
import { capitalized } from "./wording.ts";

/** A value that can be read: a variable of an actor or of the world. */
export type Readable = ActorOperand | GlobalOperand;

export interface OperandGroup {
  /** Null for the world. */
  readonly actor: Actor | null;
  /** "Hero", "The other Coin on Hero's left", "Whole game". */
  readonly title: string;
  readonly choices: readonly OperandChoice[];
}

export interface OperandChoice {
  readonly operand: Readable;
  readonly label: string;
}

/** Every operand that a condition or an action can read, as a menu lists them. With `fitting`, only operands that go with that kind of value. */
export function operandChoices(
  recording: Recording,
  game: GameContext,
  actors: Actors,
  fitting: ValueKind | null,
): OperandGroup[] {
  const narration = { ...narrationOf(recording, game, "observer"), actors };
  const isFitting = ({ operand }: OperandChoice) => {
    const kind = kindOf(operand, actors, game);
    return fitting === null || (kind !== null && areCompatible(kind, fitting));
  };
  const groups = mainFirst(recording, actors).map((actor) => ({
    actor,
    title: capitalized(subject(narration, actor.id)),
    choices: choicesOf(actor, game).filter(isFitting),
  }));
  const world = { actor: null, title: "Whole game", choices: choicesOfWorld(game).filter(isFitting) };
  return [...groups, world].filter(({ choices }) => choices.length > 0);
}

function mainFirst({ mainActorId }: Recording, actors: Actors): Actor[] {
  return Object.values(actors).sort((a, b) => Number(b.id === mainActorId) - Number(a.id === mainActorId));
}

function choicesOf({ id, characterId }: Actor, { characters }: GameContext): OperandChoice[] {
  const variables = Object.values(own(characters, characterId)?.variables ?? {});
  return [
    { operand: { actorId: id, variableId: APPEARANCE_VARIABLE }, label: "Look" },
    { operand: { actorId: id, variableId: TRANSFORM_VARIABLE }, label: "Facing" },
    ...variables.map((variable) => ({ operand: { actorId: id, variableId: variable.id }, label: variable.name })),
  ];
}

function choicesOfWorld({ globals }: GameContext): OperandChoice[] {
  return Object.values(globals).map(({ id, name }) => ({ operand: { globalId: id }, label: name }));
}

/** The numbers on the stage, which a child means first. */
export function numbersOnStage({ hud = [], globals }: GameContext): GlobalOperand[] {
  return hud.flatMap(({ globalId }) => (own(globals, globalId) ? { globalId } : []));
}

export interface OperandName {
  /** The actor whose value it is; null for the world and for a constant. */
  readonly actor: Actor | null;
  /** "Lives"; with several actors of that character, "The Coin two squares above Hero's Lives". */
  readonly shown: string;
  /** "Hero's Lives". */
  readonly full: string;
}

/** What a chip calls an operand. */
export function operandName(recording: Recording, game: GameContext, actors: Actors, operand: Operand): OperandName {
  const narration = { ...narrationOf(recording, game, "observer"), actors };
  const full = capitalized(operandWords(narration, operand));
  if (!("variableId" in operand)) return { actor: null, shown: full, full };
  const actor = own(actors, operand.actorId) ?? null;
  const sameCharacter = Object.values(actors).filter(({ characterId }) => characterId === actor?.characterId);
  const { variableId } = operand;
  const short = APPEARANCE_NAMES[variableId] ?? variableName(narration, operand.actorId, variableId);
  return { actor, shown: sameCharacter.length > 1 ? full : short, full };
}

const APPEARANCE_NAMES: Readonly<Record<string, string | undefined>> = {
  [APPEARANCE_VARIABLE]: "Look",
  [TRANSFORM_VARIABLE]: "Facing",
};
