/** What one condition asks, as a sentence: "I look like Idle", "the Coin's Score is at least 5". */
import {
  type ActorOperand,
  APPEARANCE_VARIABLE,
  type Comparator,
  type Condition,
  type ConstantOperand,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { appearanceName, directionWords, holdsStage, subject, type Telling, valueWords, verb } from "./Telling.ts";

/** As a sentence and a choice put them. */
export const COMPARATOR_WORDS: Readonly<Record<Comparator, string>> = {
  "=": "is",
  "!=": "is not",
  "<": "is less than",
  "<=": "is at most",
  ">": "is more than",
  ">=": "is at least",
  contains: "contains",
  "starts-with": "starts with",
  "ends-with": "ends with",
};

/** Without a capital or a full stop. */
export function conditionSentence({ left, right, comparator }: Condition, telling: Telling): string {
  if ("actorId" in left && "constant" in right) {
    if (left.variableId === APPEARANCE_VARIABLE) return lookSentence(left, right, comparator === "!=", telling);
    if (left.variableId === TRANSFORM_VARIABLE) return turnSentence(left, right, comparator === "!=", telling);
  }
  const isOfStages = holdsStage(telling, left) || holdsStage(telling, right);
  return `${valueWords(telling, left, isOfStages)} ${COMPARATOR_WORDS[comparator]} ${valueWords(telling, right, isOfStages)}`;
}

function lookSentence(
  { actorId }: ActorOperand,
  { constant }: ConstantOperand,
  isNot: boolean,
  telling: Telling,
): string {
  const look = appearanceName(telling, actorId, constant);
  const is = isNot ? verb(telling, actorId, "do not look", "does not look") : verb(telling, actorId, "look", "looks");
  return `${subject(telling, actorId)} ${is} like ${look}`;
}

function turnSentence(
  { actorId }: ActorOperand,
  { constant }: ConstantOperand,
  isNot: boolean,
  telling: Telling,
): string {
  const is = `${verb(telling, actorId, "am", "is")}${isNot ? " not" : ""}`;
  return `${subject(telling, actorId)} ${is} ${directionWords(constant, ["turned", "flipped"])}`;
}
