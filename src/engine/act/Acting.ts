import type { LiveStage } from "../grid/LiveStage.ts";
import type { Bound } from "../match/Sight.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { GameOutcome } from "../world/rule.ts";
import type { Stage } from "../world/stage.ts";
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
  /** The next random number in [0, 1). */
  random(): number;
  /** The slot of the acting actor, even if it is gone by now. */
  readonly me: number;
  /** An actor that was sent behind all others has another slot from now on. */
  actorIsNow(before: number, after: number): void;
  readonly world: ActingWorld;
}

/** What actions read and change beyond the stage that ticks. */
export interface ActingWorld {
  /** The stage that ticks. */
  readonly stageId: Id;
  hasSound(id: Id): boolean;
  playSound(id: Id): void;
  /** Ends the game once this tick is over; only the first call counts. */
  end(ended: Ended): void;
  /** Another stage or the one that ticks; undefined if there is none of that id. */
  stage(id: Id): Stage | undefined;
  /** The stage that comes after the one that ticks; undefined after the last. */
  nextStage(): Stage | undefined;
  /** Shows a stage from the next tick on. */
  select(stageId: Id): void;
  /** Shows a stage as the start of a level: with its Start if `fresh`, otherwise as it was left. */
  enter(stageId: Id, fresh: boolean): void;
  /** Puts an actor last on a stage other than the one that ticks, under a fresh id if its own is taken there; false if that stage is full. */
  receive(stageId: Id, actor: Actor): boolean;
}

/** How a game ended. */
export interface Ended {
  readonly outcome: GameOutcome;
  readonly text: string;
}

/** The outcome of an action: done; skipped because something it names is gone; or impossible, which ends the tick. */
export type Outcome = { readonly kind: "done" } | Skipped | { readonly kind: "impossible"; readonly message: string };

export interface Skipped {
  readonly kind: "skipped";
  readonly why: string;
  /** Somewhere else or at another time it could be done; otherwise something that it names is gone. */
  readonly isOnlyHere?: true;
}

export const DONE: Outcome = { kind: "done" };

/** The message is fixed: recorded plays compare it. */
export const OFF_THE_STAGE: Outcome = { kind: "impossible", message: "Action cannot create at this position" };

export const ACTOR_GONE = skipped("an actor it names is gone");
export const NO_PLACE = skipped("it does not say where to go");
export const STAGE_GONE = skipped("a stage it leads to is gone");
export const STAGE_FULL = skippedHere("the stage is full");
export const VARIABLE_GONE = skipped("a variable it names is gone");

export function skipped(why: string): Skipped {
  return { kind: "skipped", why };
}

export function skippedHere(why: string): Skipped {
  return { kind: "skipped", why, isOnlyHere: true };
}

/** The slot of an actor; -1 if it is gone. */
export function slotOf(role: number, { stage, bound }: Acting): number {
  const slot = bound[role] ?? -1;
  return slot >= 0 && stage.table.isThere(slot) ? slot : -1;
}
