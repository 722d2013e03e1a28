import type { LiveStage } from "../grid/LiveStage.ts";
import type { Id } from "../world/id.ts";
import type { GlobalVariable } from "../world/world.ts";

/** What a rule is matched against: a stage as it is now, and the globals of the world. */
export interface Sight {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
}

/** The slot of every actor that a rule names, by role; `UNBOUND` for those not found. */
export type Bound = Int32Array;
export const UNBOUND = -1;
