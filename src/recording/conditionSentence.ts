import {
  type ActorOperand,
  APPEARANCE_VARIABLE,
  COLUMN_VARIABLE,
  type Comparator,
  type Condition,
  type ConstantOperand,
  CURRENT_STAGE,
  type Operand,
  ROW_VARIABLE,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { directionKept, directionLike } from "./directionWords.ts";
import { countSentence, lineSentence, waySentence } from "./groupWords.ts";
import { appearanceName, globalName, holdsStage, type Narration, subject, variableName, verb } from "./Narration.ts";
import { valueWords } from "./operandWords.ts";
import { isPlural } from "./wording.ts";

/** The choice of comparators. The dots stand for the value beside it. */
export const COMPARATOR_WORDS: Readonly<Record<Comparator, string>> = {
  "=": "is",
  "!=": "is not",
  "<": "is less than",
  "<=": "is … or less",
  ">": "is more than",
  ">=": "is … or more",
  contains: "contains",
  "starts-with": "starts with",
  "ends-with": "ends with",
};

/** What a condition asks: "I look like “Idle”", "the Coin's Score is 5 or more". No capital letter, no period. */
export function conditionSentence(condition: Condition, narration: Narration): string {
  const { left, right, comparator } = readingOrder(condition);
  if ("variableId" in left && "constant" in right) {
    if (left.variableId === APPEARANCE_VARIABLE) return appearanceSentence(left, right, comparator === "!=", narration);
    if (left.variableId === TRANSFORM_VARIABLE) return transformSentence(left, right, comparator === "!=", narration);
  }
  if ("variableId" in left && left.variableId === TRANSFORM_VARIABLE)
    return `${subject(narration, left.actorId)} ${directionLike(narration, left.actorId, right, comparator === "!=")}`;
  if ("constant" in right) {
    const told = lawSentence(left, comparator, right.constant, narration);
    if (told !== null) return told;
  }
  const isOfStages = holdsStage(narration, left) || holdsStage(narration, right);
  const words = comparedWords(comparator, valueWords(narration, right, isOfStages), "constant" in right);
  const compared = isMany(left, narration) ? words.replace(/^is\b/, "are") : words;
  return `${valueWords(narration, left, isOfStages)} ${compared}`;
}

/** What counts, levels, columns and ways are compared with, in a form of their own; null if there is none. */
function lawSentence(left: Operand, comparator: Comparator, value: string, narration: Narration): string | null {
  if ("count" in left) return countSentence(narration.game, left.count, comparator, value);
  if ("way" in left) return waySentence(narration, left, comparator, value);
  if ("globalId" in left && left.globalId === CURRENT_STAGE) return levelSentence(narration, comparator, value);
  if (!("variableId" in left)) return null;
  const line = ([COLUMN_VARIABLE, ROW_VARIABLE] as const).find((one) => one === left.variableId);
  return line ? lineSentence(narration, { actorId: left.actorId, line }, comparator, value) : null;
}

/** "the level is Level 2": levels can only be equal or not. */
function levelSentence(narration: Narration, comparator: Comparator, stageId: string): string | null {
  if (comparator !== "=" && comparator !== "!=") return null;
  return `the level ${COMPARATOR_WORDS[comparator]} ${valueWords(narration, { constant: stageId }, true)}`;
}

const MIRRORED: Readonly<Partial<Record<Comparator, Comparator>>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** "3 is less than the number of Coins" is read the other way round. */
function readingOrder({ left, right, comparator }: Condition): Pick<Condition, "left" | "right" | "comparator"> {
  const mirrored = MIRRORED[comparator];
  const isBackward = "constant" in left && ("count" in right || "way" in right);
  return isBackward && mirrored ? { left: right, right: left, comparator: mirrored } : { left, right, comparator };
}

/** "is 5 or more", "is the same as my Lives or more". */
function comparedWords(comparator: Comparator, value: string, isConstant: boolean): string {
  const like = isConstant ? value : `the same as ${value}`;
  switch (comparator) {
    case "=":
      return `is ${like}`;
    case "!=":
      return `is not ${like}`;
    case "<=":
      return `is ${like} or less`;
    case ">=":
      return `is ${like} or more`;
    default:
      return `${COMPARATOR_WORDS[comparator]} ${value}`;
  }
}

/** Whether an operand has the name of several things: "Lives". */
function isMany(operand: Operand, narration: Narration): boolean {
  if ("globalId" in operand) return isPlural(globalName(narration.game, operand.globalId));
  if (!("variableId" in operand)) return false;
  return isPlural(variableName(narration, operand.actorId, operand.variableId));
}

function appearanceSentence(
  { actorId }: ActorOperand,
  { constant }: ConstantOperand,
  isNot: boolean,
  narration: Narration,
): string {
  const name = appearanceName(narration, actorId, constant);
  const is = isNot
    ? verb(narration, actorId, "do not look", "does not look")
    : verb(narration, actorId, "look", "looks");
  return `${subject(narration, actorId)} ${is} like ${name}`;
}

function transformSentence(
  { actorId }: ActorOperand,
  { constant }: ConstantOperand,
  isNot: boolean,
  narration: Narration,
): string {
  return `${subject(narration, actorId)} ${directionKept(narration, actorId, constant, isNot)}`;
}
