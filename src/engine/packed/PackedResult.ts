/** What a tick did in the form that travels between threads: blocks of numbers that change hands, and few words (design, "Playing"). */
import type { TickResult } from "../tick/TickResult.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";

/** Numbers that change hands instead of being copied. */
type Block = Int32Array<ArrayBuffer>;

/** Actors are named by slots, which both sides know after the first message that names them; looks and the like by their place among all names sent. */
/** What travels as it is. */
export type Told = "stageId" | "globals" | "recorded" | "canUntick" | "error" | "warnings";

export interface PackedResult extends Pick<TickResult, Told> {
  /** Ids that have a slot from now on, and which. */
  readonly newcomers: readonly Id[];
  readonly newcomerSlots: Block;
  /** Names of characters, appearances and transforms that come up for the first time. */
  readonly names: readonly string[];
  /** `COLUMNS` numbers an actor: those that changed, then those of each frame. */
  readonly rows: Block;
  readonly changedCount: number;
  readonly frameCounts: readonly number[];
  /** Own values, where they are others than the slot had when it was told of last. */
  readonly values: readonly RowOf<Readonly<Record<Id, string>>>[];
  /** Squares that are no whole numbers of 32 bits: games of strangers may have any. */
  readonly squares: readonly RowOf<{ readonly x: number; readonly y: number }>[];
  /** Slots. */
  readonly deleted: Block;
  readonly order: Block | null;
  /** Pairs of a slot and a place in `lightKinds`. */
  readonly lights: Block;
  readonly lightKinds: readonly EvaluatedRuleIds[Id][];
  /** Ids of those without lights from now on: they may be gone and have no slot any more. */
  readonly dark: readonly Id[];
}

export interface RowOf<T> {
  readonly row: number;
  readonly is: T;
}

/** Slot, character, x, y, appearance, transform, frame count. */
export const COLUMNS = 7;
/** Stands for an actor that a frame deletes, and for a transform or a count that is not there. */
export const NONE = -1;

/** What is to be transferred with it. */
export function blocksOf({ newcomerSlots, rows, deleted, order, lights }: PackedResult): ArrayBuffer[] {
  return [newcomerSlots, rows, deleted, lights, ...(order ? [order] : [])].map(({ buffer }) => buffer);
}
