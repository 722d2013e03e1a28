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

/** The kind of value in a condition or action, which decides what it can be compared with or set to. */
export type ValueKind =
  | { readonly kind: "appearance"; readonly characterId: Id }
  | { readonly kind: "direction" }
  | { readonly kind: "stage" }
  | { readonly kind: "text" };

export const TEXT: ValueKind = { kind: "text" };

/** The kind of what an operand reads; null for a constant, which takes the kind of its counterpart. */
export function kindOf(operand: Operand, actors: Actors, game: GameContext): ValueKind | null {
  if ("constant" in operand) return null;
  if ("globalId" in operand) return isOfStages(operand.globalId, game) ? { kind: "stage" } : TEXT;
  if (!("variableId" in operand)) return TEXT;
  const characterId = own(actors, operand.actorId)?.characterId ?? "";
  if (operand.variableId === APPEARANCE_VARIABLE) return { kind: "appearance", characterId };
  if (operand.variableId === TRANSFORM_VARIABLE) return { kind: "direction" };
  const variable = own(own(game.characters, characterId)?.variables, operand.variableId);
  return variable?.type === "stage" ? { kind: "stage" } : TEXT;
}

/** Appearances go with appearances of the same character, and every other kind with itself. */
export function areCompatible(a: ValueKind, b: ValueKind): boolean {
  if (a.kind === "appearance" && b.kind === "appearance") return a.characterId === b.characterId;
  return a.kind === b.kind;
}

/** The present value of an operand; undefined if what it names does not exist. */
export function presentValue(
  operand: Operand,
  now: { readonly actors: Actors; readonly globals: Globals },
  { characters }: GameContext,
): string | undefined {
  if ("constant" in operand) return operand.constant;
  if ("globalId" in operand) return own(now.globals, operand.globalId)?.value;
  if (!("variableId" in operand)) return undefined;
  const actor = own(now.actors, operand.actorId);
  if (!actor) return undefined;
  if (operand.variableId === APPEARANCE_VARIABLE) return actor.appearance;
  if (operand.variableId === TRANSFORM_VARIABLE) return transformOf(actor);
  return variableValue(actor, own(characters, actor.characterId), operand.variableId);
}

function isOfStages(globalId: Id, { globals }: GameContext): boolean {
  return globalId === CURRENT_STAGE || own(globals, globalId)?.type === "stage";
}
