import type { Point } from "./point.ts";
import type { Transform } from "./transform.ts";

/** Where a tile of a picture of this size (in tiles, as drawn) goes when the picture is turned or flipped. */
export function turnPoint({ x, y }: Point, size: { width: number; height: number }, transform: Transform): Point {
  const right = size.width - 1;
  const bottom = size.height - 1;
  switch (transform) {
    case "0":
      return { x, y };
    case "90":
      return { x: bottom - y, y: x };
    case "180":
      return { x: right - x, y: bottom - y };
    case "270":
      return { x: y, y: right - x };
    case "flip-x":
      return { x: right - x, y };
    case "flip-y":
      return { x, y: bottom - y };
    default:
      return unknownTransform(transform);
  }
}

function unknownTransform(transform: never): never {
  throw new Error(`Unknown transform: ${String(transform)}`);
}
