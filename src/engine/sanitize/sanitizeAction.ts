import { SAYING_TICKS } from "../world/limits.ts";
import {
  type Action,
  type ActionType,
  type CreateAction,
  type EndAction,
  GAME_OUTCOMES,
  type MoveAction,
  type SayAction,
  type StageAction,
  type TravelAction,
  type UnknownAction,
} from "../world/rule.ts";
import { bounded, type Fields, isFields, isPoint, isText, sanitizeText, withFields } from "./readParts.ts";
import { sanitizeActor } from "./sanitizeActor.ts";
import { isRandom, sanitizeOperand, sanitizeRandom } from "./sanitizeOperand.ts";

/**
 * An action that can be carried out. One of an unknown type, and one that says nothing to the point of what a later law added,
 * becomes an action that is skipped. Null, which leaves the whole rule out, where one of the first seven has another unreadable part.
 */
export function sanitizeAction(value: unknown): Action | null {
  if (!isFields(value)) return null;
  const isKnown = isText(value.type) && Object.hasOwn(READERS, value.type);
  return isKnown ? READERS[value.type as ActionType](value) : skippedAction(value);
}

const READERS: Readonly<Record<ActionType, (action: Fields) => Action | null>> = {
  create: sanitizeCreate,
  move: sanitizeMove,
  delete: (action) => (isText(action.actorId) ? unchanged(action) : null),
  appearance: (action) => (isText(action.actorId) ? withSanitizedValue(action) : null),
  transform: (action) => (isText(action.actorId) ? withSanitizedValue(action) : null),
  variable: (action) => (isText(action.actorId) && isText(action.variable) ? withNumber(action) : null),
  global: (action) => (isText(action.global) ? withNumber(action) : null),
  sound: (action) => (isText(action.sound) ? unchanged(action) : skippedAction(action)),
  say: sanitizeSay,
  stage: sanitizeStageAction,
  travel: sanitizeTravel,
  end: sanitizeEnd,
  unknown: unchanged,
};

function skippedAction(stored: Fields): UnknownAction {
  return { type: "unknown", stored };
}

function unchanged(action: Fields): Action {
  return withFields<Action>(action, {});
}

function sanitizeCreate(action: Fields): Action | null {
  const { actorId, to, offset } = action;
  if (!isText(actorId) || (to === undefined && !isPoint(offset))) return null;
  const actor = sanitizeActor(action.actor, actorId);
  if (!actor) return null;
  if (to !== undefined && !isFoundPlace(to)) return skippedAction(action);
  return withFields<CreateAction>(action, { actor, ...withoutOffset(action) });
}

function sanitizeMove(action: Fields): Action | null {
  const { actorId, to, offset, delta } = action;
  if (!isText(actorId)) return null;
  if (to === undefined) return isStep(offset) && isStep(delta) ? unchanged(action) : null;
  if (!isPlace(to)) return skippedAction(action);
  return withFields<MoveAction>(action, { ...withoutOffset(action), delta: undefined });
}

/** A place to go to takes the place of an offset. */
function withoutOffset({ to }: Fields): { offset?: undefined } {
  return to === undefined ? {} : { offset: undefined };
}

function isStep(value: unknown): boolean {
  return value === undefined || isPoint(value);
}

function isPlace(value: unknown): boolean {
  return isFoundPlace(value) || (isFields(value) && (value.start === true || isText(value.actorId)));
}

/** A place for which nobody of the rule is needed. */
function isFoundPlace(value: unknown): boolean {
  return isFields(value) && (isText(value.nearest) || value.random === "free");
}

/** A missing value is valid: the engine reads it as the constant 0. */
function withSanitizedValue(action: Fields): Action | null {
  if (action.value === undefined) return unchanged(action);
  if (isRandom(action.value)) return skippedAction(action);
  const value = sanitizeOperand(action.value);
  return value && withFields<Action>(action, { value });
}

/** As `withSanitizedValue`, for variables, whose values may be random. One that cannot be read draws nothing and changes nothing. */
function withNumber(action: Fields): Action | null {
  const { value } = action;
  return isRandom(value) ? withFields<Action>(action, { value: sanitizeRandom(value) }) : withSanitizedValue(action);
}

function sanitizeSay(action: Fields): Action {
  const text = sanitizeText(action.text ?? "");
  if (!isText(action.actorId) || text === null) return skippedAction(action);
  return withFields<SayAction>(action, { text, ticks: bounded(action.ticks, SAYING_TICKS) });
}

function sanitizeStageAction(action: Fields): Action {
  if (!isText(action.to)) return skippedAction(action);
  return withFields<StageAction>(action, { fresh: action.fresh === true });
}

function sanitizeTravel(action: Fields): Action {
  const { actorId, to, at, show } = action;
  if (!isText(actorId) || !isText(to) || !isPoint(at)) return skippedAction(action);
  return withFields<TravelAction>(action, { show: show === true });
}

function sanitizeEnd(action: Fields): Action {
  const text = sanitizeText(action.text ?? "");
  if (text === null) return skippedAction(action);
  const outcome = GAME_OUTCOMES.find((known) => known === action.outcome) ?? "over";
  return withFields<EndAction>(action, { outcome, text });
}
