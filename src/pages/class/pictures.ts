/** The pictures of which a child in a class taps three: their names, in the order of the sheet `assets/ui/class.png`. */
export const CLASS_PICTURES: readonly string[] = [
  "Fox",
  "Rocket",
  "Apple",
  "Key",
  "Fish",
  "Flag",
  "Robot",
  "Heart",
  "Bee",
  "Frog",
  "Door",
  "Mushroom",
  "Bat",
  "Star",
  "Crate",
  "Cloud",
  "Ghost",
  "Flower",
  "Dragon",
  "Coin",
  "Bucket",
  "Rock",
  "Slime",
  "Drop",
];

const COLUMNS = 8;

/** Where a picture is in the sheet, as style properties. */
export function placeOf(picture: number): Readonly<Record<`--${string}`, number>> {
  return { "--column": picture % COLUMNS, "--row": Math.floor(picture / COLUMNS) };
}

/** The code of a class as it is written on a board: `MOP ALI`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** A typed code as the server knows it. */
export function tidyCode(typed: string): string {
  return typed.replace(/[^a-z]/gi, "").toUpperCase();
}

/** The address of the door of a class. */
export function doorPath(code: string): string {
  return `/class/${encodeURIComponent(code)}`;
}

/** The address of the teacher's wall. */
export function wallPath(classId: string): string {
  return `/wall/${encodeURIComponent(classId)}`;
}
