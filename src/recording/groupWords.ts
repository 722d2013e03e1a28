import { ANYBODY, type Id, type Kind, own, type Way, type WayOperand } from "../engine/index.ts";
import {
  type Casting,
  characterName,
  isNamelessRest,
  type Narration,
  objectWords,
  possessive,
  subject,
  verb,
} from "./Narration.ts";
import type { GameContext } from "./Recording.ts";
import { isStuff, joinWords, numberWord, plural, singular } from "./wording.ts";

const GONE = "something that was deleted";

/**
 * The name for one of a group, where rules ask for a character, a kind or anybody: "Coin", "Enemy", "character", "character other than Ghost".
 * Null if it is gone.
 */
export function groupName(game: Casting, id: Id): string | null {
  if (id === ANYBODY) return "character";
  if (own(game.characters, id)) return characterName(game, id);
  const kind = own(game.kinds, id);
  if (kind && isNamelessRest(kind)) return `character other than ${leftOutWords(kind, game)}`;
  return kind ? singular(kind.name) || "Untitled" : null;
}

/** More than these are a number. */
const NAMED_MAX = 3;

/** Those of a kind who are left out: "Ghost or Wall", "Ghost, Wall, Coin or 2 others". */
export function leftOutWords({ characters }: Kind, game: Casting): string {
  const known = characters.filter((id) => own(game.characters, id));
  const names = known.slice(0, NAMED_MAX).map((id) => characterName(game, id));
  const more = known.length - names.length;
  return joinWords([...names, ...(more > 0 ? [more === 1 ? "another one" : `${more} others`] : [])], "or");
}

/** "Coins", "Water", "anyone else". */
export function manyWords(game: GameContext, id: Id): string {
  if (id === ANYBODY) return "anyone else";
  const name = groupName(game, id);
  return name === null ? GONE : plural(name);
}

/** "the nearest Coin". `own`: a character that asks for its like, which is never itself. */
export function nearestWords(game: GameContext, id: Id, own?: Id): string {
  const name = groupName(game, id);
  if (name === null) return GONE;
  return `the nearest ${id === own || id === ANYBODY ? "other " : ""}${name}`;
}

/** "the number of Coins". */
export function countWords(game: GameContext, id: Id): string {
  return `the number of ${countedWords(game, id).many}`;
}

/** What is counted, for one and for several: "Coin" and "Coins", "square of Water" and "squares of Water". */
function countedWords(game: GameContext, id: Id): Counted {
  const name = groupName(game, id);
  if (name === null) return { one: `of ${GONE}`, many: `of ${GONE}`, none: `is nothing of ${GONE}` };
  if (isStuff(name)) return { one: `square of ${name}`, many: `squares of ${name}`, none: `is no ${name}` };
  return { one: name, many: plural(name), none: `are no ${plural(name)}` };
}

const IS_WHOLE = /^\d+$/;

/** A check about a count: "there are 3 or more Coins on the stage", "there are no Coins on the stage". Null if it has another form. */
export function countSentence(game: GameContext, id: Id, comparator: string, value: string): string | null {
  if (!IS_WHOLE.test(value)) return null;
  const told = thereWords(Number(value), comparator, countedWords(game, id));
  return told && `there ${told} on the stage`;
}

/** What a check about a count wants, after "I wanted": "no Coins on the stage", "there to be 3 Coins on the stage". Null if it has another form. */
export function wantedCount(game: GameContext, id: Id, comparator: string, value: string): string | null {
  const told = IS_WHOLE.test(value) ? thereWords(Number(value), comparator, countedWords(game, id)) : null;
  if (!told) return null;
  const wanted = told
    .replace(/^(is|are) no /, "no ")
    .replace(/^(is|are) not /, "there not to be ")
    .replace(/^(is|are) /, "there to be ");
  return `${wanted} on the stage`;
}

interface Counted {
  readonly one: string;
  readonly many: string;
  /** "are no Coins". */
  readonly none: string;
}

