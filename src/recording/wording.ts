import type { Point } from "../engine/index.ts";

/** Whom positions are described from: "above me", "on my right", or "above Hero", "on Hero's right". */
export interface Viewpoint {
  readonly object: string;
  readonly possessive: string;
}

/** A square, counted from the viewer: "on my right", "two squares above me", "up and to my right". */
export function positionWords({ x, y }: Point, viewer: Viewpoint): string {
  if (x === 0 && y === 0) return viewer.object === "me" ? "where I am" : `where ${viewer.object} is`;
  if (y === 0) return beside(x, viewer);
  if (x === 0) return squares(y, `${upOrDown(y)} ${viewer.object}`);
  const isTouching = Math.abs(x) === 1 && Math.abs(y) === 1;
  if (isTouching) return `${y < 0 ? "up" : "down"} and to ${viewer.possessive} ${leftOrRight(x)}`;
  const across = `${numberWord(Math.abs(x))} ${Math.abs(x) === 1 ? "square" : "squares"} ${leftOrRight(x)}`;
  return `${across} and ${stepWords({ x: 0, y })} from ${viewer.object}`;
}

/** All squares in a straight line from the viewer to `reach`: "the three squares on my right". */
export function straightRunWords(reach: Point, viewer: Viewpoint): string {
  const { x, y } = reach;
  const side = x === 0 ? `${upOrDown(y)} ${viewer.object}` : `on ${viewer.possessive} ${leftOrRight(x)}`;
  return `the ${numberWord(Math.abs(x + y))} squares ${side}`;
}

/** A step on both axes: "one right", "two left and one down". */
export function stepWords({ x, y }: Point): string {
  const across = x === 0 ? [] : [`${numberWord(Math.abs(x))} ${leftOrRight(x)}`];
  const along = y === 0 ? [] : [`${numberWord(Math.abs(y))} ${y < 0 ? "up" : "down"}`];
  return [...across, ...along].join(" and ");
}

/** "right" for one square, "two squares right" for more. */
export function directionStepWords(step: Point): string {
  const { x, y } = step;
  if (x !== 0 && y !== 0) return stepWords(step);
  const direction = x === 0 ? (y < 0 ? "up" : "down") : leftOrRight(x);
  return squares(x + y, direction);
}

function beside(x: number, { possessive }: Viewpoint): string {
  if (Math.abs(x) === 1) return `on ${possessive} ${leftOrRight(x)}`;
  return squares(x, `to ${possessive} ${leftOrRight(x)}`);
}

function squares(count: number, position: string): string {
  return Math.abs(count) === 1 ? position : `${numberWord(Math.abs(count))} squares ${position}`;
}

function leftOrRight(x: number): string {
  return x < 0 ? "left" : "right";
}

function upOrDown(y: number): string {
  return y < 0 ? "above" : "below";
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

const STUFF = new Set("air dirt fire fog grass ground ice lava mud rain sand snow soil water".split(" "));

/** Whether a name is of something that is not counted: "there is Water below me". */
export function isStuff(name: string): boolean {
  return STUFF.has(withoutMark(name).toLowerCase());
}

/** Ends a name in a marked sentence, with a number. Names have no characters of this private range. */
export const NAME_MARK = /\uE000(\d+)\uE001/;

function withoutMark(name: string): string {
  return name.replace(NAME_MARK, "");
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["child", "children"],
  ["fish", "fish"],
  ["foot", "feet"],
  ["goose", "geese"],
  ["hero", "heroes"],
  ["man", "men"],
  ["mouse", "mice"],
  ["person", "people"],
  ["potato", "potatoes"],
  ["sheep", "sheep"],
  ["tomato", "tomatoes"],
  ["wolf", "wolves"],
]);

/** The name of several of something that is called so: "Coins", "Boxes", "Enemies", "Water". A mark stays behind the name in it. */
export function plural(name: string): string {
  const bare = withoutMark(name);
  const several = ofHead(bare, pluralOf);
  return several.startsWith(bare) ? name + several.slice(bare.length) : several;
}

function pluralOf(name: string): string {
  const irregular = lastWordAs(name, IRREGULAR);
  if (irregular !== null) return irregular;
  if (isStuff(name) || isPlural(name)) return name;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

const ONE_BY_MANY: ReadonlyMap<string, string> = new Map([...IRREGULAR].map(([one, many]) => [many, one]));

/** The name of one of several that are called so: "Enemy" for "Enemies". A name that is no plain plural stays as it is. */
export function singular(name: string): string {
  return ofHead(name, singularOf);
}

/** The noun that a name is about changes: the first in "Things to eat". */
function ofHead(name: string, change: (head: string) => string): string {
  const [head = "", ...tail] = name.split(/(?= (?:to|of|with|that|who|in|on|from|for|other than) )/i);
  return change(head) + tail.join("");
}

function singularOf(name: string): string {
  const irregular = lastWordAs(name, ONE_BY_MANY);
  if (irregular !== null) return irregular;
  if (/[^aeiou]ies$/i.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/i.test(name)) return name.slice(0, -2);
  return /[^sui'’]s$/i.test(name) ? name.slice(0, -1) : name;
}

/** A name whose last word is another form of the same word; null if the word is none of these. */
function lastWordAs(name: string, forms: ReadonlyMap<string, string>): string | null {
  const last = name.split(" ").at(-1) ?? "";
  const form = forms.get(last.toLowerCase());
  if (form === undefined) return null;
  const isCapital = last.charAt(0) !== last.charAt(0).toLowerCase();
  return name.slice(0, name.length - last.length) + (isCapital ? capitalized(form) : form);
}

/** "a Wall", "an Egg", "Water". The name itself stays as it was typed. */
export function withArticle(name: string): string {
  if (isStuff(name)) return name;
  const soundsLikeVowel = /^[aeiou]/i.test(name) && !/^(uni|use|eu)/i.test(name);
  return `${soundsLikeVowel ? "an" : "a"} ${name}`;
}

/** "a", "a and b", "a, b and c". */
export function joinWords(parts: readonly string[], word: "and" | "or"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
}

/** An "and" or "or" within a clause, but not that of "5 or more"; or an aside at its end. */
const LAYER = / and | or (?!more|less|fewer)|, not counting /;

/** Clauses, with a comma before the last "and" where a clause has an "and" of its own that could be taken for it. */
export function joinClauses(clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? "";
  const others = clauses.slice(0, -1);
  const isLayered = others.some((clause) => LAYER.test(clause)) || (others.length > 1 && LAYER.test(last));
  return isLayered ? `${others.join(", ")}, and ${last}` : joinWords(clauses, "and");
}

/** Whether a name takes "are" and "go": "Lives", "Flags raised", but not "Boss health" or "Number of coins". */
export function isPlural(name: string): boolean {
  const [counted = ""] = name.split(" of ");
  return counted.split(" ").some((word) => /[^sui'’]s$/i.test(word));
}

export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const GIVEN_NAME = /^Friends \d{1,6}$/;

/** What the page calls a kind that the child has not named: "Friends 1". */
export function givenName(number: number): string {
  return `Friends ${number}`;
}

export function isGivenName(name: string): boolean {
  return GIVEN_NAME.test(name);
}
