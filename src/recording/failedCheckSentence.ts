/** What a check wanted that was not so, with both values, in the words of the actor whose turn it was. */
import type { FailedCheck } from "../engine/explain/index.ts";
import { APPEARANCE_VARIABLE, type Comparator, type Condition, type Id, TRANSFORM_VARIABLE } from "../engine/index.ts";
import { conditionSentence } from "./conditionSentence.ts";
import { directionWanted, directionWas } from "./directionWords.ts";
import { wantedCount, wayWords } from "./groupWords.ts";
import { appearanceName, type Narration, objectWords } from "./Narration.ts";
import { operandWords } from "./operandWords.ts";
import { isPlural } from "./wording.ts";

export function failedCheckSentence(condition: Condition, check: FailedCheck, narration: Narration): string {
  return (
    lookSentence(condition, check, narration) ??
    facingSentence(condition, check, narration) ??
    waySentence(condition, check, narration) ??
    countedSentence(condition, check, narration) ??
    comparedSentence(condition, check, narration) ??
    `This wasn't true: ${conditionSentence(condition, narration)}.`
  );
}

/** "I", or "the Coin" and then "it". */
function whoIn(actorId: Id, narration: Narration) {
  const who = objectWords(narration, actorId);
  return who === "me" ? { wanted: "", pronoun: "I" } : { wanted: `${who} `, pronoun: "it" };
}

/** "I wanted to look like “Standing”, but I looked like “Walking”." Null if the check is not about one look of one actor. */
function lookSentence({ left, right, comparator }: Condition, check: FailedCheck, narration: Narration): string | null {
  if (!("variableId" in left) || left.variableId !== APPEARANCE_VARIABLE || !("constant" in right)) return null;
  if (check.left === undefined) return null;
  const { actorId } = left;
  const { wanted, pronoun } = whoIn(actorId, narration);
  const name = appearanceName(narration, actorId, right.constant);
  if (comparator === "!=") return `I wanted ${wanted}not to look like ${name}, but ${pronoun} did.`;
  const was = appearanceName(narration, actorId, check.left);
  return `I wanted ${wanted}to look like ${name}, but ${pronoun} looked like ${was}.`;
}

/** "I wanted to face left, but I faced right." Null if the check is not about one direction of one actor. */
function facingSentence({ left, right, comparator }: Condition, check: FailedCheck, narration: Narration) {
  if (!("variableId" in left) || left.variableId !== TRANSFORM_VARIABLE || !("constant" in right)) return null;
  const { wanted, pronoun } = whoIn(left.actorId, narration);
  const [way, was] = [directionWanted(right.constant), directionWas(check.left ?? "")];
  if (!way || !was) return null;
  const so = way.startsWith("be ") ? "was" : "did";
  if (comparator === "!=") return `I wanted ${wanted}not to ${way}, but ${pronoun} ${so}.`;
  return `I wanted ${wanted}to ${way}, but ${pronoun} ${was}.`;
}

const WAYS: readonly string[] = ["right", "down", "left", "up"];

/** "I wanted my path to the nearest Hero to go up, but it went left." Null if the check is not about where a way leads. */
function waySentence({ left, right, comparator }: Condition, check: FailedCheck, narration: Narration) {
  if (!("way" in left) || !("constant" in right) || check.left === undefined) return null;
  const { constant } = right;
  if (constant === "none" && comparator === "!=")
    return `I wanted to find ${wayWords(narration, left)}, but there was none.`;
  if (!WAYS.includes(constant)) return null;
  const wanted = `I wanted ${wayWords(narration, left)} ${comparator === "!=" ? "not " : ""}to go ${constant}`;
  if (check.left === "none") return `${wanted}, but there was none.`;
  if (!WAYS.includes(check.left)) return `${wanted}, but ${whoIn(left.actorId, narration).pronoun} was already there.`;
  return `${wanted}, but it went ${check.left}.`;
}

/** "I wanted no Coins on the stage, but there were 3." Null if the check does not compare a count with a number. */
function countedSentence({ left, right, comparator }: Condition, check: FailedCheck, { game }: Narration) {
  if (!("count" in left) || !("constant" in right) || check.left === undefined) return null;
  const wanted = wantedCount(game, left.count, comparator, right.constant);
  const there = check.left === "1" ? "was 1" : `were ${check.left === "0" ? "none" : check.left}`;
  return wanted && `I wanted ${wanted}, but there ${there}.`;
}

/** What a value should be, after "I wanted my Lives": "to be 3". */
const WANTED: Readonly<Record<Comparator, (value: string) => string>> = {
  "=": (value) => `to be ${value}`,
  "!=": (value) => `not to be ${value}`,
  "<": (value) => `to be less than ${value}`,
  "<=": (value) => `to be ${value} or less`,
  ">": (value) => `to be more than ${value}`,
  ">=": (value) => `to be ${value} or more`,
  contains: (value) => `to contain ${value}`,
  "starts-with": (value) => `to start with ${value}`,
  "ends-with": (value) => `to end with ${value}`,
};

const LOOKS: readonly Id[] = [APPEARANCE_VARIABLE, TRANSFORM_VARIABLE];

/** "I wanted my Lives to be 3, but they were 2." Null where the values are no numbers or texts of the child's own. */
function comparedSentence({ left, right, comparator }: Condition, check: FailedCheck, narration: Narration) {
  const isTold = "globalId" in left || "count" in left || ("variableId" in left && !LOOKS.includes(left.variableId));
  if (!isTold || check.left === undefined || check.right === undefined) return null;
  const name = operandWords(narration, left);
  const value =
    "constant" in right ? operandWords(narration, right) : `${operandWords(narration, right)} (${check.right})`;
  const were = !("count" in left) && isPlural(name) ? "they were" : "it was";
  return `I wanted ${name} ${WANTED[comparator](value)}, but ${were} ${check.left === "" ? "nothing" : check.left}.`;
}
