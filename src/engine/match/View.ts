import type { LiveStage } from "../grid/LiveStage.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { GlobalVariable } from "../world/world.ts";

/** What a rule looks at: a stage as it is now, the world's globals, and the acting actor. */
export interface View {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly me: Actor;
}
