import { type Comparator, type Condition, type CountOperand, type Id, own } from "../engine/index.ts";
import type { GameContext, Recording } from "./Recording.ts";

/** A check of how many of a character or kind there are. */
export interface CountCheck {
  readonly count: Id;
  readonly comparator: CountComparator;
  readonly number: number;
}

export const COUNT_COMPARATORS = ["none", ">=", "=", "<"] as const;
export type CountComparator = (typeof COUNT_COMPARATORS)[number];

/** Numbers that can be asked for. */
export const COUNTED = { least: 1, most: 999 } as const;

/** The count check that a condition is; null if it has another form. */
export function countCheckOf({ left, comparator, right }: Condition, game: GameContext): CountCheck | null {
  if (!("count" in left) || !("constant" in right) || !isKnown(left.count, game)) return null;
  const number = Number(right.constant);
  if (!Number.isInteger(number) || number < 0) return null;
  if (comparator === "=" && number === 0) return { count: left.count, comparator: "none", number: COUNTED.least };
  const known = COUNT_COMPARATORS.find((one) => one === comparator);
  return known && number > 0 ? { count: left.count, comparator: known, number } : null;
}

function isKnown(id: Id, { characters, kinds }: GameContext): boolean {
  return own(characters, id) !== undefined || own(kinds, id) !== undefined;
}

export function setCount(recording: Recording, key: string, check: CountCheck): Recording {
  const old = recording.conditions.find((condition) => condition.key === key);
  const now = old && conditionOf(key, old.enabled, check);
  if (
    !old ||
    JSON.stringify([old.left, old.comparator, old.right]) === JSON.stringify([now?.left, now?.comparator, now?.right])
  )
    return recording;
  return { ...recording, conditions: recording.conditions.map((one) => (one === old && now ? now : one)) };
}

function conditionOf(key: string, enabled: boolean, { count, comparator, number }: CountCheck): Condition {
  const left: CountOperand = { count };
  const isNone = comparator === "none";
  const asked: Comparator = isNone ? "=" : comparator;
  return { key, enabled, left, comparator: asked, right: { constant: String(isNone ? 0 : number) } };
}
