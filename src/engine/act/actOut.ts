/** Acts a rule out on its own picture, without looking for a match: what recording and the pictures of rules show. */
import { LiveStage } from "../grid/LiveStage.ts";
import type { Point } from "../grid/point.ts";
import type { Actors } from "../world/actor.ts";
import type { Action } from "../world/rule.ts";
import type { Stage } from "../world/stage.ts";
import type { Characters, Globals } from "../world/world.ts";
import type { Acting } from "./Acting.ts";
import { act } from "./act.ts";

/** A stage on which every actor is the rule actor of the same id, and the square the main actor started from. */
export interface Picture {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly globals: Globals;
  readonly origin: Point;
}

export interface ActedOut {
  readonly actors: Actors;
  readonly globals: Globals;
  /** The actors as each action left them. */
  readonly steps: readonly Actors[];
  /** Indexes of the actions that could not be done: an actor gone, a square off the stage. */
  readonly skipped: readonly number[];
}

/** Does the actions one after the other; created actors keep their id in the rule, so that later actions and the next look find them. */
export function actOut(picture: Picture, actions: readonly Action[]): ActedOut {
  const acting = actingOn(picture);
  const steps: Actors[] = [];
  const skipped: number[] = [];
  for (const [index, action] of actions.entries()) {
    if (act(action, acting).kind !== "done") skipped.push(index);
    steps.push(Object.fromEntries(acting.stage.actors));
  }
  return { actors: steps.at(-1) ?? picture.stage.actors, globals: Object.fromEntries(acting.globals), steps, skipped };
}

function actingOn({ stage, characters, globals, origin }: Picture): Acting {
  const characterMap = new Map(Object.entries(characters));
  return {
    stage: new LiveStage(stage, characterMap, Object.values(stage.actors)),
    globals: new Map(Object.entries(globals)),
    bindings: new Map(Object.keys(stage.actors).map((id) => [id, id])),
    origin,
    newActorId: (ruleActorId) => ruleActorId,
    allowsGlobal: () => true,
    changed: () => {},
    deleted: () => {},
  };
}
