import {
  type ActorOperand,
  APPEARANCE_VARIABLE,
  type Comparator,
  type Condition,
  type ConstantOperand,
  type Operand,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { directionKept, directionLike } from "./directionWords.ts";
import {
  appearanceName,
  globalName,
  holdsStage,
  type Narration,
  subject,
  valueWords,
  variableName,
  verb,
} from "./Narration.ts";
import { isPlural } from "./wording.ts";

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
  if ("actorId" in left && left.variableId === TRANSFORM_VARIABLE)
    return `${subject(narration, left.actorId)} ${directionLike(narration, left.actorId, right, comparator === "!=")}`;
  const isOfStages = holdsStage(narration, left) || holdsStage(narration, right);
  const words = isMany(left, narration)
    ? COMPARATOR_WORDS[comparator].replace(/^is\b/, "are")
    : COMPARATOR_WORDS[comparator];
  return `${valueWords(narration, left, isOfStages)} ${words} ${valueWords(narration, right, isOfStages)}`;
}

/** Whether an operand has the name of several things: "Lives". */
function isMany(operand: Operand, narration: Narration): boolean {
  if ("constant" in operand) return false;
  if ("globalId" in operand) return isPlural(globalName(narration.game, operand.globalId));
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
