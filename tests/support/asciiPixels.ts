/** Tiny images as text: one letter for each pixel, `.` is transparent. */
import { type Color, colorFromChannels } from "../../src/pixels/Color.ts";
import { Mask } from "../../src/pixels/Mask.ts";
import { clearImage, colorAt, type PixelImage, wordOf, wordsOf } from "../../src/pixels/PixelImage.ts";

const COLORS: Readonly<Record<string, Color>> = {
  ".": 0,
  "#": colorFromChannels(0, 0, 0),
  r: colorFromChannels(255, 0, 0),
  g: colorFromChannels(0, 255, 0),
  b: colorFromChannels(0, 0, 255),
  /** Nearly red: 14 and 15 away from it. */
  s: colorFromChannels(241, 0, 0),
  t: colorFromChannels(240, 0, 0),
};

export const RED = COLORS.r ?? 0;
export const GREEN = COLORS.g ?? 0;
export const BLUE = COLORS.b ?? 0;

export function rowsOf(picture: string): string[] {
  return picture
    .trim()
    .split("\n")
    .map((row) => row.trim());
}

export function flatRows(picture: string): string {
  return rowsOf(picture).join("\n");
}

export function imageOf(picture: string): PixelImage {
  const rows = rowsOf(picture);
  const image = clearImage({ width: rows[0]?.length ?? 0, height: rows.length });
  const words = wordsOf(image);
  [...rows.join("")].forEach((letter, index) => {
    words[index] = wordOf(COLORS[letter] ?? 0);
  });
  return image;
}

export function textOf(image: PixelImage): string {
  const letters = new Map(Object.entries(COLORS).map(([letter, color]) => [color, letter]));
  return drawn(image.width, image.height, (x, y) => letters.get(colorAt(image, { x, y })) ?? "?");
}

export function maskOf(picture: string): Mask {
  const rows = rowsOf(picture);
  const mask = new Mask(rows[0]?.length ?? 0, rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter !== ".") mask.markRow(x, x, y);
    });
  });
  return mask;
}

export function maskText(mask: Mask): string {
  return drawn(mask.width, mask.height, (x, y) => (mask.has({ x, y }) ? "#" : "."));
}

function drawn(width: number, height: number, letter: (x: number, y: number) => string): string {
  const row = (y: number): string => Array.from({ length: width }, (_, x) => letter(x, y)).join("");
  return Array.from({ length: height }, (_, y) => row(y)).join("\n");
}
