/** What an action may read and change while a rule is carried out. */
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Point } from "../grid/point.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { GlobalVariable } from "../world/world.ts";

export interface Acting {
  readonly stage: LiveStage;
  readonly globals: Map<Id, GlobalVariable>;
  /** The stage actor of every rule actor; `create` adds to it. */
  readonly bindings: Map<Id, Id>;
  /** The main actor's square as the rule began. */
  readonly origin: Point;
  /** The id of the actor that a `create` naming this rule actor makes. */
  newActorId(ruleActorId: Id): Id;
  /** Whether a global may take this value. */
  allowsGlobal(global: GlobalVariable, value: string): boolean;
  /** Told of every actor put down or changed; `seen` if the child can see that change. */
  changed(actor: Actor, seen: boolean): void;
  deleted(actorId: Id): void;
}

/** What became of an action: done; skipped because something it names is gone; or impossible, which ends a tick. */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "skipped"; readonly why: string }
  | { readonly kind: "impossible"; readonly message: string };

export const DONE: Outcome = { kind: "done" };

/** The words of the specification for a place off the stage (engine.md, "Applying it"). */
export const OFF_THE_STAGE: Outcome = { kind: "impossible", message: "Action cannot create at this position" };

export function skipped(why: string): Outcome {
  return { kind: "skipped", why };
}

/** Does something with the stage actor an action names, or skips the action where that actor is gone. */
export function withActor(ruleActorId: Id, acting: Acting, act: (actor: Actor) => Outcome): Outcome {
  const actor = actorOf(ruleActorId, acting);
  return actor ? act(actor) : skipped("an actor it names is gone");
}

export function actorOf(ruleActorId: Id, acting: Acting): Actor | undefined {
  return acting.stage.actor(acting.bindings.get(ruleActorId) ?? "");
}

/** Puts the changed actor on the stage and tells of it. */
export function putChanged(actor: Actor, acting: Acting, seen: boolean): Outcome {
  acting.stage.put(actor);
  acting.changed(actor, seen);
  return DONE;
}
