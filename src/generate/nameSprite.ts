import { nameOfColor } from "../pixels/colorName.ts";
import { colorsOf, type PixelImage } from "../pixels/PixelImage.ts";
import { picked, seedOf, subjectWords, tellingWords } from "./words.ts";

const WORDS_MAX = 2;
/** Longer names of several words do not fit below a picture on the shelf. */
const LETTERS_MAX = 14;
const WORD_MAX = 30;

/** A name from a description, like "Red Dragon"; null if no word says anything about the picture. */
export function nameFromWords(text: string): string | null {
  const words = tellingWords(subjectWords(text).join(" ")).slice(-WORDS_MAX).map(capital);
  const subject = words.at(-1);
  if (subject === undefined) return null;
  const name = words.join(" ");
  return name.length > LETTERS_MAX ? subject.slice(0, WORD_MAX) : name;
}

/** The shortest first: it goes with a color of a long name. */
const ROUND = ["Ball", "Bubble", "Pebble"] as const;

/**
 * A name like "Blue Bubble" for something round. Null for every other shape, of which nothing can be told for sure. The same picture always gets
 * the same name.
 */
export function nameFromPicture(image: PixelImage): string | null {
  const [color, second] = colorsOf([image], 2);
  if (color === undefined || !isRound(image)) return null;
  const shade = nameOfColor(color);
  const isLine = /black|dark/.test(shade) && second !== undefined;
  const plain = (isLine ? nameOfColor(second) : shade).split(" ").at(-1) ?? "";
  const [only = ROUND[0], ...others] = ROUND.filter((shape) => `${plain} ${shape}`.length <= LETTERS_MAX);
  const shape = picked([only, ...others], seedOf([`${color} ${image.width} ${image.height}`]), 1);
  return `${capital(plain)} ${shape}`;
}

/** Whether it fills about as much of its box as a disk does, which is nearly as wide as it is high, and leaves the corners free. */
function isRound({ width, height, data }: PixelImage): boolean {
  let [left, right, top, bottom, count] = [width, -1, height, -1, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    count += 1;
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const isFree = (x: number, y: number) => data[(y * width + x) * 4 + 3] === 0;
  const corners = [isFree(left, top), isFree(right, top), isFree(left, bottom), isFree(right, bottom)];
  const share = count / (wide * high);
  return Math.max(wide, high) <= Math.min(wide, high) * 1.25 && share > 0.68 && share < 0.88 && corners.every(Boolean);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
