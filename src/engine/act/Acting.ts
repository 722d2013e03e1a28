import type { LiveStage } from "../grid/LiveStage.ts";
import type { Bound } from "../match/Sight.ts";
import type { Id } from "../world/id.ts";
import type { GlobalVariable } from "../world/world.ts";

/** What an action may read and change while a rule is carried out. */
export interface Acting {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  /** The actor of every role; `create` adds to it. */
  readonly bound: Bound;
  /** The main actor's square as the rule began. */
  readonly originX: number;
  readonly originY: number;
  /** The id for the actor that `create` makes from this rule actor. */
  newActorId(ruleActorId: Id): Id;
  /** Whether a global may take this value. */
  allowsGlobal(global: GlobalVariable, value: string): boolean;
  changeGlobal(before: GlobalVariable, value: string): void;
}

/** The outcome of an action: done; skipped because something it names is gone; or impossible, which ends the tick. */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "skipped"; readonly why: string }
  | { readonly kind: "impossible"; readonly message: string };

export const DONE: Outcome = { kind: "done" };

/** The message is fixed: recorded plays compare it. */
export const OFF_THE_STAGE: Outcome = { kind: "impossible", message: "Action cannot create at this position" };

export const ACTOR_GONE = skipped("an actor it names is gone");
export const VARIABLE_GONE = skipped("a variable it names is gone");

export function skipped(why: string): Outcome {
  return { kind: "skipped", why };
}

/** The slot of an actor; -1 if it is gone. */
export function slotOf(role: number, { stage, bound }: Acting): number {
  const slot = bound[role] ?? -1;
  return slot >= 0 && stage.table.isThere(slot) ? slot : -1;
}
