import {
  COLUMN_VARIABLE,
  COMPARATORS,
  type Comparator,
  type Condition,
  compare,
  type Operand,
  ROW_VARIABLE,
} from "../engine/index.ts";
import { valueOn } from "../engine/simulation.ts";
import { LUCK_KEY, withoutLuck } from "./luck.ts";
import { actorsInPicture, type GameContext, type Recording } from "./Recording.ts";
import { actorsWithAppearanceIn, withRequiredAppearances } from "./requiredAppearances.ts";
import { areCompatible, kindOf, presentValue, TEXT, type ValueKind } from "./valueKinds.ts";

export type ConditionSide = "left" | "right";

/** One of the two slots of a condition in the panel. */
export interface ConditionSlot {
  readonly key: string;
  readonly side: ConditionSide;
}

export function toggleCondition(recording: Recording, game: GameContext, key: string): Recording {
  return changeCondition(recording, game, key, (condition) => ({ ...condition, enabled: !condition.enabled }));
}

export function removeCondition(recording: Recording, key: string): Recording {
  if (key === LUCK_KEY) return withoutLuck(recording);
  return { ...recording, conditions: recording.conditions.filter((condition) => condition.key !== key) };
}

/** Adds the condition that an operand has its present value; nothing happens if it has none in the before picture. */
export function addCondition(recording: Recording, game: GameContext, key: string, operand: Operand): Recording {
  if (refusalToAdd(recording, game, operand)) return recording;
  const value = valueNow(recording, game, operand);
  if (value === undefined) return recording;
  const row: Condition = { key, enabled: true, left: operand, comparator: "=", right: { constant: value } };
  return { ...recording, conditions: [...recording.conditions, row] };
}

/** Why a new condition cannot ask for the present value of an operand; null if it can. */
export function refusalToAdd(recording: Recording, game: GameContext, operand: Operand): string | null {
  const asked = JSON.stringify([operand, { constant: valueNow(recording, game, operand) }]);
  const isThere = recording.conditions.some(
    ({ left, comparator, right }) => comparator === "=" && JSON.stringify([left, right]) === asked,
  );
  return isThere ? "This check is already there." : refusalToAsk(recording, game, operand);
}

/** Why an operand cannot be part of a condition, which sees only the before picture; null if it can. */
export function refusalToAsk(recording: Recording, { characters }: GameContext, operand: Operand): string | null {
  if (!("actorId" in operand)) return null;
  const isThere = Object.hasOwn(actorsInPicture(recording, characters), operand.actorId);
  return isThere ? null : "It isn't in the Before picture, so the rule can't check it.";
}

/** Appearances, directions and stages are only equal or not, and numbers contain nothing; words can be compared in every way. */
export function comparatorsFor(recording: Recording, game: GameContext, condition: Condition): readonly Comparator[] {
  const isText = kindOfCondition(recording, game, condition).kind === "text";
  const values = [condition.left, condition.right].map((side) => valueNow(recording, game, side) ?? "");
  const isOfWords = isText && (values.join("") === "" || values.some((value) => Number.isNaN(Number(value))));
  return COMPARATORS.filter((one) => {
    if (one === "=" || one === "!=" || one === condition.comparator) return true;
    return OF_WORDS.has(one) ? isOfWords : isText;
  });
}

const OF_WORDS: ReadonlySet<Comparator> = new Set(["contains", "starts-with", "ends-with"]);

export function setComparator(recording: Recording, game: GameContext, key: string, comparator: Comparator): Recording {
  return changeCondition(recording, game, key, (condition) => {
    const isOffered = comparatorsFor(recording, game, condition).includes(comparator);
    return isOffered && comparator !== condition.comparator ? { ...condition, comparator } : condition;
  });
}

/** The kind of value that both sides of a condition have. */
export function kindOfCondition({ before }: Recording, game: GameContext, { left, right }: Condition): ValueKind {
  return kindOf(left, before.actors, game) ?? kindOf(right, before.actors, game) ?? TEXT;
}

/** Why a slot cannot take an operand, in words for the child; null if it can. */
export function refusalOfOperand(
  recording: Recording,
  game: GameContext,
  { key, side }: ConditionSlot,
  operand: Operand,
): string | null {
  const condition = recording.conditions.find((one) => one.key === key);
  const kind = kindOf(operand, recording.before.actors, game);
  const other = condition && kindOf(condition[opposite(side)], recording.before.actors, game);
  if (kind && other && !areCompatible(kind, other)) return REFUSALS[other.kind];
  return refusalToAsk(recording, game, operand);
}

