import { isFields } from "../sanitize/readParts.ts";
import type { Id } from "../world/id.ts";
import type { Action } from "../world/rule.ts";
import { namedActor } from "./CompiledOperand.ts";

/**
 * All rule actors that actions change or read, except those that the rule itself creates. An action that is skipped names actors too: a
 * rule does not fit more places because a part of it cannot be read.
 */
export function namedByActions(actions: readonly Action[]): ReadonlySet<Id> {
  const created = new Set(actions.flatMap(createdBy));
  const named = actions.flatMap((action) => (action.type === "unknown" ? namedIn(action.stored) : namedBy(action)));
  return new Set(named.filter((id) => id !== undefined).filter((id) => !created.has(id)));
}

type Named = readonly (Id | undefined)[];

function namedBy(action: Exclude<Action, { type: "unknown" }>): Named {
  return [
    "actorId" in action ? action.actorId : undefined,
    "value" in action ? namedActor(action.value) : undefined,
    action.type === "move" && action.to && "actorId" in action.to ? action.to.actorId : undefined,
  ];
}

function createdBy(action: Action): Id[] {
  if (action.type === "create") return [action.actorId];
  const isCreation = action.type === "unknown" && isFields(action.stored) && action.stored.type === "create";
  return isCreation ? actorIn(action.stored) : [];
}

/** The names in an action as it was stored. */
function namedIn(stored: unknown): Named {
  return isFields(stored) ? [stored, stored.value, stored.to].flatMap(actorIn) : [];
}

function actorIn(part: unknown): Id[] {
  return isFields(part) && typeof part.actorId === "string" ? [part.actorId] : [];
}
