/** Everything that a condition can ask for or a row can read, as a menu lists it: by actor, then of the world (details §10). */
import {
  type Actor,
  type ActorOperand,
  type Actors,
  APPEARANCE_VARIABLE,
  type GlobalOperand,
  own,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { capitalised } from "./grammar.ts";
import type { Cast, Recording } from "./Recording.ts";
import { tellingOf } from "./sentence.ts";
import { subject } from "./Telling.ts";
import { goTogether, kindOf, type ValueKind } from "./valueKinds.ts";

export interface OperandGroup {
  /** Null: the world. */
  readonly actor: Actor | null;
  /** "Hero", "The other Coin on Hero's left", "World". */
  readonly title: string;
  readonly choices: readonly OperandChoice[];
}

export interface OperandChoice {
  readonly operand: ActorOperand | GlobalOperand;
  readonly label: string;
}

/** `fitting` leaves only what goes with a kind of value; groups with nothing in them are left out. */
export function operandChoices(
  recording: Recording,
  cast: Cast,
  actors: Actors,
  fitting: ValueKind | null,
): OperandGroup[] {
  const telling = { ...tellingOf(recording, cast, "watcher"), actors };
  const isFitting = ({ operand }: OperandChoice) => {
    const kind = kindOf(operand, actors, cast);
    return fitting === null || (kind !== null && goTogether(kind, fitting));
  };
  const groups = mainFirst(recording, actors).map((actor) => ({
    actor,
    title: capitalised(subject(telling, actor.id)),
    choices: choicesOf(actor, cast).filter(isFitting),
  }));
  const world = { actor: null, title: "World", choices: choicesOfWorld(cast).filter(isFitting) };
  return [...groups, world].filter(({ choices }) => choices.length > 0);
}

function mainFirst({ mainActorId }: Recording, actors: Actors): Actor[] {
  return Object.values(actors).sort((a, b) => Number(b.id === mainActorId) - Number(a.id === mainActorId));
}

function choicesOf({ id, characterId }: Actor, { characters }: Cast): OperandChoice[] {
  const variables = Object.values(own(characters, characterId)?.variables ?? {});
  return [
    { operand: { actorId: id, variableId: APPEARANCE_VARIABLE }, label: "Appearance" },
    { operand: { actorId: id, variableId: TRANSFORM_VARIABLE }, label: "Direction" },
    ...variables.map((variable) => ({ operand: { actorId: id, variableId: variable.id }, label: variable.name })),
  ];
}

function choicesOfWorld({ globals }: Cast): OperandChoice[] {
  return Object.values(globals).map(({ id, name }) => ({ operand: { globalId: id }, label: name }));
}
