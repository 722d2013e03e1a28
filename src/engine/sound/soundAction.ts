import type { Action, ActionType, CreateAction } from "../world/rule.ts";
import { type Fields, isFields, isPoint, isText, mended } from "./parts.ts";
import { soundActor } from "./soundActor.ts";
import { soundOperand } from "./soundCondition.ts";

/** A step that can be carried out; null for one that cannot. One of an unknown kind stays: it ends the tick with a word on it. */
export function soundAction(value: unknown): Action | null {
  if (!isFields(value)) return null;
  const isKnown = isText(value.type) && Object.hasOwn(READERS, value.type);
  return isKnown ? READERS[value.type as ActionType](value) : ({ type: value.type } as Action);
}

const READERS: Readonly<Record<ActionType, (action: Fields) => Action | null>> = {
  create: soundCreate,
  move: (action) => (isText(action.actorId) && isStep(action.offset) && isStep(action.delta) ? whole(action) : null),
  delete: (action) => (isText(action.actorId) ? whole(action) : null),
  appearance: (action) => (isText(action.actorId) ? withSoundValue(action) : null),
  transform: (action) => (isText(action.actorId) ? withSoundValue(action) : null),
  variable: (action) => (isText(action.actorId) && isText(action.variable) ? withSoundValue(action) : null),
  global: (action) => (isText(action.global) ? withSoundValue(action) : null),
};

function soundCreate(action: Fields): Action | null {
  if (!isText(action.actorId) || !isPoint(action.offset)) return null;
  const actor = soundActor(action.actor, action.actorId);
  return actor && mended<CreateAction>(action, { actor });
}

function isStep(value: unknown): boolean {
  return value === undefined || isPoint(value);
}

/** A missing value is the constant 0, which is what the engine reads there. */
function withSoundValue(action: Fields): Action | null {
  if (action.value === undefined) return whole(action);
  const value = soundOperand(action.value);
  return value && mended<Action>(action, { value });
}

function whole(action: Fields): Action {
  return mended<Action>(action, {});
}
