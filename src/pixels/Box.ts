/** A position in an image, counted from its top left pixel, x to the right and y down. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** At least one pixel wide and high. */
export interface Box extends Pixel, Size {}

/** The box between two corners, both included. */
export function boxBetween(a: Pixel, b: Pixel): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.abs(a.x - b.x) + 1, height: Math.abs(a.y - b.y) + 1 };
}

/** The intersection of two boxes; null if they do not overlap. */
export function sharedBox(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export function wholeBox({ width, height }: Size): Box {
  return { x: 0, y: 0, width, height };
}

export function isInside({ x, y }: Pixel, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}
