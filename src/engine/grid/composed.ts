import type { Point } from "./point.ts";
import { TRANSFORMS, type Transform } from "./transform.ts";

/** Where a step goes when the picture it is in is turned or flipped around the square it starts from. */
export function turnStep({ x, y }: Point, transform: Transform): Point {
  const turned = turnedStep({ x, y }, transform);
  // Without the minus of a negative zero, which JSON and map keys do not have.
  return { x: turned.x + 0, y: turned.y + 0 };
}

function turnedStep({ x, y }: Point, transform: Transform): Point {
  switch (transform) {
    case "0":
      return { x, y };
    case "90":
      return { x: -y, y: x };
    case "180":
      return { x: -x, y: -y };
    case "270":
      return { x: y, y: -x };
    case "flip-x":
      return { x: -x, y };
    case "flip-y":
      return { x, y: -y };
  }
}

/** One transform and then another as a single one; null if that is none of the six, as for a flip and a quarter turn. */
export function composed(first: Transform, then: Transform): Transform | null {
  const goal = PROBES.map((probe) => turnStep(turnStep(probe, first), then));
  return TRANSFORMS.find((one) => PROBES.every((probe, n) => isSame(turnStep(probe, one), goal[n]))) ?? null;
}

/** Two steps tell every transform from every other. */
const PROBES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

function isSame(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}