function thereWords(number: number, comparator: string, { one, many, none }: Counted): string | null {
  const some = `is at least one ${one}`;
  const word = numberWord(number);
  switch (comparator) {
    case "=":
      if (number === 0) return none;
      return number === 1 ? `is exactly one ${one}` : `are exactly ${word} ${many}`;
    case "!=":
      return number === 0 ? some : `are not exactly ${word} ${number === 1 ? one : many}`;
    case "<":
      return number === 1 ? none : `are fewer than ${word} ${many}`;
    case "<=":
      if (number === 0) return none;
      return number === 1 ? `is at most one ${one}` : `are ${word} or fewer ${many}`;
    case ">":
      if (number === 0) return some;
      return number === 1 ? `is more than one ${one}` : `are more than ${word} ${many}`;
    case ">=":
      return number === 1 ? some : `are ${word} or more ${many}`;
    default:
      return null;
  }
}

/** "my way to the nearest Coin"; where it leads around what fills squares, "my path to the nearest Coin". */
export function wayWords(narration: Narration, { actorId, way, around = false }: WayOperand): string {
  const goal = nearestWords(narration.game, way, own(narration.actors, actorId)?.characterId);
  return `${possessive(narration, actorId)} ${around ? "path" : "way"} to ${goal}`;
}

const STEPS: ReadonlySet<string> = new Set<Exclude<Way, "here" | "none">>(["right", "down", "left", "up"]);

/** A check about a way: "my path to the nearest Coin goes right", "I can't reach any Coin". Null if it has another form. */
export function waySentence(
  narration: Narration,
  operand: WayOperand,
  comparator: string,
  value: string,
): string | null {
  if (comparator !== "=" && comparator !== "!=") return null;
  const isNot = comparator === "!=";
  if (value === "here") return hereSentence(narration, operand, isNot);
  if (value === "none") return noneSentence(narration, operand, isNot);
  if (!STEPS.has(value)) return null;
  return `${wayWords(narration, operand)} ${isNot ? `does not go ${value}` : `goes ${value}`}`;
}

function hereSentence(narration: Narration, { actorId, way }: WayOperand, isNot: boolean): string {
  const goal = nearestWords(narration.game, way, own(narration.actors, actorId)?.characterId);
  const who = objectWords(narration, actorId);
  return `${goal} ${isNot ? "is not" : "is"} where ${who === "me" ? "I am" : `${who} is`}`;
}

/** Straight, there is a way unless nobody is there. Around, somebody may be there and out of reach. */
function noneSentence(narration: Narration, { actorId, way, around = false }: WayOperand, isNot: boolean): string {
  const other = way === own(narration.actors, actorId)?.characterId || way === ANYBODY ? "other " : "";
  const name = groupName(narration.game, way);
  const any = name === null ? GONE : `any ${other}${name}`;
  if (around) return `${subject(narration, actorId)} ${isNot ? "can" : "can't"} reach ${any}`;
  const go = `for ${objectWords(narration, actorId)} to go to`;
  if (name === null) return `there is ${isNot ? "" : "not "}${GONE} ${go}`;
  return isNot ? `there is at least one ${other}${name} ${go}` : `there is no ${other}${name} ${go}`;
}

const BEYOND = {
  column: { "<": "to the left of", ">": "to the right of" },
  row: { "<": "below", ">": "above" },
} as const;

/** "I am in column 3", "I am above row 3". Null if a check for a column or row has another form. */
export function lineSentence(
  narration: Narration,
  { actorId, line }: { readonly actorId: Id; readonly line: keyof typeof BEYOND },
  comparator: string,
  value: string,
): string | null {
  const is = `${subject(narration, actorId)} ${verb(narration, actorId, "am", "is")}`;
  if (comparator === "=" || comparator === "!=") return `${is}${comparator === "!=" ? " not" : ""} in ${line} ${value}`;
  if (comparator !== "<" && comparator !== ">") return null;
  return `${is} ${BEYOND[line][comparator]} ${line} ${value}`;
}
