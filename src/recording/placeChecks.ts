import {
  COLUMN_VARIABLE,
  type Comparator,
  type Condition,
  type Id,
  ROW_VARIABLE,
  WAYS,
  type Way,
  type WayOperand,
} from "../engine/index.ts";
import type { Recording } from "./Recording.ts";

/** A check of where somebody stands. */
export interface PlaceCheck {
  readonly actorId: Id;
  readonly line: typeof COLUMN_VARIABLE | typeof ROW_VARIABLE;
  readonly comparator: PlaceComparator;
  readonly number: number;
}

export const PLACE_COMPARATORS = ["=", "!=", "<", ">"] as const satisfies readonly Comparator[];
export type PlaceComparator = (typeof PLACE_COMPARATORS)[number];

/** The place check that a condition is; null if it has another form. */
export function placeCheckOf({ left, comparator, right }: Condition): PlaceCheck | null {
  if (!("variableId" in left) || !("constant" in right)) return null;
  const line = LINES.find((one) => one === left.variableId);
  const known = PLACE_COMPARATORS.find((one) => one === comparator);
  const number = Number(right.constant);
  if (!line || !known || right.constant === "" || !Number.isInteger(number)) return null;
  return { actorId: left.actorId, line, comparator: known, number };
}

const LINES = [COLUMN_VARIABLE, ROW_VARIABLE] as const;

export function setPlaceCheck(recording: Recording, key: string, check: PlaceCheck): Recording {
  const { actorId, line, comparator, number } = check;
  return withParts(recording, key, {
    left: { actorId, variableId: line },
    comparator,
    right: { constant: String(number) },
  });
}

/** A check of the way to somebody. */
export interface WayCheck {
  readonly operand: WayOperand;
  readonly isNot: boolean;
  readonly value: Way;
}

/** The way check that a condition is; null if it has another form. */
export function wayCheckOf({ left, comparator, right }: Condition): WayCheck | null {
  if (!("way" in left) || !("constant" in right)) return null;
  const value = WAYS.find((one) => one === right.constant);
  if (!value || (comparator !== "=" && comparator !== "!=")) return null;
  return { operand: left, isNot: comparator === "!=", value };
}

export function setWayCheck(recording: Recording, key: string, { operand, isNot, value }: WayCheck): Recording {
  const { actorId, way, around = false } = operand;
  return withParts(recording, key, {
    left: { actorId, way, ...(around && { around }) },
    comparator: isNot ? "!=" : "=",
    right: { constant: value },
  });
}

type Parts = Pick<Condition, "left" | "comparator" | "right">;

function withParts(recording: Recording, key: string, parts: Parts): Recording {
  const old = recording.conditions.find((one) => one.key === key);
  const now = old && { ...old, ...parts };
  if (!now || JSON.stringify(now) === JSON.stringify(old)) return recording;
  return { ...recording, conditions: recording.conditions.map((one) => (one === old ? now : one)) };
}
