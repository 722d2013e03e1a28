/** What a child calls a colour: for those who hear a drawing instead of seeing it. */
import { CLEAR, type Colour, channelsOf } from "./Colour.ts";

/** Around the wheel, 30 degrees apart from red on, as in the palette. */
const HUES = [
  "red",
  "orange",
  "yellow",
  "lime",
  "green",
  "mint",
  "turquoise",
  "sky blue",
  "blue",
  "purple",
  "pink",
  "rose",
] as const;

/** Less spread than this between the channels is seen as no colour. */
const GREY_SPREAD = 24;

/** Like `light blue`, `dark grey` or `transparent`; many colours share one name. */
export function nameOfColour(colour: Colour): string {
  if (colour === CLEAR) return "transparent";
  const [red, green, blue] = channelsOf(colour);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 2 / 255;
  if (most - least < GREY_SPREAD) return nameOfGrey(light);
  const hue = HUES[Math.round(hueOf(red, green, blue) / 30) % HUES.length] ?? "red";
  if (light > 0.62) return `light ${hue}`;
  if (light >= 0.38) return hue;
  return hue === "orange" ? "brown" : `dark ${hue}`;
}

function nameOfGrey(light: number): string {
  if (light < 0.1) return "black";
  if (light > 0.94) return "white";
  if (light < 0.4) return "dark grey";
  return light > 0.65 ? "light grey" : "grey";
}

/** In degrees from red. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}
