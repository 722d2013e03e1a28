/** What a chip calls an operand: shortly where one actor of its kind is there, with its place where there are more (details §10). */
import {
  type Actor,
  type Actors,
  APPEARANCE_VARIABLE,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { capitalised } from "./grammar.ts";
import type { Cast, Recording } from "./Recording.ts";
import { tellingOf } from "./sentence.ts";
import { operandWords, variableName } from "./Telling.ts";

export interface OperandName {
  /** Whose value it is; null for the world and for a constant. */
  readonly actor: Actor | null;
  /** "Lives"; "The Coin two squares above Hero's Lives" where there are more Coins. */
  readonly shown: string;
  /** "Hero's Lives". */
  readonly full: string;
}

export function operandName(recording: Recording, cast: Cast, actors: Actors, operand: Operand): OperandName {
  const telling = { ...tellingOf(recording, cast, "watcher"), actors };
  const full = capitalised(operandWords(telling, operand));
  if (!("actorId" in operand)) return { actor: null, shown: full, full };
  const actor = own(actors, operand.actorId) ?? null;
  const likes = Object.values(actors).filter(({ characterId }) => characterId === actor?.characterId);
  const { variableId } = operand;
  const short = LOOKS[variableId] ?? variableName(telling, operand.actorId, variableId);
  return { actor, shown: likes.length > 1 ? full : short, full };
}

const LOOKS: Readonly<Record<string, string | undefined>> = {
  [APPEARANCE_VARIABLE]: "Appearance",
  [TRANSFORM_VARIABLE]: "Direction",
};
