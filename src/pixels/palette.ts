import { CLEAR, type Color, colorFromChannels } from "./Color.ts";

export const PALETTE_COLUMNS = 9;

const GRAYS = 8;
const HUES = 12;
/** How far a hue is mixed with white before it in its row, and with black after it. */
const STEPS = [0.8, 0.6, 0.4, 0.2];

/** The 117 swatches of the pixel editor, nine a row: transparent and grays from white to black, then one row for each hue, from tints to shades. */
export const PALETTE: readonly Color[] = [
  CLEAR,
  ...grays(),
  ...Array.from({ length: HUES }, (_, row) => hues(row)).flat(),
];

function grays(): Color[] {
  return Array.from({ length: GRAYS }, (_, step) => {
    const light = Math.round(255 * (1 - step / (GRAYS - 1)));
    return colorFromChannels(light, light, light);
  });
}

function hues(row: number): Color[] {
  const pure = pureHue(row * (360 / HUES));
  const tints = STEPS.map((step) => mixed(pure, 255, step));
  const shades = STEPS.toReversed().map((step) => mixed(pure, 0, step));
  return [...tints, mixed(pure, 0, 0), ...shades];
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
