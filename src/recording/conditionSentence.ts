/** What one condition asks, as a sentence: "I look like Idle", "the Coin's Score is at least 5". */
import {
  type ActorOperand,
  APPEARANCE_VARIABLE,
  type Comparator,
  type Condition,
  type ConstantOperand,
  own,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { appearanceName, directionWords, operandWords, subject, type Telling, verb } from "./Telling.ts";

const WORDS: Readonly<Record<Comparator, string>> = {
  "=": "is",
  "!=": "is not",
  "<=": "is at most",
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
  const asked = stageName(left, right, telling) ?? operandWords(telling, right);
  return `${operandWords(telling, left)} ${WORDS[comparator]} ${asked}`;
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

function stageName(left: Condition["left"], right: Condition["right"], { cast }: Telling): string | undefined {
  if (!("globalId" in left) || !("constant" in right)) return undefined;
  const isStage = own(cast.globals, left.globalId)?.type === "stage";
  return isStage ? own(cast.stages, right.constant)?.name || "another stage" : undefined;
}
