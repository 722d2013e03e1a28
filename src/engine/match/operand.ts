/** Reads the two sides of a condition and the values of actions. */
import type { Reading } from "../compile/Reading.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import { APPEARANCE_VARIABLE, TRANSFORM_VARIABLE } from "../world/rule.ts";
import { type Bound, UNBOUND, type View } from "./View.ts";

/** The text a reading stands for now; undefined where what it names is gone (engine.md, matching 6). */
export function read({ from, text, role }: Reading, { stage, globals }: View, bound: Bound): string | undefined {
  if (from === "constant") return text;
  if (from === "global") return globals.get(text)?.value;
  const slot = bound[role] ?? UNBOUND;
  if (slot === UNBOUND) return undefined;
  if (from === "appearance") return stage.table.lookOf(slot).appearance;
  if (from === "transform") return stage.table.lookOf(slot).transform ?? "0";
  return from === "variable" ? variableOf(slot, text, stage) : undefined;
}

/** What a variable of an actor reads, the two names of its look included. */
export function readVariable(slot: number, variableId: Id, stage: LiveStage): string | undefined {
  const { appearance, transform } = stage.table.lookOf(slot);
  if (variableId === APPEARANCE_VARIABLE) return appearance;
  if (variableId === TRANSFORM_VARIABLE) return transform ?? "0";
  return variableOf(slot, variableId, stage);
}

/** An actor's own value, else its character's default. What every object inherits is no text, so that a text is its own. */
function variableOf(slot: number, variableId: Id, { table }: LiveStage): string | undefined {
  const values = table.valuesOf(slot);
  const value: unknown = values[variableId];
  if (typeof value === "string") return value;
  const found = own(values, variableId) ?? defaultValue(table.lookOf(slot).character, variableId);
  return found === undefined ? undefined : String(found);
}

/** What every object inherits has no default value either. */
function defaultValue(character: Character | undefined, variableId: Id): string | undefined {
  return character?.variables[variableId]?.defaultValue;
}
