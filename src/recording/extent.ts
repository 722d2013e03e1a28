import {
  add,
  clamp,
  type Extent,
  extentSquares,
  isIgnored,
  isInExtent,
  type Point,
  type Side,
  squareKey,
  subtract,
} from "../engine/index.ts";
import type { Recording } from "./Recording.ts";

/**
 * Moves one side of the extent to a grid line of the before stage, never past the main actor's square. Pulled over an edge of the stage, the
 * extent has a row or column beyond it, whose squares the rule wants to be off the stage.
 */
export function moveSide(recording: Recording, side: Side, line: number): Recording {
  const extent = { ...recording.extent, ...sideAt(recording, side, line) };
  return sameSides(extent, recording.extent) ? recording : { ...recording, extent: withEdge(recording, extent) };
}

/** How far the extent may reach beyond the stage, in squares: a stored rule is on a stage that has no edges of its own. */
function reachBeyond({ before, ruleId }: Recording): Point {
  const reach = (wraps: boolean) => (wraps || ruleId !== null ? 0 : 1);
  return { x: reach(before.wrapX), y: reach(before.wrapY) };
}

function withEdge({ before, origin, ruleId }: Recording, extent: Extent): Extent {
  if (ruleId !== null) return extent;
  const { edge = {}, ...plain } = extent;
  const isOff = (square: Point) => {
    const { x, y } = add(square, origin);
    return x < 0 || y < 0 || x >= before.width || y >= before.height;
  };
  const kept = Object.keys(edge).filter((key) => !isOff(squareOfKey(key)));
  const beyond = extentSquares(extent).filter(isOff);
  const keys = [...kept, ...beyond.map(({ x, y }) => squareKey(x, y))];
  return keys.length === 0 ? plain : { ...plain, edge: Object.fromEntries(keys.map((key) => [key, true as const])) };
}

/** Moves one side by whole squares, outwards if positive. */
export function growSide(recording: Recording, side: Side, squares: number): Recording {
  const outwards = side === "left" || side === "top" ? -squares : squares;
  return moveSide(recording, side, sideLine(recording, side) + outwards);
}

/** The grid line of the before stage on which a side lies. */
export function sideLine({ extent, origin }: Recording, side: Side): number {
  switch (side) {
    case "left":
      return origin.x + extent.xmin;
    case "right":
      return origin.x + extent.xmax + 1;
    case "top":
      return origin.y + extent.ymin;
    case "bottom":
      return origin.y + extent.ymax + 1;
  }
}

/** How far from the picture somebody can be put down: as far as a jump over one square goes. */
const REACH = 2;

/** Whether a square of the before stage lies inside the picture or near it. */
export function isWithinReach({ before, extent, origin }: Recording, { x, y }: Point): boolean {
  if (x < 0 || y < 0 || x >= before.width || y >= before.height) return false;
  const square = { x: x - origin.x, y: y - origin.y };
  const { xmin, xmax, ymin, ymax } = extent;
  const isNear = (at: number, from: number, to: number) => at >= from - REACH && at <= to + REACH;
  return isNear(square.x, xmin, xmax) && isNear(square.y, ymin, ymax);
}

/** Moves the sides of the extent outwards until they enclose a square within reach; any other square changes nothing. */
export function encloseSquare(recording: Recording, cell: Point): Recording {
  return isWithinReach(recording, cell) ? enclosing(recording, cell) : recording;
}

/**
 * The same for a square at any distance, counted from the main actor. One right beyond an edge is then wanted to be off the stage; what lies on
 * the other side of a stage that goes around is too far away to be shown.
 */
export function showSquare(recording: Recording, square: Point): Recording {
  const { before, origin } = recording;
  const { x, y } = add(origin, square);
  const beyond = reachBeyond(recording);
  const isShown = x >= -beyond.x && y >= -beyond.y && x < before.width + beyond.x && y < before.height + beyond.y;
  return isShown ? enclosing(recording, { x, y }) : recording;
}

function enclosing(recording: Recording, cell: Point): Recording {
  const { extent, origin } = recording;
  const { x, y } = subtract(cell, origin);
  const larger = {
    ...extent,
    xmin: Math.min(extent.xmin, x),
    xmax: Math.max(extent.xmax, x),
    ymin: Math.min(extent.ymin, y),
    ymax: Math.max(extent.ymax, y),
  };
  return sameSides(larger, extent) ? recording : { ...recording, extent: withEdge(recording, larger) };
}

function sideAt(recording: Recording, side: Side, line: number): Partial<Extent> {
  const { before, origin } = recording;
  const beyond = reachBeyond(recording);
  switch (side) {
    case "left":
      return { xmin: clamp(line, 0 - beyond.x, origin.x) - origin.x };
    case "right":
      return { xmax: clamp(line - 1, origin.x, before.width - 1 + beyond.x) - origin.x };
    case "top":
      return { ymin: clamp(line, 0 - beyond.y, origin.y) - origin.y };
    case "bottom":
      return { ymax: clamp(line - 1, origin.y, before.height - 1 + beyond.y) - origin.y };
  }
}

function sameSides(a: Extent, b: Extent): boolean {
  return a.xmin === b.xmin && a.xmax === b.xmax && a.ymin === b.ymin && a.ymax === b.ymax;
}

/** Whether a square of the before stage is marked as one whose content does not matter. */
export function isIgnoredAt({ extent, origin }: Recording, cell: Point): boolean {
  return isIgnored(extent, subtract(cell, origin));
}

/** Marks or unmarks a square of the extent. Marks that a smaller extent no longer covers are kept until the rule is saved. */
export function setIgnored(recording: Recording, cell: Point, ignored: boolean): Recording {
  const { extent, origin } = recording;
  const square = subtract(cell, origin);
  if (!isInExtent(extent, square) || isIgnoredAt(recording, cell) === ignored) return recording;
  const { [squareKey(square.x, square.y)]: _, ...others } = extent.ignored;
  const marks = ignored ? { ...others, [squareKey(square.x, square.y)]: true as const } : others;
  return { ...recording, extent: { ...extent, ignored: marks } };
}

/** The same squares of the stage, counted from an origin that is a step further on. */
export function recountExtent(extent: Extent, step: Point): Extent {
  const { xmin, xmax, ymin, ymax } = extent;
  const sides = { xmin: xmin - step.x, xmax: xmax - step.x, ymin: ymin - step.y, ymax: ymax - step.y };
  return withMarks({ ...extent, ...sides }, (square) => subtract(square, step));
}

/** The extent as a rule stores it: without marks outside of it. */
export function trimExtent(extent: Extent): Extent {
  return withMarks(extent, (square) => (isInExtent(extent, square) ? square : null));
}

/** Each mark on a square of the extent (ignored, passing, edge) on another square, or gone for null. */
function withMarks(extent: Extent, squareFor: (square: Point) => Point | null): Extent {
  const { ignored, passing, edge } = extent;
  const moved = <Mark>(marks: Readonly<Record<string, Mark>>) => movedMarks(marks, squareFor);
  return {
    ...extent,
    ignored: moved(ignored),
    ...(passing && { passing: moved(passing) }),
    ...(edge && { edge: moved(edge) }),
  };
}

function movedMarks<Mark>(
  marks: Readonly<Record<string, Mark>>,
  squareFor: (square: Point) => Point | null,
): Record<string, Mark> {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([key, mark]) => {
      const square = squareFor(squareOfKey(key));
      return square ? [[squareKey(square.x, square.y), mark] as const] : [];
    }),
  );
}

function squareOfKey(key: string): Point {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}
