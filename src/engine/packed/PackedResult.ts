/** The result of a tick in the form that is sent between threads: arrays of numbers that are transferred, and little text. */

import type { TickResult } from "../tick/TickResult.ts";
import type { Saying } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";

/** Numbers that are transferred instead of copied. */
type Block = Int32Array<ArrayBuffer>;

/** The fields that are sent unchanged. */
export type UnpackedFields =
  | ("stageId" | "stages" | "globals" | "recorded" | "canUntick")
  | ("sounds" | "ended" | "time" | "error" | "warnings");

/**
 * Actors are given by slots, which both sides know after the first message that has them; appearances and other names by their index among
 * all names sent so far.
 */
export interface PackedResult extends Pick<TickResult, UnpackedFields> {
  /** Ids that get a slot with this message, and their slots. */
  readonly newcomers: readonly Id[];
  readonly newcomerSlots: Block;
  /** Names of characters, appearances and transforms that are sent for the first time. */
  readonly names: readonly string[];
  /** `COLUMNS` numbers per actor: first the changed actors, then those of each frame. */
  readonly rows: Block;
  readonly changedCount: number;
  /** Whether the only frame has the changed actors in their order, and nobody else: then it is not sent again. */
  readonly isFrameOfChanged: boolean;
  readonly frameCounts: readonly number[];
  /** Own values that differ from those last sent for the slot. */
  readonly values: readonly RowOf<Readonly<Record<Id, string>>>[];
  /** What actors say, where it differs from what was last sent for the slot; null if they fell silent. */
  readonly sayings: readonly RowOf<Saying | null>[];
  /** Positions that are not 32-bit integers, which untrusted games may have. */
  readonly squares: readonly RowOf<{ readonly x: number; readonly y: number }>[];
  /** Slots. */
  readonly deleted: Block;
  readonly order: Block | null;
  /** Pairs of a slot and an index into `lightKinds`. */
  readonly lights: Block;
  readonly lightKinds: readonly EvaluatedRuleIds[Id][];
  /** Ids of actors that have no lights from now on: they may be gone and have no slot. */
  readonly dark: readonly Id[];
}

export interface RowOf<T> {
  readonly row: number;
  readonly is: T;
}

/** Slot, character, x, y, appearance, transform, frame count. */
export const COLUMNS = 7;
/** Marks an actor that a frame deletes, and a missing transform or count. */
export const NONE = -1;

/** The buffers to transfer with it. */
export function blocksOf({ newcomerSlots, rows, deleted, order, lights }: PackedResult): ArrayBuffer[] {
  return [newcomerSlots, rows, deleted, lights, ...(order ? [order] : [])].map(({ buffer }) => buffer);
}
