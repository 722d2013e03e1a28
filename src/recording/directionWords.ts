import { type Id, isTransform, type Operand, TRANSFORM_VARIABLE, type Transform } from "../engine/index.ts";
import { type Narration, objectWords, verb } from "./Narration.ts";
import { operandWords } from "./operandWords.ts";

type Verb = readonly [mine: string, others: string];

/** The words for one direction: what an actor does to take it, and how it is while it has it. */
interface DirectionWords {
  readonly becomes: Verb;
  readonly is: Verb;
  readonly isNot: Verb;
  /** What follows the verb when the direction is taken, and while it lasts. */
  readonly taken: string;
  readonly kept: string;
}

const FACING: Pick<DirectionWords, "becomes" | "is" | "isNot"> = {
  becomes: ["face", "faces"],
  is: ["face", "faces"],
  isNot: ["do not face", "does not face"],
};
const IS: Pick<DirectionWords, "is" | "isNot"> = { is: ["am", "is"], isNot: ["am not", "is not"] };

function facing(way: string): DirectionWords {
  return { ...FACING, taken: way, kept: way };
}

const WORDS: Readonly<Record<Transform, DirectionWords>> = {
  "0": facing("right"),
  "90": facing("down"),
  "270": facing("up"),
  "180": { ...IS, becomes: ["turn", "turns"], taken: "upside down", kept: "upside down" },
  "flip-x": facing("left"),
  "flip-y": { ...IS, becomes: ["flip", "flips"], taken: "over", kept: "flipped over" },
};

/** A direction as a choice shows it, with an arrow for those who do not read yet. */
export const DIRECTION_CHOICES: Readonly<Record<Transform, string>> = {
  "0": "→ right",
  "90": "↓ down",
  "270": "↑ up",
  "180": "upside down",
  "flip-x": "← left",
  "flip-y": "flipped over",
};

/** What an actor does: "face right" or "faces right". */
export function directionTaken(narration: Narration, actorId: Id, transform: string): string {
  if (!isTransform(transform)) return `${verb(narration, actorId, "turn", "turns")} to ${transform}`;
  const { becomes, taken } = WORDS[transform];
  return `${verb(narration, actorId, ...becomes)} ${taken}`;
}

/** How an actor is: "face right", "does not face right", "is upside down". */
export function directionKept(narration: Narration, actorId: Id, transform: string, isNot: boolean): string {
  const {
    is,
    isNot: isNo,
    kept,
  } = isTransform(transform) ? WORDS[transform] : { ...IS, kept: `turned to ${transform}` };
  return `${verb(narration, actorId, ...(isNot ? isNo : is))} ${kept}`;
}

/** After "I wanted to": "face left", "be upside down"; null if it is no direction. */
export function directionWanted(transform: string): string | null {
  if (!isTransform(transform)) return null;
  const { is, kept } = WORDS[transform];
  return `${is === IS.is ? "be" : is[0]} ${kept}`;
}

/** How an actor was, after its name: "faced right", "was upside down"; null if it is no direction. */
export function directionWas(transform: string): string | null {
  if (!isTransform(transform)) return null;
  const { is, kept } = WORDS[transform];
  return `${is === IS.is ? "was" : `${is[0]}d`} ${kept}`;
}

/** How an actor is or what it does when the direction is a value: "face the same way as the Coin", "faces the way that Goal says". */
export function directionLike(narration: Narration, actorId: Id, value: Operand, isNot: boolean): string {
  const faces = verb(narration, actorId, ...(isNot ? FACING.isNot : FACING.is));
  const isWay = "variableId" in value && value.variableId === TRANSFORM_VARIABLE;
  return isWay
    ? `${faces} the same way as ${objectWords(narration, value.actorId)}`
    : `${faces} the way that ${operandWords(narration, value)} says`;
}
