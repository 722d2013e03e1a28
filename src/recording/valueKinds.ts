/** What kind of value stands on a side of a condition or in a row, and which kinds go together (details §10 "Conditions panel"). */
import {
  type Actors,
  APPEARANCE_VARIABLE,
  CURRENT_STAGE,
  type Globals,
  type Id,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
  transformOf,
  variableValue,
} from "../engine/index.ts";
import type { GameContext } from "./Recording.ts";

export type ValueKind =
  | { readonly kind: "appearance"; readonly characterId: Id }
  | { readonly kind: "direction" }
  | { readonly kind: "stage" }
  | { readonly kind: "text" };

export const TEXT: ValueKind = { kind: "text" };

/** Of what is read from an actor or the world; null for a constant, which is whatever stands beside it. */
export function kindOf(operand: Operand, actors: Actors, game: GameContext): ValueKind | null {
  if ("constant" in operand) return null;
  if ("globalId" in operand) return isOfStages(operand.globalId, game) ? { kind: "stage" } : TEXT;
  const characterId = own(actors, operand.actorId)?.characterId ?? "";
  if (operand.variableId === APPEARANCE_VARIABLE) return { kind: "appearance", characterId };
  if (operand.variableId === TRANSFORM_VARIABLE) return { kind: "direction" };
  const variable = own(own(game.characters, characterId)?.variables, operand.variableId);
  return variable?.type === "stage" ? { kind: "stage" } : TEXT;
}

/** Looks go with looks of the same character, directions with directions, stages with stages, all else with all else. */
export function goTogether(a: ValueKind, b: ValueKind): boolean {
  if (a.kind === "appearance" && b.kind === "appearance") return a.characterId === b.characterId;
  return a.kind === b.kind;
}

/** What an operand reads right now; undefined where what it names is not there. A never-turned actor reads "0". */
export function presentValue(
  operand: Operand,
  now: { readonly actors: Actors; readonly globals: Globals },
  { characters }: GameContext,
): string | undefined {
  if ("constant" in operand) return operand.constant;
  if ("globalId" in operand) return own(now.globals, operand.globalId)?.value;
  const actor = own(now.actors, operand.actorId);
  if (!actor) return undefined;
  if (operand.variableId === APPEARANCE_VARIABLE) return actor.appearance;
  if (operand.variableId === TRANSFORM_VARIABLE) return transformOf(actor);
  return variableValue(actor, own(characters, actor.characterId), operand.variableId);
}

function isOfStages(globalId: Id, { globals }: GameContext): boolean {
  return globalId === CURRENT_STAGE || own(globals, globalId)?.type === "stage";
}
