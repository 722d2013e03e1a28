import { DEFAULT_STAGE } from "../../../engine/index.ts";

export interface Background {
  readonly name: string;
  /** The value of the stage's `background`. */
  readonly background: string;
}

export const COLORS: readonly Background[] = [
  { name: "Deep blue", background: DEFAULT_STAGE.background },
  { name: "Sky blue", background: "#7cc7f0" },
  { name: "Lagoon", background: "#1fa39a" },
  { name: "Grass", background: "#3f9a4d" },
  { name: "Sand", background: "#e9d8a6" },
  { name: "Sun", background: "#ffc93c" },
  { name: "Coral", background: "#ff7d66" },
  { name: "Violet", background: "#7a5bb5" },
  { name: "Earth", background: "#6b4a2f" },
  { name: "Stone", background: "#9aa5ab" },
  { name: "Night", background: "#22313a" },
  { name: "White", background: "#ffffff" },
];

export interface BundledPicture extends Background {
  /** A path on this site. */
  readonly address: string;
}

export const PICTURES: readonly BundledPicture[] = [
  bundled("Landscape", "landscape"),
  bundled("Forest", "forest"),
  bundled("Cave", "cave"),
  bundled("Space", "space"),
];

export function isOwnPicture(background: string): boolean {
  return background.startsWith("url(") && PICTURES.every((picture) => picture.background !== background);
}

/** Whether it is a color that is not offered. */
export function isOtherColor(background: string): boolean {
  return !background.startsWith("url(") && !COLORS.some((color) => color.background === background.toLowerCase());
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The value for the browser's color picker; the default color if the background is a picture or in another notation. */
export function pickerColor(background: string): string {
  return HEX.test(background) ? background : DEFAULT_STAGE.background;
}

function bundled(name: string, file: string): BundledPicture {
  const address = `/backgrounds/${file}.png`;
  return { name, address, background: `url(${address})` };
}
