import { type Actor, add, type Id, isInExtent, type Point, samePoint } from "../../engine/index.ts";
import type { Recording } from "../../recording/Recording.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import { endOf } from "./shapes.ts";

/** The recording of a rule of that character; null if there is none. */
export function recordingOf({ recording }: LessonFacts, characterId: Id): Recording | null {
  return recording?.characterId === characterId ? recording : null;
}

/** Whether the extent contains these squares, relative to the main actor. */
export function frames({ recording }: LessonFacts, ...squares: readonly (readonly [number, number])[]): boolean {
  return recording !== null && squares.every(([x, y]) => isInExtent(recording.extent, { x, y }));
}

/** Whether the extent has exactly that size. */
export function framesExactly({ recording }: LessonFacts, [xmin, ymin]: Corner, [xmax, ymax]: Corner): boolean {
  const extent = recording?.extent;
  return extent?.xmin === xmin && extent.ymin === ymin && extent.xmax === xmax && extent.ymax === ymax;
}
type Corner = readonly [number, number];

/** The actors on a square of the before picture, relative to the main actor. */
export function inPictureAt({ recording }: LessonFacts, [x, y]: Corner): Actor[] {
  if (!recording) return [];
  const square = add(recording.origin, { x, y });
  return Object.values(recording.before.actors).filter(({ position }) => samePoint(position, square));
}

/** The actors of a character inside the extent, other than the main actor. */
export function framed({ recording }: LessonFacts, characterId: Id): Actor[] {
  if (!recording) return [];
  const { before, origin, extent, mainActorId } = recording;
  return Object.values(before.actors).filter(
    ({ id, characterId: its, position }) =>
      its === characterId &&
      id !== mainActorId &&
      isInExtent(extent, { x: position.x - origin.x, y: position.y - origin.y }),
  );
}

/** Whether the main actor is on that square after all rows. */
export function endsOn({ recording }: LessonFacts, x: number, y: number): boolean {
  if (!recording) return false;
  return samePoint(endOf(recording.actions, recording.mainActorId), { x, y });
}

/** The square of the pictures at a position relative to the main actor. */
export function squareOf({ recording }: LessonFacts, x: number, y: number): Point {
  return add(recording?.origin ?? { x: 0, y: 0 }, { x, y });
}
