import { type ActorSource, type CompiledOperand, sourceOf } from "../compile/CompiledOperand.ts";
import type { Namesakes } from "../compile/namesakes.ts";
import type { CharacterSet } from "../grid/CharacterSets.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import { type Bound, type Sight, UNBOUND } from "./Sight.ts";
import { wayStraight } from "./wayStraight.ts";

/** The current text of an operand; undefined if what it names is gone. */
export function read(operand: CompiledOperand, { stage, globals }: Sight, bound: Bound): string | undefined {
  const { from, text, role, namesakes, set } = operand;
  if (from === "constant") return text;
  if (from === "global") return globals.get(text)?.value;
  if (from === "count") return set ? String(stage.population.count(set)) : undefined;
  const slot = bound[role] ?? UNBOUND;
  if (slot === UNBOUND) return undefined;
  if (from !== "variable") return ofActor(from, slot, { stage, set });
  if (!namesakes) return variableOf(slot, text, stage);
  const id = namesakeOf(text, namesakes, slot, stage);
  return id === null ? undefined : variableOf(slot, id, stage);
}

type ActorFact = Exclude<ActorSource, "variable"> | "way" | "wayAround" | "random" | "nothing";

/** What can be read of an actor besides its variables. Columns count from the left and rows from the bottom, both from 1. */
function ofActor(
  from: ActorFact,
  slot: number,
  { stage, set }: { readonly stage: LiveStage; readonly set: CharacterSet | null },
): string | undefined {
  switch (from) {
    case "appearance":
      return stage.table.appearanceOf(slot).appearance;
    case "transform":
      return stage.table.appearanceOf(slot).transform ?? "0";
    case "column":
      return String((stage.table.x[slot] as number) + 1);
    case "row":
      return String(stage.grid.height - (stage.table.y[slot] as number));
    case "way":
      return set ? wayStraight(slot, set, stage) : undefined;
    case "wayAround":
      return set ? stage.ways.firstStep(slot, set) : undefined;
    case "random":
    case "nothing":
      return undefined;
    default:
      return unknownFact(from);
  }
}

function unknownFact(_: never): undefined {
  return undefined;
}

/** The id under which an actor's character has what the rule calls `id`; null if it has nothing of that name. */
export function namesakeOf(id: Id, namesakes: Namesakes | null, slot: number, { table }: LiveStage): Id | null {
  return namesakes ? (namesakes[table.characterNumber[slot] as number] ?? null) : id;
}

/** The value of an actor's variable, including the ids that read how it looks and where it stands. */
export function readVariable(slot: number, variableId: Id, stage: LiveStage): string | undefined {
  const from = sourceOf(variableId);
  return from === "variable" ? variableOf(slot, variableId, stage) : ofActor(from, slot, { stage, set: null });
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
