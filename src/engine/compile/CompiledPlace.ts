/** A place that is found when an action is carried out, in the form that is looked up. */
import type { CharacterSet } from "../grid/CharacterSets.ts";
import type { Action, Place } from "../world/rule.ts";
import type { Roles } from "./CompiledOperand.ts";

/** `nowhere` is a place that cannot be read. */
export type CompiledPlace =
  | { readonly kind: "start" | "free" | "nowhere" }
  | { readonly kind: "actor"; readonly role: number }
  | { readonly kind: "nearest"; readonly set: CharacterSet };

/** The place that a move or a creation names; null if it names none. */
export function compilePlace(action: Action, roles: Roles): CompiledPlace | null {
  if ((action.type !== "move" && action.type !== "create") || !action.to) return null;
  const place = placeOf(action.to, roles);
  const isForMovesOnly = place.kind === "start" || place.kind === "actor";
  return action.type === "create" && isForMovesOnly ? NOWHERE : place;
}

const NOWHERE: CompiledPlace = { kind: "nowhere" };

function placeOf(to: Place, roles: Roles): CompiledPlace {
  if ("start" in to) return to.start === true ? { kind: "start" } : NOWHERE;
  if ("actorId" in to) return { kind: "actor", role: roles.of(to.actorId) };
  if ("random" in to) return to.random === "free" ? { kind: "free" } : NOWHERE;
  const set = "nearest" in to ? roles.setOf(to.nearest) : null;
  return set ? { kind: "nearest", set } : NOWHERE;
}
