import type { Action, ActionType, CreateAction } from "../world/rule.ts";
import { type Fields, isFields, isPoint, isText, withFields } from "./readParts.ts";
import { sanitizeActor } from "./sanitizeActor.ts";
import { sanitizeOperand } from "./sanitizeCondition.ts";

/** An action that can be carried out, else null. An action of an unknown type stays: it ends the tick with an error that names the rule. */
export function sanitizeAction(value: unknown): Action | null {
  if (!isFields(value)) return null;
  const isKnown = isText(value.type) && Object.hasOwn(READERS, value.type);
  return isKnown ? READERS[value.type as ActionType](value) : ({ type: value.type } as Action);
}

const READERS: Readonly<Record<ActionType, (action: Fields) => Action | null>> = {
  create: sanitizeCreate,
  move: (action) =>
    isText(action.actorId) && isStep(action.offset) && isStep(action.delta) ? unchanged(action) : null,
  delete: (action) => (isText(action.actorId) ? unchanged(action) : null),
  appearance: (action) => (isText(action.actorId) ? withSanitizedValue(action) : null),
  transform: (action) => (isText(action.actorId) ? withSanitizedValue(action) : null),
  variable: (action) => (isText(action.actorId) && isText(action.variable) ? withSanitizedValue(action) : null),
  global: (action) => (isText(action.global) ? withSanitizedValue(action) : null),
};

function sanitizeCreate(action: Fields): Action | null {
  if (!isText(action.actorId) || !isPoint(action.offset)) return null;
  const actor = sanitizeActor(action.actor, action.actorId);
  return actor && withFields<CreateAction>(action, { actor });
}

function isStep(value: unknown): boolean {
  return value === undefined || isPoint(value);
}

/** A missing value is valid: the engine reads it as the constant 0. */
function withSanitizedValue(action: Fields): Action | null {
  if (action.value === undefined) return unchanged(action);
  const value = sanitizeOperand(action.value);
  return value && withFields<Action>(action, { value });
}

function unchanged(action: Fields): Action {
  return withFields<Action>(action, {});
}
