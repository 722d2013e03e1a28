import { ANYBODY, type Id, own, type Way, type WayOperand } from "../engine/index.ts";
import { characterName, type Narration, objectWords, possessive } from "./Narration.ts";
import type { GameContext } from "./Recording.ts";
import { isPlural, isStuff, numberWord } from "./wording.ts";

/** The name of a character or kind, where rules ask for any of them: "Coin", "Enemy", "actor" for anybody. */
export function groupName(game: GameContext, id: Id): string {
  if (id === ANYBODY) return "actor";
  if (own(game.characters, id)) return characterName(game, id);
  const kind = own(game.kinds, id);
  return kind ? kind.name || "Untitled" : "kind that was deleted";
}

/** "Coins", "Boxes", "Enemies", "Water". */
function manyOf(name: string): string {
  if (isStuff(name) || isPlural(name)) return name;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

/** "the number of Coins". */
export function countWords(game: GameContext, id: Id): string {
  return `the number of ${manyOf(groupName(game, id))}`;
}

const NOT_WHOLE = /\D/;

/** A check about a count: "there are 3 or more Coins", "there is no Coin", "there are fewer than 5 Enemies". Null if it has another form. */
export function countSentence(game: GameContext, id: Id, comparator: string, value: string): string | null {
  if (value === "" || NOT_WHOLE.test(value)) return null;
  const name = groupName(game, id);
  const many = manyOf(name);
  const number = Number(value);
  switch (comparator) {
    case "=":
      return number === 0
        ? `there is no ${name}`
        : number === 1
          ? `there is one ${name}`
          : `there are ${numberWord(number)} ${many}`;
    case "!=":
      return number === 0 ? `there is still a ${name}` : `there are not ${numberWord(number)} ${many}`;
    case "<":
      return number === 1 ? `there is no ${name}` : `there are fewer than ${value} ${many}`;
    case "<=":
      return number === 0 ? `there is no ${name}` : `there are ${value} or fewer ${many}`;
    case ">":
      return number === 0 ? `there is a ${name}` : `there are more than ${value} ${many}`;
    case ">=":
      return number === 1 ? `there is a ${name}` : `there are ${value} or more ${many}`;
    default:
      return null;
  }
}

/** "my way to the nearest Coin". */
export function wayWords(narration: Narration, { actorId, way, around = false }: WayOperand): string {
  const through = around ? "path" : "way";
  return `${possessive(narration, actorId)} ${through} to the nearest ${groupName(narration.game, way)}`;
}

const WAY_WORDS: Readonly<Record<Exclude<Way, "here" | "none">, string>> = {
  right: "goes right",
  down: "goes down",
  left: "goes left",
  up: "goes up",
};

/** A check about a way: "my path to the nearest Coin goes right", "the nearest Coin is where I am". Null if it has another form. */
export function waySentence(
  narration: Narration,
  operand: WayOperand,
  comparator: string,
  value: string,
): string | null {
  if (comparator !== "=" && comparator !== "!=") return null;
  const isNot = comparator === "!=";
  const name = groupName(narration.game, operand.way);
  const who = objectWords(narration, operand.actorId);
  if (value === "here") {
    const place = who === "me" ? "where I am" : `where ${who} is`;
    return `the nearest ${name} ${isNot ? "is not" : "is"} ${place}`;
  }
  if (value === "none") {
    const route = operand.around ? `path for ${who} to any ${name}` : `${name}`;
    return `there is ${isNot ? "a" : "no"} ${route}`;
  }
  const goes = Object.entries(WAY_WORDS).find(([way]) => way === value)?.[1];
  if (!goes) return null;
  return `${wayWords(narration, operand)} ${isNot ? goes.replace("goes", "does not go") : goes}`;
}
