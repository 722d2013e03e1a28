import { CLEAR, type Color, colorFromChannels, colorOfRgb } from "./Color.ts";

export interface NamedColor {
  readonly name: string;
  readonly color: Color;
}

/** As long as the rows of the house palette. */
export const HOUSE_COLUMNS = 4;

/** The house palette: the 32 colors of the product's own pictures, in rows from dark to light. */
export const HOUSE_PALETTE: readonly NamedColor[] = [
  ["Night black", 0x2a2440],
  ["Gray", 0x68738f],
  ["Light gray", 0xbcc8d6],
  ["White", 0xfffdf6],
  ["Dark brown", 0x54313a],
  ["Brown", 0x7f4b3d],
  ["Light brown", 0xab6e48],
  ["Tan", 0xd39a60],
  ["Clay", 0xe29c78],
  ["Peach", 0xfac8a0],
  ["Light peach", 0xffe4c6],
  ["Sand", 0xf0cc90],
  ["Dark red", 0xb93350],
  ["Red", 0xe8575a],
  ["Pink", 0xf693b4],
  ["Light pink", 0xfcc4d2],
  ["Dark orange", 0xd96c2c],
  ["Orange", 0xf8983c],
  ["Yellow", 0xffd54a],
  ["Light yellow", 0xfff0a0],
  ["Dark green", 0x1f5f4c],
  ["Teal", 0x1fa39a],
  ["Green", 0x5fbd60],
  ["Light green", 0x98db6f],
  ["Dark blue", 0x2c4488],
  ["Blue", 0x4f9ae6],
  ["Sky blue", 0x87c8f7],
  ["Ice blue", 0xc8eafc],
  ["Dark purple", 0x4a3680],
  ["Purple", 0x7152b4],
  ["Light purple", 0x9d7bd8],
  ["Lavender", 0xcaaff2],
].map(([name, rgb]) => ({ name: String(name), color: colorOfRgb(Number(rgb)) }));

export const PALETTE_COLUMNS = 9;

const GRAYS = 8;
/** The names of the pure colors, around the color wheel from red, 30 degrees apart. */
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
/** How far a hue is mixed with white before it in its row, and with black after it. */
const STEPS = [0.8, 0.6, 0.4, 0.2];

/** The 117 colors of the large palette, nine a row: transparent and grays from white to black, then one row for each hue, from tints to shades. */
export const PALETTE: readonly NamedColor[] = [
  { name: "transparent", color: CLEAR },
  ...grays(),
  ...HUES.flatMap((hue, row) => shadesOf(hue, row * (360 / HUES.length))),
];

function grays(): NamedColor[] {
  return Array.from({ length: GRAYS }, (_, step) => {
    const light = Math.round(255 * (1 - step / (GRAYS - 1)));
    return { name: nameOfGray(step), color: colorFromChannels(light, light, light) };
  });
}

function nameOfGray(step: number): string {
  if (step === 0) return "white";
  return step === GRAYS - 1 ? "black" : `gray ${step}`;
}

function shadesOf(hue: string, degrees: number): NamedColor[] {
  const pure = pureHue(degrees);
  const tints = STEPS.map((share, step) => ({
    name: `light ${hue} ${STEPS.length - step}`,
    color: mixed(pure, 255, share),
  }));
  const shades = STEPS.toReversed().map((share, step) => ({
    name: `dark ${hue} ${step + 1}`,
    color: mixed(pure, 0, share),
  }));
  return [...tints, { name: hue, color: mixed(pure, 0, 0) }, ...shades];
}

/** Red, green and blue, from 0 to 255, of a fully saturated hue. */
function pureHue(degrees: number): readonly [number, number, number] {
  const channel = (shift: number): number => {
    const place = (shift + degrees / 60) % 6;
    return 255 * (1 - Math.max(0, Math.min(place, 4 - place, 1)));
  };
  return [channel(5), channel(3), channel(1)];
}

function mixed([red, green, blue]: readonly [number, number, number], other: number, share: number): Color {
  const mix = (channel: number): number => Math.round(channel + (other - channel) * share);
  return colorFromChannels(mix(red), mix(green), mix(blue));
}
