/** The color of a pixel as 0xRRGGBBAA, not premultiplied: a number, so that drawing creates no objects. All transparent colors are `CLEAR`. */
export type Color = number;

export const CLEAR: Color = 0;
/** The first color of the house palette, for outlines and eyes. */
export const NIGHT_BLACK: Color = 0x2a2440ff;

/** Two colors match if the sum of the differences of their channels is below this. */
export const TOLERANCE = 15;

/** Channels are whole numbers from 0 to 255. */
export function colorFromChannels(red: number, green: number, blue: number, alpha = 255): Color {
  return alpha === 0 ? CLEAR : ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
}

/** The opaque color of 0xRRGGBB. */
export function colorOfRgb(rgb: number): Color {
  return ((rgb << 8) | 255) >>> 0;
}

/** Red, green, blue and alpha, 0 to 255. */
export function channelsOf(color: Color): readonly [number, number, number, number] {
  return [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255];
}

/** `#rrggbb`, the form of color inputs, without alpha. */
export function hexOf(color: Color): string {
  return `#${(color >>> 8).toString(16).padStart(6, "0")}`;
}

/** The opaque color of `#rrggbb`; null for any other text. */
export function colorOfHex(text: string): Color | null {
  return /^#[\da-f]{6}$/i.test(text) ? colorOfRgb(Number.parseInt(text.slice(1), 16)) : null;
}
