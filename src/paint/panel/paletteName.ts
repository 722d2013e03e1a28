/** What each square of the palette is called: `light blue 3` is three steps lighter than blue (details §11 "Palette"). */
import { CLEAR, type Colour } from "../../pixels/Colour.ts";
import { nameOfColour } from "../../pixels/colourName.ts";
import { PALETTE, PALETTE_COLUMNS } from "../../pixels/palette.ts";

/** The pure colour stands in the middle of its row. */
const PURE = Math.floor(PALETTE_COLUMNS / 2);

export function paletteName(colour: Colour, index: number): string {
  const row = Math.floor(index / PALETTE_COLUMNS);
  if (row === 0) return nameOfGrey(colour, index);
  const hue = nameOfColour(PALETTE[row * PALETTE_COLUMNS + PURE] ?? CLEAR);
  const step = PURE - (index % PALETTE_COLUMNS);
  if (step === 0) return hue;
  return step > 0 ? `light ${hue} ${step}` : `dark ${hue} ${-step}`;
}

function nameOfGrey(colour: Colour, index: number): string {
  if (colour === CLEAR) return "transparent";
  if (index === 1) return "white";
  return index === PALETTE_COLUMNS - 1 ? "black" : `grey ${index - 1}`;
}
