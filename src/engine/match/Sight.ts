import type { LiveStage } from "../grid/LiveStage.ts";
import type { Id } from "../world/id.ts";
import type { Stage } from "../world/stage.ts";
import type { Characters, Globals, GlobalVariable, World } from "../world/world.ts";

/** What a rule is matched against: a stage as it is now, and the globals of the world. */
export interface Sight {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
}

/** The slot of every actor that a rule names, by role; `UNBOUND` for those not found. */
export type Bound = Int32Array;
export const UNBOUND = -1;

/** A stage of a document, with what rules on it may ask for. */
export interface MatchScene {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly globals: Globals;
  readonly kinds?: World["kinds"];
}
