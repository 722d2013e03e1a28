import { samePoint } from "../grid/point.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { transformOf } from "../world/lookups.ts";
import type { Deed } from "./TurnStory.ts";

/** Collects what the turns of others did to one actor. */
export class DeedsOfOthers {
  readonly list: Deed[] = [];

  /** The actor before and after a turn of somebody else; null if that took it off the stage. */
  note(by: Id, before: Actor, after: Actor | null): void {
    const did = deedOf(before, after);
    if (did && !this.list.some((one) => one.by === by && one.did === did)) this.list.push({ by, did });
  }
}

function deedOf(before: Actor, after: Actor | null): Deed["did"] | null {
  if (!after) return "removed";
  if (!samePoint(before.position, after.position)) return "moved";
  const looksAlike = before.appearance === after.appearance && transformOf(before) === transformOf(after);
  return looksAlike && hasSameValues(before, after) ? null : "changed";
}

function hasSameValues({ variableValues: one }: Actor, { variableValues: other }: Actor): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((id) => one[id] === other[id]);
}
