import {
  type ActorOperand,
  APPEARANCE_VARIABLE,
  type Comparator,
  type Condition,
  type ConstantOperand,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { directionKept } from "./directionWords.ts";
import { appearanceName, holdsStage, type Narration, subject, valueWords, verb } from "./Narration.ts";

/** Used both in sentences and in the choice of comparators. */
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

/** What a condition asks: "I look like Idle", "the Coin's Score is at least 5". No capital letter, no period. */
export function conditionSentence({ left, right, comparator }: Condition, narration: Narration): string {
  if ("actorId" in left && "constant" in right) {
    if (left.variableId === APPEARANCE_VARIABLE) return appearanceSentence(left, right, comparator === "!=", narration);
    if (left.variableId === TRANSFORM_VARIABLE) return transformSentence(left, right, comparator === "!=", narration);
  }
  const isOfStages = holdsStage(narration, left) || holdsStage(narration, right);
  return `${valueWords(narration, left, isOfStages)} ${COMPARATOR_WORDS[comparator]} ${valueWords(narration, right, isOfStages)}`;
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
