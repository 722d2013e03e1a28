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
