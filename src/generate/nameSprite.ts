import { nameOfColor } from "../pixels/colorName.ts";
import { colorsOf, type PixelImage } from "../pixels/PixelImage.ts";
import { picked, seedOf, subjectWords, tellingWords } from "./words.ts";

const WORDS_MAX = 3;
const LETTERS_MAX = 30;

/** A name from a description, like "Red Dragon"; null if no word says anything about the picture. */
export function nameFromWords(text: string): string | null {
  const words = tellingWords(subjectWords(text).join(" "));
  const name = words.slice(-WORDS_MAX).map(capital).join(" ").slice(0, LETTERS_MAX).trim();
  return name === "" ? null : name;
}

const TALL = ["Tower", "Beanpole", "Giraffo"] as const;
const WIDE = ["Slider", "Rollo", "Snoozer"] as const;
const ROUND = ["Bubble", "Pebble", "Dumpling"] as const;
const THIN = ["Twig", "Spark", "Zigzag"] as const;

/** A name from the color and shape of a picture, like "Blue Bubble". The same picture always gets the same name. */
export function nameFromPicture(image: PixelImage): string {
  const [color, second] = colorsOf([image], 2);
  if (color === undefined) return "Nothing";
  const shade = nameOfColor(color);
  const isLine = /black|dark/.test(shade) && second !== undefined;
  const words = (isLine ? nameOfColor(second) : shade).split(" ");
  const shape = picked(shapeNames(image), seedOf([`${color} ${image.width} ${image.height}`]), 1);
  return [...words, shape].map(capital).join(" ");
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
