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
const TALL = ["Tower", "Beanpole", "Giraffo"] as const;
const WIDE = ["Rollo", "Slider", "Snoozer"] as const;
const ROUND = ["Bubble", "Pebble", "Dumpling"] as const;
const THIN = ["Twig", "Spark", "Zigzag"] as const;

/** A name from the color and shape of a picture, like "Blue Bubble". The same picture always gets the same name. */
export function nameFromPicture(image: PixelImage): string {
  const [color, second] = colorsOf([image], 2);
  if (color === undefined) return "Nothing";
  const shade = nameOfColor(color);
  const isLine = /black|dark/.test(shade) && second !== undefined;
  const plain = (isLine ? nameOfColor(second) : shade).split(" ").at(-1) ?? "";
  const shapes = shapeNames(image);
  const [only = shapes[0], ...others] = shapes.filter((shape) => `${plain} ${shape}`.length <= LETTERS_MAX);
  const shape = picked([only, ...others], seedOf([`${color} ${image.width} ${image.height}`]), 1);
  return `${capital(plain)} ${shape}`;
}

function shapeNames({ width, height, data }: PixelImage): readonly [string, ...string[]] {
  let [left, right, top, bottom, count] = [width, -1, height, -1, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    count += 1;
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  if (high > wide * 1.4) return TALL;
  if (wide > high * 1.4) return WIDE;
  return count > wide * high * 0.55 ? ROUND : THIN;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
