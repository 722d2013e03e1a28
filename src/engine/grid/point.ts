/** A square of the grid, or a step between two squares; x grows to the right and y downwards, in whole squares. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function samePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The `x,y` text under which maps of squares (ignored, filled) keep a square. */
export function squareKey(x: number, y: number): string {
  return `${x},${y}`;
}

export type Side = "left" | "right" | "top" | "bottom";

/** The value, or the end of the range that it lies beyond. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
