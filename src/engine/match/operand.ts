import { type CompiledOperand, sourceOf } from "../compile/CompiledOperand.ts";
import type { Namesakes } from "../compile/namesakes.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Way } from "../world/rule.ts";
import { type Bound, type Sight, UNBOUND } from "./Sight.ts";
import { wayStraight } from "./wayStraight.ts";

/** The current text of an operand; undefined if what it names is gone. */
export function read(operand: CompiledOperand, { stage, globals }: Sight, bound: Bound): string | undefined {
  const { from, text, role } = operand;
  if (from === "constant") return text;
  if (from === "global") return globals.get(text)?.value;
  if (role < 0) return from === "count" && operand.set ? String(stage.population.count(operand.set)) : undefined;
  const slot = bound[role] ?? UNBOUND;
  if (slot === UNBOUND) return undefined;
  return from === "variable" && operand.namesakes === null
    ? variableOf(slot, text, stage)
    : ofActor(operand, slot, stage);
}

function ofActor(operand: CompiledOperand, slot: number, stage: LiveStage): string | undefined {
  const { from, text, namesakes } = operand;
  if (from === "way" || from === "wayAround") return wayOf(operand, slot, stage);
  if (from !== "variable") return readSource(from, slot, text, stage);
  const id = namesakeOf(text, namesakes, slot, stage);
  return id === null ? undefined : variableOf(slot, id, stage);
}

function wayOf({ from, set }: CompiledOperand, slot: number, stage: LiveStage): Way | undefined {
  if (!set) return undefined;
  return from === "way" ? wayStraight(slot, set, stage) : stage.ways.firstStep(slot, set);
}

/** The value of an actor's variable, including the ids that read how it looks and where it stands. */
export function readVariable(slot: number, variableId: Id, stage: LiveStage): string | undefined {
  return readSource(sourceOf(variableId), slot, variableId, stage);
}

/** Columns count from the left and rows from the bottom, both from 1. */
function readSource(from: CompiledOperand["from"], slot: number, variableId: Id, stage: LiveStage): string | undefined {
  const { table, grid } = stage;
  switch (from) {
    case "variable":
      return variableOf(slot, variableId, stage);
    case "appearance":
      return table.appearanceOf(slot).appearance;
    case "transform":
      return table.appearanceOf(slot).transform ?? "0";
    case "column":
      return String((table.x[slot] as number) + 1);
    case "row":
      return String(grid.height - (table.y[slot] as number));
    default:
      return undefined;
  }
}

/** The id under which an actor's character has what the rule calls `id`; null if it has nothing of that name. */
export function namesakeOf(id: Id, namesakes: Namesakes | null, slot: number, { table }: LiveStage): Id | null {
  return namesakes ? (namesakes[table.characterNumber[slot] as number] ?? null) : id;
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