const REFUSALS: Readonly<Record<ValueKind["kind"], string>> = {
  appearance: "Compare looks of the same character only.",
  direction: "Compare it with the way someone faces.",
  stage: "Compare a level with another level.",
  text: "That's not a number or a word, so it doesn't fit here.",
};

/** Puts an operand into a slot. A constant on the other side that no longer fits its kind becomes the present value. */
export function setOperand(recording: Recording, game: GameContext, slot: ConditionSlot, operand: Operand): Recording {
  if (refusalOfOperand(recording, game, slot, operand)) return recording;
  return changeCondition(recording, game, slot.key, (condition) => {
    const other = opposite(slot.side);
    const put = { ...condition, [slot.side]: operand };
    if ("constant" in operand) return sameOperand(condition[slot.side], operand) ? condition : put;
    const [was, is] = [kindOfCondition(recording, game, condition), kindOfCondition(recording, game, put)];
    const isKept = !("constant" in condition[other]) || areCompatible(was, is);
    const fitting = isKept ? put : { ...put, [other]: { constant: valueNow(recording, game, operand) ?? "" } };
    return is.kind === "text" ? fitting : { ...fitting, comparator: condition.comparator === "!=" ? "!=" : "=" };
  });
}

/** Makes a slot a constant again: the present appearance or stage, the direction "0" or an empty text. */
export function clearOperand(recording: Recording, game: GameContext, { key, side }: ConditionSlot): Recording {
  return changeCondition(recording, game, key, (condition) => {
    if ("constant" in condition[side]) return condition;
    const other = condition[opposite(side)];
    // Without an operand beside it, nothing says what the other constant stands for.
    if ("constant" in other) return { ...condition, left: { constant: "" }, right: { constant: "" } };
    const kind = kindOf(other, recording.before.actors, game) ?? TEXT;
    return { ...condition, [side]: { constant: emptyOf(kind, valueNow(recording, game, other)) } };
  });
}

/**
 * Whether a condition holds in the before picture; null if it is disabled, a value is missing, or it is about the whole stage and the picture
 * of a stored rule does not show that.
 */
export function holdsNow(recording: Recording, game: GameContext, condition: Condition): boolean | null {
  const isUnseen = recording.ruleId !== null && (isOfStage(condition.left) || isOfStage(condition.right));
  if (!condition.enabled || isUnseen) return null;
  const left = valueNow(recording, game, condition.left);
  const right = valueNow(recording, game, condition.right);
  return left === undefined || right === undefined ? null : compare(left, condition.comparator, right);
}

/** The value of an operand in the before picture; undefined if what it names is gone. */
export function valueNow({ before }: Recording, game: GameContext, operand: Operand): string | undefined {
  if (isOfStage(operand)) return valueOn({ ...game, stage: before }, operand);
  return presentValue(operand, { actors: before.actors, globals: game.globals }, game);
}

/** Whether an operand depends on the whole stage: on who is there, and where. */
function isOfStage(operand: Operand): boolean {
  if ("variableId" in operand) return operand.variableId === COLUMN_VARIABLE || operand.variableId === ROW_VARIABLE;
  return "count" in operand || "way" in operand;
}

function emptyOf({ kind }: ValueKind, present: string | undefined): string {
  if (kind === "direction") return "0";
  return kind === "text" ? "" : (present ?? "");
}

function opposite(side: ConditionSide): ConditionSide {
  return side === "left" ? "right" : "left";
}

function sameOperand(a: Operand, b: Operand): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function changeCondition(
  recording: Recording,
  game: GameContext,
  key: string,
  change: (condition: Condition) => Condition,
): Recording {
  const old = recording.conditions.find((condition) => condition.key === key);
  const now = old && change(old);
  if (!now || now === old) return recording;
  const conditions = recording.conditions.map((condition) => (condition === old ? now : condition));
  return withMatchingAppearances({ ...recording, conditions }, game, [old, now]);
}

/** Gives the actors in `rows` the appearance that all conditions require of them, so that picture and conditions agree. */
function withMatchingAppearances(
  recording: Recording,
  { characters }: GameContext,
  rows: readonly Condition[],
): Recording {
  const { before, conditions } = recording;
  const concerned = new Set(rows.flatMap(actorsWithAppearanceIn));
  const relevant = conditions.filter((condition) => actorsWithAppearanceIn(condition).some((id) => concerned.has(id)));
  const actors = withRequiredAppearances(before.actors, relevant, characters);
  return actors === before.actors ? recording : { ...recording, before: { ...before, actors } };
}
