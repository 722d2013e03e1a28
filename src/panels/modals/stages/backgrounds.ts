/** The backgrounds that can be chosen with one press (details §13 "Background"). */
import { DEFAULT_STAGE } from "../../../engine/index.ts";

export interface Background {
  readonly name: string;
  /** As a stage keeps it. */
  readonly background: string;
}

export const COLOURS: readonly Background[] = [
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
  /** A path of this site. */
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

/** A colour that is none of ours. */
export function isOtherColour(background: string): boolean {
  return !background.startsWith("url(") && !COLOURS.some((colour) => colour.background === background.toLowerCase());
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour as the browser's picker takes it; the default where it is a picture or written otherwise. */
export function pickerColour(background: string): string {
  return HEX.test(background) ? background : DEFAULT_STAGE.background;
}

function bundled(name: string, file: string): BundledPicture {
  const address = `/backgrounds/${file}.png`;
  return { name, address, background: `url(${address})` };
}
