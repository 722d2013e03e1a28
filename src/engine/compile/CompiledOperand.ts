/** An operand in the form that is read: what kind of value it is, and whose. */
import type { AppearanceTable } from "../grid/AppearanceTable.ts";
import type { CharacterSet } from "../grid/CharacterSets.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import {
  APPEARANCE_VARIABLE,
  COLUMN_VARIABLE,
  type Operand,
  type RandomOperand,
  ROW_VARIABLE,
  TRANSFORM_VARIABLE,
} from "../world/rule.ts";
import { lookNamesakes, type Namesakes, variableNamesakes } from "./namesakes.ts";

/** What the id of a variable can read of an actor. */
export type ActorSource = "variable" | "appearance" | "transform" | "column" | "row";

export interface CompiledOperand {
  readonly from: ActorSource | "constant" | "global" | "count" | "way" | "wayAround" | "random" | "nothing";
  /** The constant itself, or the id of what is read. */
  readonly text: string;
  /** The actor whose appearance or variable it is, by number in the rule's `Roles`; -1 for none. */
  readonly role: number;
  /** Only of a random number: the least and the greatest whole number it may be; null if it is not given by whole numbers. */
  readonly range?: { readonly least: number; readonly most: number } | null;
  /** What each character calls the variable; null if the actor has no kind. */
  readonly namesakes: Namesakes | null;
  /** Those counted, or those that a way leads to. */
  readonly set: CharacterSet | null;
}

/** Numbers all actors that a rule names, whether or not they are part of its picture, and knows whom they may stand for. */
export class Roles {
  readonly #numbers = new Map<Id, number>();
  readonly #appearances: AppearanceTable;
  readonly #actors: Actors;
  readonly #created = new Set<Id>();

  /** `actors` are those in the picture of the rule. */
  constructor(appearances: AppearanceTable, actors: Actors) {
    this.#appearances = appearances;
    this.#actors = actors;
  }

  get count(): number {
    return this.#numbers.size;
  }

  of(id: Id): number {
    const number = this.#numbers.get(id) ?? this.#numbers.size;
    this.#numbers.set(id, number);
    return number;
  }

  /** Those that the id of a character or kind stands for; null if there is neither. */
  setOf(id: Id): CharacterSet | null {
    return this.#appearances.sets.of(id);
  }

  /** From now on the name means an actor that the rule created, which has no kind. */
  create(id: Id): void {
    this.#created.add(id);
  }

  /** What each character calls a variable of an actor of the picture; null if that actor has no kind. */
  variableNamesakes(actorId: Id, variableId: Id): Namesakes | null {
    const actor = this.#actorOfKind(actorId);
    return actor && variableNamesakes(actor, variableId, this.#appearances);
  }

  lookNamesakes(actorId: Id, appearance: Id): Namesakes | null {
    const actor = this.#actorOfKind(actorId);
    return actor && lookNamesakes(actor, appearance, this.#appearances);
  }

  #actorOfKind(id: Id): Actor | null {
    const actor = this.#created.has(id) ? undefined : own(this.#actors, id);
    return actor?.kind === undefined ? null : actor;
  }
}

const NOTHING: CompiledOperand = { from: "nothing", text: "", role: -1, namesakes: null, set: null };
export const ZERO: CompiledOperand = { ...NOTHING, from: "constant", text: "0" };

export function compileOperand(operand: Operand | undefined, roles: Roles): CompiledOperand {
  if (typeof operand !== "object" || operand === null) return NOTHING;
  if ("constant" in operand) return { ...NOTHING, from: "constant", text: String(operand.constant) };
  if ("random" in operand) return { ...NOTHING, from: "random", range: rangeOf(operand) };
  if ("globalId" in operand) return { ...NOTHING, from: "global", text: operand.globalId };
  if ("count" in operand) return aboutSet("count", operand.count, { roles, role: -1 });
  if (!("actorId" in operand)) return NOTHING;
  const role = roles.of(operand.actorId);
  if ("way" in operand) return aboutSet(operand.around === true ? "wayAround" : "way", operand.way, { roles, role });
  if (!("variableId" in operand)) return NOTHING;
  const { actorId, variableId } = operand;
  const from = sourceOf(variableId);
  const namesakes = from === "variable" ? roles.variableNamesakes(actorId, variableId) : null;
  return { ...NOTHING, from, text: variableId, role, namesakes };
}

function rangeOf({ random: { from, to } }: RandomOperand): CompiledOperand["range"] {
  if (!Number.isInteger(from) || !Number.isInteger(to)) return null;
  return { least: Math.min(from, to), most: Math.max(from, to) };
}

/** An id of neither a character nor a kind reads as nothing. */
function aboutSet(
  from: CompiledOperand["from"],
  id: Id,
  { roles, role }: { readonly roles: Roles; readonly role: number },
): CompiledOperand {
  const set = roles.setOf(id);
  return set ? { ...NOTHING, from, text: id, role, set } : NOTHING;
}

export function sourceOf(variableId: Id): ActorSource {
  switch (variableId) {
    case APPEARANCE_VARIABLE:
      return "appearance";
    case TRANSFORM_VARIABLE:
      return "transform";
    case COLUMN_VARIABLE:
      return "column";
    case ROW_VARIABLE:
      return "row";
    default:
      return "variable";
  }
}

/** The rule actor that an operand names; undefined if it names none. */
export function namedActor(operand: Operand | undefined): Id | undefined {
  return operand && "actorId" in operand ? operand.actorId : undefined;
}
