/** How a stage was before a tick: what the tick changed, or all of its actors. */
import type { ActorTable } from "../grid/ActorTable.ts";
import { type Inverse, restoreFrameCounts, takeBack } from "./Inverse.ts";

export interface StageInverse extends Inverse {
  /** All actors before the tick, if the changes alone do not lead back to them: slots were cleared away or all actors were replaced. */
  readonly replaced: ActorTable | null;
  /** The changes that the frame counts before the tick came from; null if there were none. */
  readonly counts: Inverse["changes"] | null;
}

/** All of a stage at one moment. */
export interface StageMoment {
  readonly table: ActorTable;
  /** The changes that the frame counts come from; null if there were none or they are unknown. */
  readonly counts: Inverse["changes"] | null;
}

/** The actors as they were before a tick. Changes the table in place, or returns a copy of the one it replaced. */
export function tableBefore(table: ActorTable, inverse: StageInverse, width: number): ActorTable {
  if (inverse.replaced) return inverse.replaced.copy();
  takeBack(table, inverse, width);
  if (inverse.counts) restoreFrameCounts(table, inverse.counts);
  return table;
}

/** What takes back a tick by which all actors were replaced. */
export function wholeInverse(before: ActorTable, counts: StageInverse["counts"]): StageInverse {
  return { changes: new Int32Array(0), points: [], actors: [], replaced: before, counts };
}

/** Makes in a table the changes of values that were made in a later one, which has other slots for the same actors. */
export function carryValuesOver(table: ActorTable, { actors }: Inverse, later: ActorTable): void {
  for (const { id } of actors) {
    const [slot, changed] = [table.slotOf(id), later.slotOf(id)];
    if (slot === undefined || changed === undefined) continue;
    table.known[slot] = later.actor(changed);
    table.changed(slot);
  }
}
