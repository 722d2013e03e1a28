/** What is different between two moments of a stage, and the count of visible changes that actors carry until the next tick. */
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Globals } from "../world/world.ts";
import type { ActorMap } from "./history.ts";
import type { TickResult } from "./TickResult.ts";

/** Of these actors, those that are other than before and those that are gone; an actor that came and went is neither. */
export function changedActors(
  ids: Iterable<Id>,
  before: ActorMap,
  after: ActorMap,
): Pick<TickResult, "changed" | "deleted"> {
  const touched = [...new Set(ids)];
  return {
    changed: touched.flatMap((id) => (after.get(id) === before.get(id) ? [] : (after.get(id) ?? []))),
    deleted: touched.filter((id) => before.has(id) && !after.has(id)),
  };
}

export function changedGlobals(before: Globals, after: Globals): Globals {
  return Object.fromEntries(Object.entries(after).filter(([id, global]) => own(before, id)?.value !== global.value));
}

export function rememberFrameCounts(stage: LiveStage, counts: ReadonlyMap<Id, number>): void {
  for (const [id, frameCount] of counts) {
    const actor = stage.actor(id);
    if (actor) stage.put({ ...actor, frameCount });
  }
}

/** A count speaks of the last tick only. */
export function forgetFrameCounts(stage: LiveStage): void {
  for (const { frameCount, ...actor } of stage.actors.values()) {
    if (frameCount !== undefined) stage.put(actor);
  }
}
