import { CLEAR, type Color, channelsOf } from "./Color.ts";

/** The hues of the palette: around the color wheel from red, 30 degrees apart. */
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

/** With a smaller difference between its channels, a color looks gray. */
const GRAY_SPREAD = 24;

/** A name such as `light blue`, `dark gray` or `transparent`, for screen readers. Many colors share a name. */
export function nameOfColor(color: Color): string {
  if (color === CLEAR) return "transparent";
  const [red, green, blue] = channelsOf(color);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 2 / 255;
  if (most - least < GRAY_SPREAD) return nameOfGray(light);
  const hue = HUES[Math.round(hueOf(red, green, blue) / 30) % HUES.length] ?? "red";
  if (light > 0.62) return `light ${hue}`;
  if (light >= 0.38) return hue;
  return hue === "orange" ? "brown" : `dark ${hue}`;
}

function nameOfGray(light: number): string {
  if (light < 0.1) return "black";
  if (light > 0.94) return "white";
  if (light < 0.4) return "dark gray";
  return light > 0.65 ? "light gray" : "gray";
}

/** In degrees, with red at 0. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}
