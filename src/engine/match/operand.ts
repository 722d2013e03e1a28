/** Reads the two sides of a condition and the values of actions. */
import type { CharacterMap } from "../grid/LiveStage.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { transformOf } from "../world/lookups.ts";
import { own } from "../world/own.ts";
import { APPEARANCE_VARIABLE, type Operand, TRANSFORM_VARIABLE } from "../world/rule.ts";
import type { GlobalVariable } from "../world/world.ts";

/** What an operand may look at. */
export interface Readable {
  readonly characters: CharacterMap;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
}

/** The text an operand stands for; undefined where what it names is gone. `actorOf` finds the actor paired with a rule actor. */
export function readOperand(
  operand: Operand,
  readable: Readable,
  actorOf: (ruleActorId: Id) => Actor | undefined,
): string | undefined {
  if ("constant" in operand) return String(operand.constant);
  if ("globalId" in operand) return readable.globals.get(operand.globalId)?.value;
  const actor = actorOf(operand.actorId);
  return actor && readVariable(actor, operand.variableId, readable.characters);
}

/** An actor's own value, else its character's default; `appearance` and `transform` read those (engine.md, matching 6). */
export function readVariable(actor: Actor, variableId: Id, characters: CharacterMap): string | undefined {
  if (variableId === APPEARANCE_VARIABLE) return actor.appearance;
  if (variableId === TRANSFORM_VARIABLE) return transformOf(actor);
  const value = own(actor.variableValues, variableId) ?? defaultValue(actor, variableId, characters);
  return value === undefined ? undefined : String(value);
}

function defaultValue(actor: Actor, variableId: Id, characters: CharacterMap): string | undefined {
  const character = characters.get(actor.characterId);
  return character && own(character.variables, variableId)?.defaultValue;
}

/** The rule actor an operand names, if it names one. */
export function namedActor(operand: Operand | undefined): Id | undefined {
  return operand && "actorId" in operand ? operand.actorId : undefined;
}
