import type { CompiledOperand } from "../compile/CompiledOperand.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import { APPEARANCE_VARIABLE, TRANSFORM_VARIABLE } from "../world/rule.ts";
import { type Bound, type Sight, UNBOUND } from "./Sight.ts";

/** The current text of an operand; undefined if what it names is gone. */
export function read(
  { from, text, role }: CompiledOperand,
  { stage, globals }: Sight,
  bound: Bound,
): string | undefined {
  if (from === "constant") return text;
  if (from === "global") return globals.get(text)?.value;
  const slot = bound[role] ?? UNBOUND;
  if (slot === UNBOUND) return undefined;
  if (from === "appearance") return stage.table.appearanceOf(slot).appearance;
  if (from === "transform") return stage.table.appearanceOf(slot).transform ?? "0";
  return from === "variable" ? variableOf(slot, text, stage) : undefined;
}

/** The value of an actor's variable, including the two ids that read its appearance and transform. */
export function readVariable(slot: number, variableId: Id, stage: LiveStage): string | undefined {
  const { appearance, transform } = stage.table.appearanceOf(slot);
  if (variableId === APPEARANCE_VARIABLE) return appearance;
  if (variableId === TRANSFORM_VARIABLE) return transform ?? "0";
  return variableOf(slot, variableId, stage);
}

/** An actor's own value, else the default of its character. A text is always an own property: what every object inherits is never text. */
function variableOf(slot: number, variableId: Id, { table }: LiveStage): string | undefined {
  const values = table.valuesOf(slot);
  const value: unknown = values[variableId];
  if (typeof value === "string") return value;
  const found = own(values, variableId) ?? defaultValue(table.appearanceOf(slot).character, variableId);
  return found === undefined ? undefined : String(found);
}

/** What every object inherits has no default value. */
function defaultValue(character: Character | undefined, variableId: Id): string | undefined {
  return character?.variables[variableId]?.defaultValue;
}
